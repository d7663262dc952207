# Lines of moves: what is tried beside a game, and what is done with variations.

play-looking-back = Oglądasz wcześniejszą pozycję.
play-return = Wróć do partii
lines-tried = Próbujesz ruchów; partia czeka.
lines-clock = Zegar stoi.
lines-back = Z powrotem w partii.
moves-removed = { $count ->
    [one] Usunięto ruch { $move }.
    [few] Usunięto { $move } z dalszym ciągiem: { $count } ruchy.
   *[many] Usunięto { $move } z dalszym ciągiem: { $count } ruchów.
  }
moves-restore = Przywróć
moves-restored = Usunięte ruchy są z powrotem.
moves-promoted = Ruch { $move } jest teraz w wariancie głównym.
play-do-restore = Przywróć usunięte ruchy
lines-elsewhere = Ta partia toczy się w innej karcie lub oknie.
play-elsewhere = Ta partia jest otwarta w innej karcie lub oknie. Tutaj można ją tylko oglądać.
play-take-over = Graj tutaj
play-do-begin-clock = Graj dalej z zegarem
