import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const scripts = ["cli.mjs", "spec-diff-cli.mjs", "release-plan-cli.mjs"];

test.each(scripts)("%s finishes its work when the reader of its output has gone", async (script) => {
  const path = fileURLToPath(new URL(`../../src/${script}`, import.meta.url));
  const child = spawn(process.execPath, [path, "--help"], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });

  const [code]: unknown[] = await once(child, "close");

  expect({ code, errors }).toEqual({ code: 0, errors: "" });
});
