import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadDocument } from "../../src/operation/load-document.js";
import type { ServedOperation } from "../../src/operation/operation.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { createMock, startMock } from "../../src/index.js";
import { chooseOperation, listMethods } from "../../src/request/choose-operation.js";
import { createRouter, type Router } from "../../src/request/create-router.js";
import { correctTexts } from "../../src/request/correct-texts.js";
import { readTarget } from "../../src/request/read-target.js";
import { service } from "../../src/core/service.js";
import { send } from "../library.js";
import { toDocument } from "../to-document.js";
import { makeFolder } from "../../../report/test/make-folder.js";

const corpus = fileURLToPath(new URL("../../../../generator/test/corpus", import.meta.url));
const documents = readdirSync(corpus).filter((name) => /\.(?:yaml|json)$/.test(name));

test.each([service.spec, ...documents.map((name) => join(corpus, name))])(
  "a valid request of each operation reaches that operation: %s",
  async (file) => {
    const operations = readServedOperations((await loadDocument(file)).document);
    const router = createRouter(operations);

    const others = operations.filter(
      (operation) => findOperationId(router, operation.method, writePath(operation)) !== operation.id,
    );

    expect(operations.length).toBeGreaterThan(0);
    expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  },
);

/** Writes a path with a valid value for each parameter. */
function writePath({ path, parameters }: ServedOperation): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.in === "path" && each.name === name);
    return encodeURIComponent((parameter && correctTexts(parameter, [])?.[0]) ?? "value");
  });
}

function findOperationId(router: Router, method: string, path: string): string | undefined {
  const target = readTarget(path);
  return "code" in target ? undefined : chooseOperation(router.find(target.segments), method)?.operation.id;
}

const paths = {
  "/pets": { get: [], post: [] },
  "/pets/": { get: [] },
  "/pets/mine": { get: [] },
  "/pets/{petId}": { get: ["integer"], delete: ["string"] },
  "/pets/{name}": { get: ["boolean"], put: ["string"] },
  "/pets/{petId}:feed": { post: ["string"] },
  "/pets/{name}.{extension}": { patch: ["string", "string"] },
  "/{kind}/{id}/notes": { get: ["string", "string"] },
  "/{kind}/latest/notes": { get: ["string"] },
  "/shops/{number}": { get: ["string"] },
  "/shops/{shopId}": { get: ["integer"] },
  "/pets/{id}/{part}": { get: ["string", "string"] },
  "/caf%C3%A9/{a}-{b}-{c}/x": { get: ["string", "string", "string"] },
};

describe("a request reaches the operation for which its path is valid", () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, types]) => createOperation(path, method.toUpperCase(), types)),
  );

  test.each([
    ["GET", "/pets", "/pets"],
    ["HEAD", "/pets", "/pets"],
    ["GET", "/pets/", "/pets/"],
    ["POST", "/pets/", undefined],
    ["GET", "/pets/mine", "/pets/mine"],
    ["DELETE", "/pets/mine", "/pets/{petId}"],
    ["GET", "/pets/7", "/pets/{petId}"],
    ["GET", "/pets/true", "/pets/{name}"],
    ["PUT", "/pets/7", "/pets/{name}"],
    ["DELETE", "/pets/7", "/pets/{petId}"],
    ["PUT", "/pets/a%2Fb", "/pets/{name}"],
    ["POST", "/pets/7:feed", "/pets/{petId}:feed"],
    ["POST", "/pets/:feed", undefined],
    ["PATCH", "/pets/a.b.xml", "/pets/{name}.{extension}"],
    ["PATCH", "/pets/xml", undefined],
    ["GET", "/shops/7", "/shops/{shopId}"],
    ["GET", "/shops/north", "/shops/{number}"],
    ["GET", "/pets/7/notes", "/pets/{id}/{part}"],
    ["GET", "/pets/latest/notes", "/pets/{id}/{part}"],
    ["GET", "/cats/latest/notes", "/{kind}/latest/notes"],
    ["GET", "/cats/7/notes", "/{kind}/{id}/notes"],
    ["GET", "/caf%C3%A9/a-b-c-d/x", "/caf%C3%A9/{a}-{b}-{c}/x"],
    ["GET", "/café/a-b-c/x", "/caf%C3%A9/{a}-{b}-{c}/x"],
    ["GET", "/Pets/mine", undefined],
    ["GET", "/pets//notes", undefined],
  ])("%s %s: %s", (method, path, expected) => {
    for (const order of [operations, operations.toReversed()]) {
      expect(findOperationId(createRouter(order), method, path)).toBe(
        expected && `${method === "HEAD" ? "GET" : method} ${expected}`,
      );
    }
  });
});

function createOperation(path: string, method: string, types: readonly string[]): ServedOperation {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const parameters = names.map((name, index) => ({ name, in: "path", required: true, schema: { type: types[index] } }));
  const item = { [method.toLowerCase()]: { operationId: `${method} ${path}`, parameters, responses: {} } };
  const [operation] = readServedOperations(toDocument({ paths: { [path]: item } }));
  if (!operation) throw new Error(`${path} has no operation.`);
  return operation;
}

const word = fc.constantFrom("a", "b", "ab", "a.b", "{x}", "{y}", "{x}.{y}", "{x}:b", "a{x}", "{x}b", "{x}{y}");
const template = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => toPath(words));
const part = fc.constantFrom("a", "b", "ab", "a.b", "a:b", "aab", "c", "a.a.b", "");

function toPath(words: readonly string[]): string {
  // A path contains each parameter name only once.
  let count = 0;
  return `/${words.join("/")}`.replaceAll(/[xy](?=\})/g, (name) => `${name}${count++}`);
}

const anyOperation = createOperation("/", "GET", []);

test("any path matches the same templates as a search with regular expressions, with the same values", () => {
  let reached = 0;
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(template, fc.constantFrom("GET", "POST")), { maxLength: 12, selector: String }),
      fc.array(part, { minLength: 1, maxLength: 4 }),
      (entries, segments) => {
        const operations = entries.map(([path, method]) => ({
          ...anyOperation,
          path,
          method,
          id: `${method} ${path}`,
        }));
        const routes = createRouter(operations).find(segments);
        const expected = searchTemplates([...new Set(entries.map(([path]) => path))], segments);

        expect(routes.map(({ path }) => path).toSorted()).toEqual([...expected.keys()].toSorted());
        for (const { path, pathValues } of routes) expect({ ...pathValues }).toEqual(expected.get(path));
        const ranks = routes.map(({ path }) => rank(path));
        expect(ranks).toEqual(ranks.toSorted((one, other) => compare(one, other)));
        const allowed = new Set(entries.filter(([path]) => expected.has(path)).map(([, method]) => method));
        for (const method of ["GET", "POST"] as const) {
          expect(chooseOperation(routes, method)?.operation.method).toBe(allowed.has(method) ? method : undefined);
          expect(listMethods(routes).includes(method)).toBe(allowed.has(method));
        }
        reached += routes.length;
      },
    ),
    { numRuns: 2_000 },
  );
  expect(reached).toBeGreaterThan(100);
});

/** Matches a path with each template by a regular expression. Returns the parameters by template. */
function searchTemplates(templates: readonly string[], segments: readonly string[]): Map<string, object> {
  const found = new Map<string, object>();
  for (const path of templates) {
    const source = path.replaceAll(/\{(\w+)\}|[^\w/]/g, (sign, name?: string) =>
      name ? `(?<${name}>[^/]+)` : `[${sign}]`,
    );
    const match = new RegExp(`^${source}$`, "u").exec(`/${segments.join("/")}`);
    if (match) found.set(path, { ...match.groups });
  }
  return found;
}

/** Ranks the segments of a path: the more literal characters, the lower. A segment without parameters is lowest. */
function rank(path: string): number[] {
  return path
    .slice(1)
    .split("/")
    .map((segment) => (segment.includes("{") ? -segment.replaceAll(/\{\w+\}/g, "").length : -100));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const first = one.findIndex((each, index) => each !== other[index]);
  return first < 0 ? 0 : (one[first] ?? 0) - (other[first] ?? 0);
}

test("matches long segments with many names in time that grows with their length", () => {
  const operation = createOperation("/{a}-{b}-{c}-{d}-{e}!", "GET", []);
  const router = createRouter([operation]);

  // A backtracking regular expression would try 60,000^4 combinations of its groups.
  expect(router.find(["-".repeat(60_000)])).toEqual([]);
  expect(router.find([`${"-".repeat(60_000)}!`])).toHaveLength(1);
});

const byName = (name: string) => [{ name, in: "path", required: true, schema: { type: "string" } }];

test("lists the methods of all paths that match a request, and serves them", async () => {
  const responses = { 200: { description: "Found." }, 400: { description: "Wrong." } };
  const spec = join(await makeFolder(), "routes.json");
  const document = {
    openapi: "3.1.0",
    info: { title: "Routes", version: "1" },
    paths: {
      "/pets/{x}": { get: { parameters: byName("x"), responses } },
      "/pets/{y}": { post: { parameters: byName("y"), responses } },
      "/pets/mine": { put: { responses } },
    },
  };
  await writeFile(spec, JSON.stringify(document));
  const mock = await startMock({ spec });
  const ask = async (method: string, path: string) => {
    const { status, headers } = await send(mock.url, path, { method });
    return [status, headers.allow];
  };

  expect(await ask("GET", "/pets/mine")).toEqual([200, undefined]);
  expect(await ask("POST", "/pets/mine")).toEqual([200, undefined]);
  expect(await ask("PUT", "/pets/mine")).toEqual([200, undefined]);
  expect(await ask("DELETE", "/pets/mine")).toEqual([405, "PUT, GET, POST, HEAD, OPTIONS"]);
  expect(await ask("PUT", "/pets/7")).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
  expect(await ask("OPTIONS", "/pets/7")).toEqual([204, "GET, POST, HEAD, OPTIONS"]);
  expect(await ask("HEAD", "/pets/7")).toEqual([200, undefined]);
  await mock.stop();
});

test("names the nearest path for an encoded one, as the correction does", async () => {
  const spec = join(await makeFolder(), "cafes.json");
  const get = { responses: { 200: { description: "All." } } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: { "/cafés/münchen": { get } } }));
  const mock = await createMock({ spec });

  const response = await mock.fetch("http://mock/caf%C3%A9s/m%C3%BCnchn");

  expect(response.headers.get("x-mock-correction")).toContain("/caf%C3%A9s/m%C3%BCnchen");
  expect(await response.json()).toEqual({
    message: "`/caf%C3%A9s/m%C3%BCnchn` is not a path of this API; the nearest is `/cafés/münchen`.",
  });
});
