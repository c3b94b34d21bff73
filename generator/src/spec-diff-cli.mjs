import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// JavaScript for the reason in cli.mjs. The cache and the reading of packages from their sources come first, since they affect only
// modules that are loaded later.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compile", import.meta.url)));
await import("../../scripts/run-sources.mjs");
const { ignoreClosedOutput } = await import("./ignore-closed-output.ts");
const { main } = await import("./spec-diff.ts");
ignoreClosedOutput();
process.exitCode = await main(process.argv.slice(2));
