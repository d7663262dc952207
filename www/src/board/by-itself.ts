// Boards on this page come to their games by themselves, from their attributes.
import "./element/own-game";
