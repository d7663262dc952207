# The view in space of boards that lie above each other.

space-pictures = How the boards are shown
space-picture-flat = Plan
space-picture-space = Space
space-picture-both = Both
space-looks = Look from
space-look-white = White
space-look-black = Black
space-look-side = Side
space-look-top = Above
space-key = Key { $key }; 0 or a double click shows everything again
space-missing = This browser cannot draw in space here (it has no WebGL). The plan shows everything and plays just as well.
space-unloaded = The view in space could not be loaded. The plan shows everything and plays just as well.
space-lost = The graphics card has let go of this picture: it holds only a few at a time, or was needed elsewhere. The plan shows everything and plays just as well; the picture comes back by itself, or when you choose it again.
space-close = Close
