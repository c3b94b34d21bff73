// `run-examples.ts FILE…` runs examples one after another. It prints the errors by file, as JSON.

import { pathToFileURL } from "node:url";
import { provideGiven } from "./given.ts";

const stop = await provideGiven();
const failures: Record<string, string> = {};
Object.assign(console, { log: () => {}, info: () => {}, debug: () => {} });
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
