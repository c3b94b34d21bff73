#!/usr/bin/env node
import { resolve } from "node:path";
import { main } from "./command/diff-command.ts";
import { ignoreClosedOutput } from "./command/ignore-closed-output.ts";

ignoreClosedOutput();
process.exitCode = await main(process.argv.slice(2), {
  program: "shortvideo-diff",
  repository: process.cwd(),
  spec: resolve("openapi.yaml"),
});
