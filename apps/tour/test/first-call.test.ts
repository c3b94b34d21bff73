import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sourceFlag } from "../../../scripts/source-flag.ts";

const run = promisify(execFile);
const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), "utf8");
const documentedUrl = "http://127.0.0.1:4010";
let readme = "";
let mock: MockServer;
beforeAll(async () => {
  readme = await read("README.md");
  mock = await startMock();
});
afterAll(() => mock.stop());

/** Returns the command and the output of the README's console block that begins with a program. */
function readConsole(program: string): { command: string; output: string } {
  const [, command = "", output = ""] =
    new RegExp(`^\`\`\`console\\n\\$ (${program} [^\\n]*)\\n(.*?)^\`\`\``, "ms").exec(readme) ?? [];
  expect(output).not.toBe("");
  return { command, output };
}

test("shows the file of the first call in the README", async () => {
  expect(readme).toContain(`\`\`\`js\n${await read("apps/tour/first-call.mjs")}\`\`\``);
});

test("prints the output that the README shows", async () => {
  const { command, output } = readConsole("node");
  const file = await read(command.slice("node ".length));
  const code = file.replace(documentedUrl, mock.url);
  expect(code).not.toBe(file);

  const flags = [sourceFlag, "--input-type=module", "--eval", code];
  const { stdout } = await run(process.execPath, flags, { cwd: fileURLToPath(new URL("..", import.meta.url)) });

  expect(stdout).toBe(output);
});

test("rejects the invalid request of the README with the response that it shows", async () => {
  const { command, output } = readConsole("curl");
  const [url = ""] = /http:[^']+/.exec(command) ?? [];

  const response = await fetch(url.replace(documentedUrl, mock.url), { headers: { "x-gateway-key": "any-key" } });

  const shown = [
    `HTTP/1.1 ${response.status} ${response.statusText}`,
    `x-mock-violation: ${response.headers.get("x-mock-violation")}`,
    "…",
    await response.text(),
  ];
  expect(`${shown.join("\n")}\n`).toBe(output);
});
