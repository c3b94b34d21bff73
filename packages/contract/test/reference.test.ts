import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printOptionRows } from "../../mock/test/print-option-rows.js";
import { createCheckHarCommand } from "../src/command/create-check-har-command.js";
import { createProxyCommand } from "../src/command/create-proxy-command.js";
import { createRunCommand } from "../src/command/create-run-command.js";
import { createVerifyCommand } from "../src/command/create-verify-command.js";

const reference = readFileSync(new URL("../docs/reference.md", import.meta.url), "utf8");

const commands = [createRunCommand(), createVerifyCommand(), createProxyCommand(), createCheckHarCommand()];

test.each(commands.map((command) => ({ name: command.name(), command })))(
  "the reference repeats the help of each option of $name",
  ({ command }) => {
    expect(printOptionRows(command).filter((row) => !reference.includes(row))).toEqual([]);
  },
);
