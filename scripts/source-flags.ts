/** Flags under which Node runs our sources as they are; `bootstrap.mjs`, which may import nothing, has its own list. */
export const sourceFlags: readonly string[] = [
  "--conditions=@shortvideo-api/source",
  "--disable-warning=ExperimentalWarning",
  // An address: on Windows, `--import` takes no path such as `C:\…`.
  `--import=${new URL("run-sources.mjs", import.meta.url).href}`,
];
