/** The page in the frame has the colours of its board. */
export function wearTheme(theme: string | null | undefined): void {
  const { dataset } = document.documentElement;
  if (theme === "light" || theme === "dark") dataset["theme"] = theme;
  else delete dataset["theme"];
}
