import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

// Comes first, since it affects only modules that are loaded later.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compile", import.meta.url)));
// A run is too short for the optimizing compiler. Without it, large documents take 10 % less time.
if (!process.argv.includes("--watch")) setFlagsFromString("--no-opt");
const { main } = await import("./command.ts");
process.exitCode = await main(process.argv.slice(2));
