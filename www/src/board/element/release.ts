import { comesFrom } from "../../loading/served";

// On somebody's page: the script with the lasting name says which release is there. Not in the single file.
comesFrom(import.meta.url.replace(/assets\/[^/]*$/, "board-game.js"), import.meta.url);
