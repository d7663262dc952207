# The view in space of boards that lie above each other.

space-pictures = Jak pokazać plansze
space-picture-flat = Plan
space-picture-space = Przestrzeń
space-picture-both = Oba
space-looks = Widok
space-look-white = od białych
space-look-black = od czarnych
space-look-side = z boku
space-look-top = z góry
space-key = Klawisz { $key }; zero lub dwukrotne kliknięcie pokazuje znów wszystko
space-missing = Ta przeglądarka nie umie tu rysować w przestrzeni (nie ma WebGL). Plan pokazuje wszystko i gra się na nim równie dobrze.
space-unloaded = Nie udało się wczytać widoku w przestrzeni. Plan pokazuje wszystko i gra się na nim równie dobrze.
space-lost = Karta graficzna porzuciła ten obraz: mieści ich tylko kilka naraz albo była potrzebna gdzie indziej. Plan pokazuje wszystko i gra się na nim równie dobrze; obraz wróci sam albo gdy znów go wybierzesz.
space-close = Zamknij
