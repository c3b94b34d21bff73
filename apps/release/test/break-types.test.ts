import { readFileSync } from "node:fs";
import { isNode } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { compareDocuments } from "../../../packages/diff/src/compare-documents.ts";
import { openRevision } from "../../../packages/document/src/revision/open-revision.ts";
import { readSpec } from "../../../packages/diff/src/diff-specs.ts";
import { ownSpec, repository } from "../../../generator/src/config/paths.ts";
import { findBase } from "../../../generator/src/release/find-base.ts";
import { releasedAs } from "../../../generator/src/release/plan-release.ts";
import { compileConsumers, type Sides } from "../../../generator/test/diff/compile-consumers.ts";
import type { Json } from "../../../packages/diff/test/edit.ts";
import { readDocument } from "../../../packages/diff/test/read-document.ts";

test("programs for the last release break exactly where the differ reports it", async () => {
  const base = findBase(repository, ownSpec, [releasedAs]);
  // Before the first release, the document is compared with itself.
  const revision = await openRevision(base ?? ownSpec, { repository, folder: repository, spec: ownSpec });
  const before = await readSpec(revision).finally(revision.dispose);

  const { reported, broken } = await compare([["since the last release", { before, after: await readSpec(ownSpec) }]]);
  expect(broken).toEqual(reported);
});

/** Edits of a property. Each returns `false` if it cannot change the property. */
const propertyEdits: Readonly<Record<string, (holder: Json, name: string) => boolean>> = {
  removes: ({ properties, required }, name) =>
    isNode(properties) && !listOf(required).includes(name) && Reflect.deleteProperty(properties, name),
  "makes a boolean out of": (holder, name) => change(holder, name, (schema) => replace(schema, { type: "boolean" })),
  "admits null for": (holder, name) => change(holder, name, (schema) => addNull(schema)),
  "no longer requires in objects": (holder, name) => {
    const others = listOf(holder["required"]).filter((each) => each !== name);
    const isLess = others.length < listOf(holder["required"]).length;
    if (isLess) holder["required"] = others;
    return isLess;
  },
};

/** Edits of a parameter. Each returns `false` if it cannot change the parameter. */
const paramEdits: Readonly<Record<string, (param: Json) => boolean>> = {
  requires: (param) => param["required"] !== true && Reflect.set(param, "required", true),
  "no longer requires": (param) =>
    param["required"] === true && param["in"] === "query" && Reflect.deleteProperty(param, "required"),
  "lowers the limit of": ({ schema }) =>
    isNode(schema) && typeof schema["maximum"] === "number" && Reflect.set(schema, "maximum", schema["maximum"] - 1),
  "allows fewer values of": ({ schema }) =>
    isNode(schema) && listOf(schema["enum"]).length > 1 && dropLast(schema["enum"]),
};

/** Number of places at which each edit is tried. */
const placesPerEdit = 2;

test("the compiler and the differ agree about edits of our own document", onlyInCI, async () => {
  const before = await readSpec(ownSpec);
  const original: unknown = parse(readFileSync(ownSpec, "utf8"));
  if (!isNode(original)) throw new Error("The document is not a mapping.");
  const pairs: [string, Sides][] = [];
  for (const [what, apply] of [...Object.entries(propertyEdits), ...Object.entries(paramEdits)]) {
    let count = 0;
    for (const index of listPlaces(original).keys()) {
      if (count === placesPerEdit) break;
      const document = structuredClone(original);
      const places = listPlaces(document);
      const { holder, name } = places[(index * 37) % places.length] ?? {};
      if (!holder || (name === undefined) === what in propertyEdits || !apply(holder, name ?? "")) continue;
      // Edits that make the document invalid are skipped.
      const after = await readDocument(document).catch(() => undefined);
      if (!after) continue;
      pairs.push([`${what} ${name ?? String(holder["name"])}`, { before, after }]);
      count += 1;
    }
  }

  expect(pairs.length).toBe(placesPerEdit * (Object.keys(propertyEdits).length + Object.keys(paramEdits).length));
  const { reported, broken } = await compare(pairs);
  expect(broken).toEqual(reported);
});

/** Returns the pairs with breaks of types that the differ reports, and those with breaks that the compiler finds. */
async function compare(
  pairs: readonly (readonly [what: string, sides: Sides])[],
): Promise<Record<"reported" | "broken", readonly string[]>> {
  const { areBroken, typeErrors } = await compileConsumers(pairs.map(([, sides]) => sides));
  const reported = pairs.filter(([, sides]) => compareDocuments(sides).some(({ types }) => types === "breaks"));
  const broken = pairs.filter((_, index) => areBroken[index]);
  return { reported: reported.map(([what]) => what), broken: [...typeErrors, ...broken.map(([what]) => what)] };
}

/** A property of an object, or a parameter. */
interface Place {
  /** The schema of the object, or the parameter. */
  readonly holder: Json;
  /** The name of the property. Absent for a parameter. */
  readonly name?: string;
}

/** Lists the properties of all objects, and all parameters. */
function listPlaces(node: unknown): readonly Place[] {
  if (Array.isArray(node)) return node.flatMap(listPlaces);
  if (!isNode(node)) return [];
  const names = node["type"] === "object" && isNode(node["properties"]) ? Object.keys(node["properties"]) : [];
  const places: Place[] = names.map((name) => ({ holder: node, name }));
  if (typeof node["in"] === "string" && isNode(node["schema"])) places.push({ holder: node });
  return [...places, ...Object.values(node).flatMap(listPlaces)];
}

function change({ properties }: Json, name: string, apply: (schema: Json) => boolean): boolean {
  const schema = isNode(properties) ? properties[name] : undefined;
  return isNode(schema) && typeof schema["type"] === "string" && apply(schema);
}

function replace(schema: Json, replacement: Json): boolean {
  if (schema["type"] === replacement["type"]) return false;
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, replacement);
  return true;
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
