import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const path = fileURLToPath(new URL("../../src/cli.mjs", import.meta.url));

test.each(["generate", "diff", "release-plan"])(
  "%s finishes its work when the reader of its output has gone",
  async (command) => {
    const child = spawn(process.execPath, [path, command, "--help"], { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });

    const [code]: unknown[] = await once(child, "close");

    expect({ code, errors }).toEqual({ code: 0, errors: "" });
  },
);
