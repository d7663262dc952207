//! Klubovna in the browser.
