#!/usr/bin/env node
import { startProgram } from "@shortvideo-api/document/start/source";

startProgram("openapi-monorepo", new URL("../package.json", import.meta.url));

const { runCommand } = await import("./commands/run-command.ts");
// A program of another package has set the exit code itself.
process.exitCode = (await runCommand(process.argv.slice(2))) ?? process.exitCode;
