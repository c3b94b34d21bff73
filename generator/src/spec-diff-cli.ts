import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Before anything else is loaded: both affect only modules that are loaded later. The package of reports needs no build.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compile", import.meta.url)));
await import("../../scripts/run-sources.mjs");
const { main } = await import("./spec-diff.ts");
process.exitCode = await main(process.argv.slice(2));
