import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Node starts its TypeScript parser for an entry in TypeScript, because the cache is not enabled yet. That takes 50 ms, so this entry
// is JavaScript.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compile", import.meta.url)));
// The differ prints reports, and the sources of their package can be loaded only with these settings.
if (process.argv[2] === "diff") await import("../../scripts/run-sources.mjs");
const { runCommand } = await import("./commands/run-command.ts");
// A program of another package has set the exit code itself.
process.exitCode = (await runCommand(process.argv.slice(2))) ?? process.exitCode;
