# Mixtour: proč je tah dobrý, nebo špatný. Podmětem vět je tah.

mixtour-because-scores = Získává bod.
mixtour-because-prevents-point = Nedovolí { $move }, což by soupeři dalo bod.
mixtour-because-threatens-point = Hrozí sloupkem aspoň pěti kamenů a bodem: { $move }.
mixtour-because-takes-over = Přebírá sloupek na { $to }, který má teď výšku { $height }.
mixtour-because-lets-score = Soupeř pak může získat bod: { $move }.
mixtour-because-hands-over = Přenechává soupeři sloupek na { $to }, který má výšku { $height }.
