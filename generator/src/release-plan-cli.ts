import { main } from "./release-plan.ts";

process.exitCode = await main(process.argv.slice(2));
