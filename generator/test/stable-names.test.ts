import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  isNode,
  loadDocument,
  type Node,
  parseText,
  readOperations,
  toPascalCase,
} from "@shortvideo-api/document/source";
import { type ApiModel, buildModel } from "@shortvideo-api/model/source";
import { inCI } from "../../scripts/in-ci.ts";

let folder = "";
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "names-"))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds the model of a document, as a workspace does: its configuration has decided whether ids are replaced. */
async function readModel(root: Node): Promise<ApiModel> {
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify({ ...root, "x-names": "as-written" }));
  const { document, diagnostics } = await loadDocument(file);
  if (!document) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return buildModel(document).draft;
}

/** Lists the names that callers use, by what they name in the document. */
function listPublished({ resources, schemas, webhooks, errors }: ApiModel): Map<string, unknown> {
  const names = new Map<string, unknown>();
  for (const { members, className, operations } of resources) {
    for (const { httpMethod, path, params, pagination, ...operation } of operations) {
      const request = `${httpMethod} ${path}`;
      const { id, method, name, call, fixtures } = operation;
      const lists = pagination && [pagination.iterate, pagination.paginate];
      const { metadata: _, ...functions } = call;
      names.set(request, { id, members, className, method, name, functions, fixtures, lists });
      for (const param of params) names.set(`${request} ${param.in} ${param.wireName}`, param.name);
    }
  }
  for (const { key, name, factory } of schemas) names.set(`schema ${key}`, { name, factory });
  for (const { id, constant } of webhooks) names.set(`webhook ${id}`, constant);
  for (const { name } of errors) names.set(`error ${name}`, name);
  return names;
}

/** A part that is added to a document, as a name that other names lead to. */
interface Addition {
  readonly kind: "operation" | "schema" | "parameter";
  /** Chooses a schema, an operation or a resource of the document. */
  readonly seed: number;
  /** Makes a name of the chosen one. */
  readonly template: string;
  readonly isFirst: boolean;
}

const templates: Readonly<Record<Addition["kind"], readonly string[]>> = {
  operation: [
    ..."SCHEMA createSCHEMA exactSCHEMA checkOfSCHEMA responsesOfSCHEMA decodeSCHEMA iterateSCHEMA OPERATION_ OPERATION-".split(
      " ",
    ),
    ..."iterateOPERATION paginateOPERATION fixturesOfOPERATION failuresOfOPERATION metadataOfOPERATION checksOfOPERATION".split(
      " ",
    ),
    ..."OPERATIONFailures OPERATIONResponses OPERATIONMetadata RESOURCE RESOURCE.iterateOPERATION zebra".split(" "),
    ..."RESOURCE.OPERATION.zebra RESOURCE.zebra.OPERATION RESOURCE.iterate.zebra zebra.RESOURCE.OPERATION".split(" "),
  ],
  schema: [
    ..."RESOURCE Resource RESOURCEResource OPERATION CreateOPERATION ResponseOfOPERATION RequestOfOPERATION".split(" "),
    ..."OPERATIONResponses OPERATIONFailures OPERATIONMetadata IterateOPERATION SCHEMA_ SCHEMA- SCHEMACopy Zebra".split(
      " ",
    ),
  ],
  parameter: "body contentType partHeaders constructor options zebra".split(" "),
};

const additions: fc.Arbitrary<Addition> = fc.constantFrom("operation", "schema", "parameter").chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    seed: fc.nat(),
    template: fc.constantFrom(...templates[kind]),
    isFirst: fc.boolean(),
  }),
);

function add(root: Node, model: ApiModel, { kind, seed, template, isFirst }: Addition): Node | undefined {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[seed % Math.max(1, items.length)];
  const operations = model.resources.flatMap((resource) => resource.operations);
  const operation = pick(operations);
  const name = template
    .replace("SCHEMA", pick(model.schemas)?.name ?? "Zebra")
    .replace("OPERATION", operation?.name ?? "Zebra")
    .replace("RESOURCE", pick(model.resources)?.className ?? "Zebra");
  const insert = (node: unknown, key: string, value: unknown): Node => {
    const others = isNode(node) ? node : {};
    return isFirst ? { [key]: value, ...others } : { ...others, [key]: value };
  };
  // Of two things whose names are equal in code, the first one keeps its name: also of a resource and a method.
  const isMember = template === "RESOURCE.OPERATION.zebra";
  const isTaken = (keys: readonly string[], names: readonly string[]): boolean =>
    keys.includes(name) ||
    (isFirst && isMember) ||
    (isFirst &&
      [...keys, ...names].some((other) => toPascalCase(other).toLowerCase() === toPascalCase(name).toLowerCase()));
  if (kind === "schema") {
    if (
      isTaken(
        model.schemas.map(({ key }) => key),
        model.schemas.map((schema) => schema.name),
      )
    )
      return undefined;
    const components = isNode(root["components"]) ? root["components"] : {};
    return { ...root, components: { ...components, schemas: insert(components["schemas"], name, { type: "object" }) } };
  }
  const paths = isNode(root["paths"]) ? root["paths"] : {};
  if (kind === "operation") {
    if (
      isTaken(
        operations.map(({ id }) => id),
        operations.map((other) => other.name),
      )
    )
      return undefined;
    const tags = [pick(model.resources)?.name ?? "zebra"];
    const added = { operationId: name, tags, responses: { 204: { description: "Done" } } };
    return { ...root, paths: insert(paths, `/zebra/${name}`, { get: added }) };
  }
  if (!operation || operation.params.some(({ wireName }) => wireName === name)) return undefined;
  const item = paths[operation.path];
  const method = operation.httpMethod.toLowerCase();
  const node = isNode(item) ? item[method] : undefined;
  if (!isNode(item) || !isNode(node)) return undefined;
  const known: readonly unknown[] = Array.isArray(node["parameters"]) ? node["parameters"] : [];
  const parameter = { name, in: "query", schema: { type: "string" } };
  const parameters = isFirst ? [parameter, ...known] : [...known, parameter];
  return { ...root, paths: { ...paths, [operation.path]: { ...item, [method]: { ...node, parameters } } } };
}

const documents = ["corpus/petstore.yaml", "corpus/museum.yaml", "corpus/adyen-checkout.yaml"];

function readRoot(path: string): Node {
  const parsed = parseText(readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8"));
  if (!("value" in parsed) || !isNode(parsed.value)) throw new Error(`${path} is not a document.`);
  return parsed.value;
}

test.each(documents)("an addition to %s changes no name that callers use", async (path) => {
  const root = readRoot(path);
  const model = await readModel(root);
  const before = listPublished(model);
  let compared = 0;

  await fc.assert(
    fc.asyncProperty(additions, async (addition) => {
      const added = add(root, model, addition);
      if (!added) return;
      const after = listPublished(await readModel(added));
      expect(Object.fromEntries([...before.keys()].map((key) => [key, after.get(key)]))).toEqual(
        Object.fromEntries(before),
      );
      compared += 1;
    }),
    { numRuns: inCI(25, 20) },
  );
  expect(compared).toBeGreaterThan(5);
});

/** Reads the ids of a document with derived names, by request. */
async function readIds(paths: Node): Promise<Map<string, string | undefined>> {
  const file = join(folder, "derived.json");
  writeFileSync(
    file,
    JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, "x-names": "derived", paths }),
  );
  const { document } = await loadDocument(file);
  const operations = document ? readOperations(document.root) : [];
  return new Map(operations.map(({ method, path, id }) => [`${method} ${path}`, id]));
}

/** An operation without an id that is added at the end of a path. */
const addedBelow = fc.record({
  seed: fc.nat(),
  method: fc.constantFrom("get", "post", "put", "delete"),
  end: fc.constantFrom("", "/{zebra}", "/zebra", "/zebras", "/capture", "/search", "/capture/zebras", "/dispute/close"),
  isFirst: fc.boolean(),
});

test.each(documents)("an operation that is added to %s renames none with a derived name", async (document) => {
  const { paths: items } = readRoot(document);
  // Names depend on methods, paths and tags only.
  const paths: Node = {};
  for (const [path, item] of Object.entries(isNode(items) ? items : {})) {
    const operations = Object.entries(isNode(item) ? item : {}).flatMap(([method, operation]) =>
      isNode(operation) ? [[method, { tags: operation["tags"], responses: {} }] as const] : [],
    );
    paths[path] = Object.fromEntries(operations);
  }
  const before = await readIds(paths);
  let compared = 0;

  await fc.assert(
    fc.asyncProperty(addedBelow, async ({ seed, method, end, isFirst }) => {
      const path = Object.keys(paths)[seed % Object.keys(paths).length] ?? "";
      const [known = {}, below = {}] = [paths[path], paths[`${path}${end}`]];
      if (!isNode(known) || !isNode(below) || below[method] !== undefined) return;
      const [sibling] = Object.values(known);
      const entry = { [`${path}${end}`]: { ...below, [method]: sibling } };
      const [[, own] = []] = await readIds({ [`${path}${end}`]: { [method]: sibling } });
      // If two operations have one name, one of them gets a longer name.
      if ([...before.values()].includes(own)) return;
      const after = await readIds(isFirst ? { ...entry, ...paths, ...entry } : { ...paths, ...entry });
      expect(after.size).toBe(before.size + 1);
      expect(Object.fromEntries([...before.keys()].map((request) => [request, after.get(request)]))).toEqual(
        Object.fromEntries(before),
      );
      compared += 1;
    }),
    { numRuns: inCI(80, 60) },
  );
  expect(compared).toBeGreaterThan(20);
});
