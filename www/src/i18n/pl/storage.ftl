# Why games are not saved, and what to do.

storage-failed = Przeglądarka nie może teraz nic zapisać; być może dysk jest pełny. Klubovna próbuje dalej. Dopóki widać ten komunikat, partie przetrwają tylko do zamknięcia lub odświeżenia strony: skopiuj przedtem ich zapisy.
storage-silent = Pamięć przeglądarki nie odpowiada. Mimo to można grać, ale na razie nic się nie zapisuje. Jeśli tak zostanie, skopiuj zapisy swoich partii i uruchom przeglądarkę ponownie.
storage-blocked = Zapisane partie blokuje inna karta ze starszą Klubovną. Zamknij ją lub odśwież; do tego czasu nic się tu nie zapisuje.
storage-newer = W tej przeglądarce zapisywała już partie nowsza wersja Klubovny. Ta starsza ich nie rusza. Odśwież stronę, aby dostać nowszą, albo graj bez zapisywania.
storage-accepted = Grasz bez zapisywania: partie przetrwają tylko do zamknięcia lub odświeżenia strony.
storage-none = Ta przeglądarka niczego nie zachowuje: partie przetrwają tylko do zamknięcia lub odświeżenia strony. Skopiuj lub pobierz to, co chcesz zatrzymać.
storage-record = Pokaż zapis
storage-reload = Odśwież
storage-play = Graj bez zapisywania
storage-file = Zapisz jako jeden plik z moimi partiami
