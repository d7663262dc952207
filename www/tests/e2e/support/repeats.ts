/** Whether everything is tried, for a release. */
export const THOROUGH = "KLUBOVNA_THOROUGH" in process.env;

/**
 * Tests that do again what another one does: at another window, with another pointer, game, look, language or tool.
 * They are left to `cargo xtask test --thorough`; the others try every feature once.
 */
export const REPEATS: readonly RegExp[] = [
  // Windows.
  /leave the panel its bars at (?:1280 x|1024 x 768)/,
  /stops of the Tab key in games, at 1280 x 800/,
  /the move on view is seen in the list, .*: 844 x 390/,
  /sheet of moves shows the one on view/,
  /in a half and how it ended have room: (?:768 x 1024|390 x 844)/,
  /everything fits, at (?:390 x \d+|375 x 600)/,
  /on its side a phone shows all .*, at (?:740 x 360|667 x 375)/,
  /stay in sight in words: (?:1280 x 720|1024 x 768)/,
  /says what wins, until that is read: (?:1280 x 720|844 x 390)/,
  // Pointers and keys.
  /a whole game to mate.*, by drag/,
  /FOLKY: a draw by repetition, by drag/,
  /the whole published game, dragged and clicked/,
  /-touch\.spec\.ts .*(?:whole game to mate|promotion up to mate)/,
  /raindrop-play.*to mate, by keyboard/,
  /Mixtour: a game in writing/,
  /Mixtour: .*to a point, by (?:click|tap)/,
  /trid-play.*up to mate, by keyboard/,
  /all men of both sides can be taken from where they are seen/,
  // Games.
  /on the page of (?:folky|mixtour|animal-shogi|raindropchess) after its first picture/,
  /listening.*(?:FOLKY|Mixtour|Animal Shogi: a promotion|Raindropchess)/,
  /(?:FOLKY|Mixtour): a game of one who sees nothing/,
  /two people play (?:folky|animal-shogi|tri-d-chess): two calls/,
  /(?:folky|raindropchess|mixtour|animal-shogi): both halves are whole in every window/,
  /(?:folky|raindropchess|mixtour|animal-shogi): squares as large as promised/,
  /a word beside the board of folky changes/,
  /(?:folky|animal-shogi|mixtour|raindropchess): the diagram is the board/,
  /words fit on #\/new\/(?:folky|mixtour|raindropchess|animal-shogi)/,
  /words fit on #\/rules\/(?:folky|mixtour|raindropchess|animal-shogi)/,
  /words fit beside a game of (?:folky|mixtour|animal-shogi|tri-d-chess)/,
  /words fit in the halves .* a game of (?:folky|mixtour|raindropchess|tri-d-chess)/,
  /stops of the Tab key on #\/(?:new|rules)\/(?:folky|mixtour|raindropchess|animal-shogi)/,
  /the program plays: no ply takes more/,
  /rules\.spec\.ts (?:folky|animal-shogi|mixtour).* every diagram is drawn/,
  /an array that chance has drawn is no move yet: At random/,
  /trid-play.*an idle board asks for no frame/,
  /an idle view in space asks for no frame/,
  // Looks.
  /desktop axe\.spec\.ts \w+, \w+ every page/,
  /phone axe\.spec\.ts \w+, \w+ (?!every page)/,
  /axe finds nothing wrong with the card table/,
  /(?:kanji, (?:light|active)|letters, \w+) check is seen/,
  /faults of accessibility, light/,
  /light(?:, in Czech)? the (?:form|dialog with the word) has no faults/,
  /no faults of accessibility with space/,
  /free squares stand out, light/,
  /forced colours, light/,
  /Both: no size depends on what is drawn in space/,
  /all boards above each other in sight: space/,
  // Languages.
  /rules\.spec\.ts (?:folky|animal-shogi), en-GB/,
  /rules\.spec\.ts (?:raindropchess|tri-d-chess|mixtour), cs-CZ/,
  /sample\.spec\.ts en-GB/,
  /announcements, en-GB every move/,
  /announcements, cs-CZ draws/,
  /axe\.spec\.ts (?:Czech, light|English, dark)/,
  // Tools, browsers and places.
  /webkit.*(?:handed on by link|FOLKY by mouse|Mixtour by mouse|Raindropchess with cards|Animal Shogi with a drop)/,
  /firefox.*(?:Mixtour by mouse|Animal Shogi with a drop)/,
  /built with (?:webpack|esbuild) plays/,
  /code pasted \d+ times/,
  /single file uses all that its policy allows/,
  /played while the disk was full/,
  /in space, too, the program answers/,
  /the one file has its opponent with it/,
  /the program thinks (?:only on its own time|on one.s time where the device)/,
  /delayed promotion up to mate, in space/,
];
