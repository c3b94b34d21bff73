import { fileURLToPath } from "node:url";
import { main } from "./main.ts";

process.exitCode = await main(process.argv.slice(2), fileURLToPath(new URL("../../..", import.meta.url)));
