/** The flag with which Node runs our sources without a build. It is an address, because on Windows, it takes no path such as `C:\…`. */
export const sourceFlag: string = `--import=${new URL("run-sources.mjs", import.meta.url).href}`;
