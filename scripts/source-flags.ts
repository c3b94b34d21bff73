/** Flags with which Node runs our sources without a build. `commands.mjs` repeats them, because it may import nothing. */
export const sourceFlags: readonly string[] = [
  "--conditions=@shortvideo-api/source",
  "--disable-warning=ExperimentalWarning",
  // An address, because on Windows, `--import` takes no path such as `C:\…`.
  `--import=${new URL("run-sources.mjs", import.meta.url).href}`,
];
