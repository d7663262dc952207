# When a part of the program cannot be loaded. These words come with the program: they could not be loaded either.

error-part-unreachable = This could not be loaded: the site cannot be reached. What is here stays.
error-part-gone = There is a newer version of Klubovna, and this page is still the old one. Reload it to go on.
error-part-failed = This could not be loaded.
part-again = Try again
part-reload = Reload the page
part-reason = Not possible here. The reason could not be loaded.
