import { readFileSync } from "node:fs";
import { isNode } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { compareDocuments } from "../../../generator/src/diff/compare-documents.ts";
import { openRevision } from "../../../generator/src/diff/revision/open-revision.ts";
import { readSpec } from "../../../generator/src/diff/diff-specs.ts";
import { ownSpec, repository } from "../../../generator/src/paths.ts";
import { findBase } from "../../../generator/src/release/find-base.ts";
import { releasedAs } from "../../../generator/src/release/plan-release.ts";
import { compileConsumers, type Sides } from "../../../generator/test/diff/compile-consumers.ts";
import type { Json } from "../../../generator/test/diff/edit.ts";
import { readDocument } from "../../../generator/test/diff/read-document.ts";

test("programs for the last release break exactly where the differ reports it", async () => {
  const base = findBase(repository, ownSpec, releasedAs);
  // Before the first release, the document is compared with itself.
  const revision = await openRevision(base ?? ownSpec, { repository, folder: repository, spec: ownSpec });
  const before = await readSpec(revision.file).finally(revision.dispose);

  const { reported, broken } = await compare([["since the last release", { before, after: await readSpec(ownSpec) }]]);
  expect(broken).toEqual(reported);
});

/** Ways to change one schema of a property. Gives `false` where there is nothing to change. */
const ofProperties: Readonly<Record<string, (holder: Json, name: string) => boolean>> = {
  removes: ({ properties, required }, name) =>
    isNode(properties) && !listOf(required).includes(name) && Reflect.deleteProperty(properties, name),
  "makes a boolean of": (holder, name) => change(holder, name, (schema) => replace(schema, { type: "boolean" })),
  "admits null for": (holder, name) => change(holder, name, (schema) => addNull(schema)),
  "no longer promises": (holder, name) => {
    const others = listOf(holder["required"]).filter((each) => each !== name);
    const isLess = others.length < listOf(holder["required"]).length;
    if (isLess) holder["required"] = others;
    return isLess;
  },
};

/** Ways to change a parameter. */
const ofParams: Readonly<Record<string, (param: Json) => boolean>> = {
  "asks for": (param) => param["required"] !== true && Reflect.set(param, "required", true),
  "no longer asks for": (param) =>
    param["required"] === true && param["in"] === "query" && Reflect.deleteProperty(param, "required"),
  "lowers the limit of": ({ schema }) =>
    isNode(schema) && typeof schema["maximum"] === "number" && Reflect.set(schema, "maximum", schema["maximum"] - 1),
  "takes less values of": ({ schema }) =>
    isNode(schema) && listOf(schema["enum"]).length > 1 && dropLast(schema["enum"]),
};

const placesEach = 2;

test("the compiler agrees about edits of our own document", async () => {
  const before = await readSpec(ownSpec);
  const own: unknown = parse(readFileSync(ownSpec, "utf8"));
  if (!isNode(own)) throw new Error("The document is no mapping.");
  const pairs: [string, Sides][] = [];
  for (const [what, apply] of [...Object.entries(ofProperties), ...Object.entries(ofParams)]) {
    let count = 0;
    for (const index of listPlaces(own).keys()) {
      if (count === placesEach) break;
      const document = structuredClone(own);
      const places = listPlaces(document);
      const { holder, name } = places[(index * 37) % places.length] ?? {};
      if (!holder || (name === undefined) === what in ofProperties || !apply(holder, name ?? "")) continue;
      // Edits that make the document invalid are skipped.
      const after = await readDocument(document).catch(() => undefined);
      if (!after) continue;
      pairs.push([`${what} ${name ?? String(holder["name"])}`, { before, after }]);
      count += 1;
    }
  }

  expect(pairs.length).toBe(placesEach * (Object.keys(ofProperties).length + Object.keys(ofParams).length));
  const { reported, broken } = await compare(pairs);
  expect(broken).toEqual(reported);
});

/** The reported breaks of types, and those that the compiler finds. */
async function compare(
  pairs: readonly (readonly [what: string, sides: Sides])[],
): Promise<Record<"reported" | "broken", readonly string[]>> {
  const { areBroken, typeErrors } = await compileConsumers(pairs.map(([, sides]) => sides));
  const reported = pairs.filter(([, sides]) => compareDocuments(sides).some(({ types }) => types === "breaks"));
  const broken = pairs.filter((_, index) => areBroken[index]);
  return { reported: reported.map(([what]) => what), broken: [...typeErrors, ...broken.map(([what]) => what)] };
}

interface Place {
  readonly holder: Json;
  /** Of a property; a parameter has none. */
  readonly name?: string;
}

/** Objects with each of their properties, and parameters. */
function listPlaces(node: unknown): readonly Place[] {
  if (Array.isArray(node)) return node.flatMap(listPlaces);
  if (!isNode(node)) return [];
  const names = node["type"] === "object" && isNode(node["properties"]) ? Object.keys(node["properties"]) : [];
  const own: Place[] = names.map((name) => ({ holder: node, name }));
  if (typeof node["in"] === "string" && isNode(node["schema"])) own.push({ holder: node });
  return [...own, ...Object.values(node).flatMap(listPlaces)];
}

function change({ properties }: Json, name: string, apply: (schema: Json) => boolean): boolean {
  const schema = isNode(properties) ? properties[name] : undefined;
  return isNode(schema) && typeof schema["type"] === "string" && apply(schema);
}

function replace(schema: Json, by: Json): boolean {
  if (schema["type"] === by["type"]) return false;
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  return Object.assign(schema, by) === schema;
}

function addNull(schema: Json): boolean {
  return schema["enum"] === undefined && Reflect.set(schema, "type", [schema["type"], "null"]);
}

function dropLast(values: unknown): boolean {
  return Array.isArray(values) && values.pop() !== undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
