// Runs examples one after another: `run-examples.ts FILE…`. Prints the failures as JSON: the error by its file.

import { pathToFileURL } from "node:url";
import { provideGiven } from "./given.ts";

const stop = await provideGiven();
const failures: Record<string, string> = {};
console.log = () => {};
for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    failures[file] = String(error instanceof Error ? error.stack : error);
  }
}
await stop();
process.stdout.write(JSON.stringify(failures));
process.exit();
