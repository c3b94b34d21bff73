import { main } from "./spec-diff.ts";

process.exitCode = await main(process.argv.slice(2));
