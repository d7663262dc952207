# Co to je a čí to je.

about-title = O klubovně
about-what = Klubovna je místo pro neobvyklé deskové hry. Hrajete tu jako u stolu, ve dvou nebo proti počítači. Program zná pravidla, hlídá tahy, vysvětlí, proč něco nejde, a zapíše celou partii, aby se dala znovu přehrát.
about-privacy = Soukromí
about-privacy-requests = Stránka po načtení nic nestahuje odjinud a nic nikam neposílá. Nemá účty, statistiky, reklamy ani cookies. Funguje i z jediného souboru bez připojení.
about-privacy-device = Partie a nastavení jsou uložené jen v tomto prohlížeči.
about-privacy-delete = Smazat je můžete v nastavení.
about-games = Hry a jejich autoři
about-game-folky = FOLKY® vymyslel Petr Doubek (2019). FOLKY je registrovaná ochranná známka svého vlastníka.
about-game-mixtour = Mixtour vymyslel Dieter Stein (2011).
about-game-raindropchess = Raindropchess® vymyslel Pavel Englický (2011). Název užívá jeho vlastník jako registrovanou ochrannou známku.
about-game-animal-shogi = Šógi je tradiční hra. Se zvířátky na 81 polích vychází v Japonsku; zvířátka tady jsou naše vlastní kresby.
about-game-tri-d-chess = Turnajová pravidla trojrozměrných šachů sepsali Jens Meder a přátelé, varianty autoři uvedení u každé z nich. Desky proslavil seriál Star Trek, jehož název je ochrannou známkou svého vlastníka.
about-rules = Pravidla
about-independent = Klubovna je nezávislá: nevydávají ji autoři ani vydavatelé her a nemluví jejich jménem. Názvy her patří jejich vlastníkům. Pravidla jsou vyložena vlastními slovy, desky i figury jsou vlastní kresby.
about-licences = Licence
about-own = Program je otevřený: můžete si vybrat licenci MIT nebo Apache 2.0. Kresby patří všem (CC0).
about-parts = Součástí jsou díla jiných autorů:
