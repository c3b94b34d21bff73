import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createExchangeChecker } from "../../src/traffic/create-exchange-checker.js";

// Of several media types of a response, the one that describes it is compared.

const first = { schema: { type: "object" } };
const second = { schema: { type: "array" } };

/** Compares a response with the documented `content`. Returns the differences, each as its code and what was found. */
async function compare(content: object, mediaType: string, body: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "media-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const spec = join(folder, "media.json");
  const responses = { 200: { description: "Found.", content }, 400: { description: "Wrong." } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: { "/a": { get: { responses } } } }));
  const checker = await createExchangeChecker({ spec });
  const headers = [["content-type", mediaType]] as const;
  const { differences } = checker.check({
    request: { method: "GET", target: "/a", headers: [], body: undefined, connection: 1 },
    response: { status: 200, headers, body: new TextEncoder().encode(body) },
    durationMs: 1,
  });
  return differences.map(({ code, found }) => `${code}: ${found}`);
}

const versions = { "application/json; version=1": first, "application/json; version=2": second };

test.each<[what: string, content: object, mediaType: string, body: string, differences: string[]]>([
  ["the equal parameter", versions, 'application/json;charset=utf-8; Version="2"', "[]", []],
  [
    "another body than that of its parameter",
    versions,
    "application/json; version=2",
    "{}",
    ["type-wrong: an object of 0 properties"],
  ],
  [
    "a parameter of no media type",
    versions,
    "application/json; version=3",
    "{}",
    ["media-type-wrong: `application/json; version=3`"],
  ],
  ["no parameter", versions, "application/json", "{}", []],
  ["another charset", { "application/json; charset=utf-8": first }, "application/json; charset=UTF8", "{}", []],
  ["the type within a range", { "application/*": first, "application/json": second }, "application/json", "[]", []],
  ["the smaller range", { "*/*": first, "application/*+json": second }, "application/a+json", "[]", []],
  [
    "the JSON of another name",
    { "text/html": {}, "application/json": first },
    "text/json",
    "1",
    ["media-type-wrong: `text/json`", "type-wrong: `1`"],
  ],
  // Frameworks describe downloads so. The client reads bytes, too.
  [
    "a file of JSON",
    { "application/json": { schema: { type: "string", format: "binary" } } },
    "application/json",
    "{}",
    [],
  ],
  ["a file of any type", { "*/*": { schema: { type: "string", format: "binary" } } }, "application/json", "[1", []],
  ["a text", { "text/plain": { schema: { type: "string", maxLength: 3 } } }, "text/plain", "abc", []],
  [
    "a text that is too long",
    { "text/*": { schema: { type: "string", maxLength: 3 } } },
    "text/plain; charset=utf-8",
    "abcd",
    ["limit-exceeded: text of 4 characters"],
  ],
  [
    "a text that lists its values",
    { "text/plain": { schema: { enum: ["ok"] } } },
    "text/plain",
    "no",
    ["value-new: `no`"],
  ],
  ["a number as text", { "text/plain": { schema: { type: "integer", maximum: 9 } } }, "text/plain", "7", []],
  [
    "a wrong number as text",
    { "text/plain": { schema: { type: "integer", maximum: 9 } } },
    "text/plain",
    "12",
    ["limit-exceeded: `12`"],
  ],
  [
    "a number or a word",
    { "text/plain": { schema: { anyOf: [{ type: "integer" }, { const: "all" }] } } },
    "text/plain",
    "all",
    [],
  ],
  ["no object as text", { "text/plain": { schema: { type: "object" } } }, "text/plain", "a", []],
  ["a text of another charset", { "text/plain": { schema: { const: "Ã¤" } } }, "text/plain; charset=latin1", "ä", []],
  [
    "a wrong text of another charset",
    { "text/plain": { schema: { const: "ä" } } },
    "text/plain; charset=latin1",
    "a",
    ["value-new: `a`"],
  ],
  ["no text of an unknown charset", { "text/plain": { schema: { const: "ä" } } }, "text/plain; charset=x", "a", []],
])("compares %s", async (_what, content, mediaType, body, differences) => {
  expect(await compare(content, mediaType, body)).toEqual(differences);
});
