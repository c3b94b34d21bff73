import { mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createMock, type Exchange } from "@shortvideo-api/mock";
import { createReadOptions, loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { compareResponse } from "../../../packages/contract/src/verify/compare/compare-response.ts";
import { createValidators } from "../../../packages/contract/src/verify/compare/create-validators.ts";
import { compareDocuments } from "../../../packages/diff/src/compare-documents.ts";
import { generate } from "../../src/generate.ts";
import { readText } from "../../../packages/diff/test/read-document.ts";
import { linkPackages } from "../type-check.ts";
import { writeRuntime } from "../write-runtime.ts";
import { changeNumber, type LongSchema, longSchemas, writeBody, writeDocument } from "./long-document.ts";

// A document whose numbers are all beyond 2^53 comes through each tool unchanged. The referee reads only texts, and compares with `BigInt`.

type Call = (params: object) => Promise<unknown>;
type Clients = { createClient: (options: object) => Record<string, Record<string, Call>> };

const root = mkdtempSync(join(realpathSync(tmpdir()), "long-"));
const spec = join(root, "spec/openapi.json");
const schemas = fc.sample(longSchemas, inCI(40, 20));
const examples = schemas.map(({ candidates, admits }) => candidates.find(admits) ?? 0n);
const text = writeDocument(schemas, examples);
/** Each value that a test tries, with the verdict of the referee. */
const values = schemas.flatMap((schema, index) =>
  schema.candidates
    .filter((value) => BigInt.asIntN(64, value) === value)
    .map((value) => ({ index, value, isValid: schema.admits(value) })),
);

let mock: Awaited<ReturnType<typeof createMock>>;
let call: (name: string, params: object) => Promise<unknown>;
/** The last request that the mock received, and its text. */
const received: { exchange?: Exchange | undefined; sent?: string | undefined; body?: string | undefined } = {};
let factories: Record<string, () => unknown>;
let wire: Record<string, object> & { stringifyExact: (value: unknown, exact: object) => string };

beforeAll(async () => {
  mkdirSync(join(root, "spec"));
  writeFileSync(spec, text);
  await generate({ root, spec });
  writeRuntime(root);
  linkPackages(root, [root]);
  const load = async (path: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(root, "packages", path)).href);
  mock = await createMock({ spec, onExchange: (exchange) => void Object.assign(received, { exchange }) });
  const { createClient } = (await load("client/src/index.ts")) as Clients;
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const body = await request.clone().text();
    const sent = [request.url, request.headers.get("head"), body].join(" ");
    Object.assign(received, { body, sent });
    return mock.fetch(request);
  };
  const client = createClient({ baseUrl: "http://mock.example", retry: { maxRetries: 0 }, fetch: send });
  call = async (name, params) => client["numbers"]?.[name]?.(params);
  factories = (await load("fixtures/src/generated/factories.ts")) as typeof factories;
  wire = (await load("wire/src/index.ts")) as typeof wire;
}, 120_000);

afterAll(() => rmSync(root, { recursive: true }));

test("tries valid and invalid values of each schema", () => {
  expect(values.filter(({ isValid }) => isValid).length).toBeGreaterThan(schemas.length);
  expect(values.filter(({ isValid }) => !isValid).length).toBeGreaterThan(schemas.length);
});

test("the loader reads all digits", async () => {
  const { document } = await loadDocument(spec);

  for (const [index, { keywords }] of schemas.entries()) {
    const read = document.components.schemas[`Number${index}`] as Record<string, unknown>;
    for (const [keyword, numbers] of Object.entries(keywords)) {
      expect([read[keyword]].flat().map((value) => BigInt(String(value)))).toEqual(numbers);
    }
  }
});

test("generated code contains no other long number than the document and its neighbors", () => {
  const known = new Set(schemas.flatMap(({ candidates }) => candidates.map((value) => String(value).replace("-", ""))));
  const code = listFiles(join(root, "packages")).filter((path) => path.includes("/generated/"));
  const found = code.flatMap((path) => readFileSync(path, "utf8").match(/\d{16,}/g) ?? []);

  expect(found.length).toBeGreaterThan(schemas.length);
  expect(found.filter((digits) => !known.has(digits))).toEqual([]);
});

test("types list the digits of each value", () => {
  const types = listFiles(join(root, "packages/openapi-types")).map((path) => readFileSync(path, "utf8"));
  const all = types.join("\n");

  for (const { keywords } of schemas)
    for (const value of [...(keywords["enum"] ?? []), ...(keywords["const"] ?? [])])
      expect(all).toContain(`"${value}"`);
});

test("the client accepts and sends exactly the valid values, at each place", async () => {
  for (const { index, value, isValid } of values) {
    const digits = String(value);
    const body = createBody(digits);
    const valid = String(examples[index]);
    const places: [name: string, params: object][] = [
      [`send${index}`, { part: digits }],
      [`send${index}`, { part: valid, query: digits }],
      [`send${index}`, { part: valid, list: [digits] }],
      [`send${index}`, { part: valid, head: digits }],
      [`send${index}`, { part: valid, body }],
      [`submit${index}`, { body: { value: digits, list: [digits] } }],
    ];
    for (const [name, params] of places) {
      Object.assign(received, { exchange: undefined, sent: "", body: "" });
      const message = await call(name, params).then(() => undefined, String);
      const violations = received.exchange?.violations ?? [];
      const isSent = received.sent?.includes(digits);
      const isExact = !name.startsWith("send") || !("body" in params) || received.body === writeBody(value);
      const found = {
        name,
        params,
        isRefused: message !== undefined,
        violations,
        isSent,
        isExact: isExact || !isValid,
      };
      expect(found).toEqual({ name, params, isRefused: !isValid, violations: [], isSent: isValid, isExact: true });
    }
  }
});

test("the mock accepts exactly the valid values, at each place", async () => {
  for (const { index, value, isValid } of values) {
    const base = `http://mock.example/numbers/${index}`;
    const valid = examples[index];
    const json = { "content-type": "application/json" };
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const requests = {
      path: new Request(`${base}/${value}`, { method: "POST" }),
      query: new Request(`${base}/${valid}?query=${value}`, { method: "POST" }),
      list: new Request(`${base}/${valid}?list=${valid}&list=${value}`, { method: "POST" }),
      header: new Request(`${base}/${valid}`, { method: "POST", headers: { head: String(value) } }),
      body: new Request(`${base}/${valid}`, { method: "POST", headers: json, body: writeBody(value) }),
      form: new Request(`http://mock.example/forms/${index}`, {
        method: "POST",
        headers: form,
        body: `value=${value}`,
      }),
    };
    const schema = schemas[index]?.text;
    for (const [place, request] of Object.entries(requests)) {
      const { status } = await mock.fetch(request);
      expect({ schema, place, value, status }).toEqual({ schema, place, value, status: isValid ? 204 : 400 });
    }
  }
});

test("the mock responds with valid values, and the client reads all their digits", async () => {
  for (const [index, schema] of schemas.entries()) {
    const response = await (await mock.fetch(new Request(`http://mock.example/bodies/${index}`))).text();
    const numbers = response.match(/-?\d+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(4);
    expect({ schema: schema.text, wrong: numbers.filter((digits) => !schema.admits(BigInt(digits))) }).toEqual({
      schema: schema.text,
      wrong: [],
    });
    expect(JSON.stringify(await call(`read${index}`, {})).match(/-?\d+/g)).toEqual(numbers);
  }
});

test("the mock serves examples as written", async () => {
  for (const [index, example] of examples.entries()) {
    const response = await mock.fetch(new Request(`http://mock.example/examples/${index}`));
    expect((await response.text()).replaceAll(/\s/g, "")).toBe(writeBody(example));
    expect(await call(`show${index}`, {})).toEqual(createBody(String(example)));
  }
});

test("fixtures are valid, and keep their digits on the wire", () => {
  for (const [index, schema] of schemas.entries()) {
    const body = factories[`createBody${index}`]?.();
    const written = wire.stringifyExact(body, wire[`exactBody${index}`] ?? {});
    const numbers = written.match(/-?\d+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(4);
    expect(numbers.filter((digits) => !schema.admits(BigInt(digits)))).toEqual([]);
    expect(JSON.stringify(body).match(/-?\d+/g)).toEqual(numbers);
  }
});

test("a verification reports exactly the invalid values", async () => {
  const source = await loadDocument(spec);
  const operations = readServedOperations(source.document, createReadOptions(source));
  const validators = createValidators(source.document);

  for (const { index, value, isValid } of values) {
    const operation = operations.find(({ id }) => id === `numbers.read${index}`);
    if (!operation) throw new Error("The document has an operation for each schema.");
    const { differences } = compareResponse(validators, operation, {
      status: 200,
      contentType: "application/json",
      headers: new Headers({ "content-type": "application/json" }),
      text: writeBody(value),
      encoding: "utf-8",
    });
    expect({ schema: schemas[index]?.text, value, isValid: differences.length === 0 }).toEqual({
      schema: schemas[index]?.text,
      value,
      isValid,
    });
  }
});

test("the differ reports each changed digit, with its direction, and nothing else", async () => {
  const before = await readText(text);
  expect(compareDocuments({ before, after: await readText(text) })).toEqual([]);

  for (const [index, schema] of schemas.entries()) {
    for (const by of [1n, -1n]) {
      const changed = changeNumber(schema, by);
      const [was, is] = [schema, changed.schema].map((each) => writeDocument([each], [examples[index] ?? 0n]));
      const changes = compareDocuments({ before: await readText(was ?? ""), after: await readText(is ?? "") });
      const ofHeader = changes.filter(({ place }) => place === "header.head");
      expect({
        schema: schema.text,
        by,
        codes: ofHeader.map(({ code, wire: verdict }) => `${code} ${verdict}`).sort(),
      }).toEqual({
        schema: schema.text,
        by,
        codes: expectCodes(schema, changed.schema, changed.keyword, by),
      });
    }
  }
});

/** Returns the body of {@link writeBody} as callers see it. */
function createBody(digits: string): object {
  const inner = { deep: [{ value: digits }] };
  return { plain: digits, list: [digits], inner, whole: digits, map: { any: digits }, parts: digits, either: digits };
}

/** The changes of a parameter that the differ must report. */
function expectCodes(before: LongSchema, after: LongSchema, keyword: string, by: bigint): string[] {
  if (keyword === "examples") return ["words-changed safe"];
  if (keyword === "default") return ["default-changed safe"];
  if (keyword === "multipleOf") return ["limit-tightened breaks"];
  if (keyword === "enum" || keyword === "const") {
    const [was = [], is = []] = [before, after].map(({ keywords }) => keywords[keyword]);
    return [
      ...(is.some((value) => !was.includes(value)) ? ["enum-value-added safe"] : []),
      ...(was.some((value) => !is.includes(value)) ? ["enum-value-removed breaks"] : []),
    ];
  }
  const isTightened = /minimum/i.test(keyword) === by > 0n;
  return [isTightened ? "limit-tightened breaks" : "limit-loosened safe"];
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name));
}
