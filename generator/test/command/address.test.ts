import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { main } from "../../src/commands/generate-command.ts";
import { main as suggestLists } from "../../src/commands/suggest-command.ts";
import { type MainResult, runMain } from "./run-main.ts";

const letters = fileURLToPath(new URL("../scenarios/cursor-list/spec/openapi.yaml", import.meta.url));

let folder = "";
beforeEach(() => {
  const made = realpathSync(mkdtempSync(join(tmpdir(), "address-")));
  folder = made;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

const suggest = (...flags: string[]): Promise<MainResult> => runMain(() => suggestLists(flags), folder);
const generate = (...flags: string[]): Promise<MainResult> => runMain(() => main(flags), folder);

/** Serves a text, or 404 without one. Returns the address. */
async function serve(text?: string): Promise<string> {
  const server = createServer((_, response) => {
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api.yaml`;
}

function listFiles(out: string): Record<string, string> {
  const files = readdirSync(join(folder, out), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(join(folder, out).length), readFileSync(path, "utf8")];
    }),
  );
}

test("generates the same files from an address as from a file, and `--check` finds no difference", async () => {
  cpSync(letters, join(folder, "openapi.yaml"));
  const address = await serve(readFileSync(letters, "utf8"));

  await generate("--spec", "openapi.yaml", "--out", "file");
  const { code, out } = await generate("--spec", `${address}?key=secret`, "--out", "fetched");
  const checked = await generate("--spec", address, "--out", "fetched", "--check");

  expect([code, checked.code]).toEqual([0, 0]);
  expect(out).toContain(`${address}: `);
  expect(out).not.toContain("secret");
  expect(Object.keys(listFiles("file")).length).toBeGreaterThan(10);
  expect(listFiles("fetched")).toEqual(listFiles("file"));
});

test("reports problems of a fetched document at its address", async () => {
  const address = await serve(
    "openapi: 3.1.0\npaths:\n  /pets:\n    get: { responses: { 200: { $ref: other.yaml } } }\n",
  );

  const { code, err } = await generate("--spec", `${address}?key=secret`, "--out", "out");

  expect(code).toBe(1);
  expect(err).toContain(`${address}:4`);
  expect(err).not.toContain("secret");
  expect(existsSync(join(folder, "out"))).toBe(false);
});

test("reports the status of an address without a document, and writes nothing", async () => {
  const address = await serve();

  const { code, err } = await generate("--spec", `${address}?key=secret`, "--out", "out");

  expect({ code, err }).toEqual({
    code: 1,
    err: `\`${address}\` was not fetched: the service returned 404.\nNothing was written.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("prints no key of the address when `--out` is missing", async () => {
  const { code, err } = await generate("--spec", "https://user:secret@api.example.com/openapi.json?key=secret");

  expect(code).toBe(2);
  expect(err).toContain("`--spec https://api.example.com/openapi.json` is another document");
  expect(err).not.toContain("secret");
});

test("refuses to watch an address", async () => {
  const { code, err } = await generate("--spec", "https://api.example.com/openapi.json", "--out", "out", "--watch");

  expect(code).toBe(2);
  expect(err).toContain("`--watch` follows files, and `--spec` is an address.");
});

test("does not read an address that a configuration names", async () => {
  const address = await serve(readFileSync(letters, "utf8"));
  writeFileSync(join(folder, "ours.json"), JSON.stringify({ spec: address }));

  const { code, err } = await generate("--config", "ours.json", "--out", "out");

  expect(code).toBe(1);
  expect(err).toContain("It is an address, and must be a file.");
});

test("suggests lists of a fetched document, and names the address without its query", async () => {
  const address = await serve(readFileSync(letters, "utf8").replace(/^ +x-pagination:(?:.*\n)(?: {8}.*\n)*/m, ""));

  const { code, out } = await suggest("--spec", `${address}?key=secret`);

  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^  # ${address}:\\d+ query parameter `, "m"));
  expect(out).toContain("x-pagination: {style: ");
  expect(out).not.toContain("secret");
});

test("reports the problems of a fetched document under its address", async () => {
  const address = await serve("openapi: 1.0.0\n");

  const { code, err } = await suggest("--spec", address);

  expect([code, err]).toEqual([1, expect.stringContaining(`${address}:1`)]);
});
