import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Before anything else is loaded, since it serves only what is loaded after it.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compile", import.meta.url)));
const { main } = await import("./spec-diff.ts");
process.exitCode = await main(process.argv.slice(2));
