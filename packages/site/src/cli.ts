#!/usr/bin/env node
import { startProgram } from "@shortvideo-api/document/start";

const version = startProgram("shortvideo-site", new URL("../package.json", import.meta.url));

const { runCommand } = await import("@shortvideo-api/mock/commands");
const { createCommand } = await import("./command/create-command.js");

await runCommand(createCommand("shortvideo-site", version));
