import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Comes first, since it affects only modules that are loaded later.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compile", import.meta.url)));
const { runAlone } = await import("./command.ts");
process.exitCode = await runAlone(process.argv.slice(2));
