import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// JavaScript for the reason in cli.mjs. The cache comes first, since it affects only modules that are loaded later.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compile", import.meta.url)));
const { ignoreClosedOutput } = await import("./ignore-closed-output.ts");
const { main } = await import("./release-plan.ts");
ignoreClosedOutput();
process.exitCode = await main(process.argv.slice(2));
