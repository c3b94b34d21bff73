import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Node starts its TypeScript parser for an entry in TypeScript, because the cache is not enabled yet. That takes 50 ms, so this entry
// is JavaScript.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compile", import.meta.url)));
const { ignoreClosedOutput } = await import("./ignore-closed-output.ts");
const { runAlone } = await import("./command.ts");
ignoreClosedOutput();
process.exitCode = await runAlone(process.argv.slice(2));
