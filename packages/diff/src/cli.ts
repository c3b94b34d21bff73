#!/usr/bin/env node
import { resolve } from "node:path";
import { ignoreOutputErrors } from "@shortvideo-api/document/start/source";
import { main } from "./command/diff-command.ts";

// As if a report could not be written.
ignoreOutputErrors(4);
process.exitCode = await main(process.argv.slice(2), {
  program: "shortvideo-diff",
  repository: process.cwd(),
  spec: resolve("openapi.yaml"),
});
