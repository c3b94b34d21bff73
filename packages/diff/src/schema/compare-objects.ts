import { isDeepStrictEqual } from "node:util";
import type { Schema } from "@shortvideo-api/document/sample/source";
import { compareMaps, isAnything, readUnevaluated, readValuesOfMap } from "./compare-maps.ts";
import { type CompareSchemas, type SchemaContext, type OpenPair, locateKeyword } from "./compare-types.ts";
import { breaking, type RawChange, safe, toVerdict } from "../change/raw-change.ts";
import { rewriteChanges } from "./report-changes.ts";
import { listRequired, listUnsent, type OpenSchema } from "./open-schema.ts";
import type { Located } from "./side.ts";
import { asJson } from "./writing.ts";
import { nameValue } from "../change/name-places.ts";

/** Compares objects: their properties, the required ones, and further properties. */
export function compareObjects(
  pair: OpenPair,
  { isAlternative = false, ...context }: SchemaContext,
  descend: CompareSchemas,
): void {
  const renamed = findRenamed(pair);
  for (const [name, before] of pair.before.properties) {
    const inner = enterProperty(name, pair, context);
    const after = pair.after.properties.get(name);
    if (!after) {
      reportRemoved(name, renamed.get(name), pair, inner);
      if (renamed.has(name)) continue;
      compareListed(name, pair, context);
      compareWithLaterMap(name, before, pair, inner, descend);
      continue;
    }
    compareRequired(name, pair, inner);
    descend(before, after, { ...inner, isRequired: pair.after.required.has(name) });
  }
  const arrived = new Set(renamed.values());
  for (const [name, property] of pair.after.properties) {
    if (pair.before.properties.has(name) || arrived.has(name)) continue;
    const inner = enterProperty(name, pair, context);
    reportAdded(name, pair, inner);
    compareListed(name, pair, context);
    compareWithEarlierMap(name, property, pair, inner, descend);
  }
  compareUnlisted(pair, context, isAlternative);
  compareMaps(pair, context, descend);
}

/** Returns the context of a property. If the property is not sent in this direction, only a change of its access can break callers. */
function enterProperty(name: string, { before, after }: OpenPair, context: SchemaContext): SchemaContext {
  const isUnsent = [before, after].some((open) => listUnsent(open, context.direction).has(name));
  const { writing = asJson } = context;
  const own = { ...context, place: `${context.place}.${name}`, writing: writing.enterField(name) };
  if (!isUnsent) return own;
  return rewriteChanges(own, (change) => (change.code === "access-changed" ? change : { ...change, ...safe }));
}

/**
 * Compares whether a property is required if only one document has a schema for it. Ignores a property that is reported as added and
 * required, or as removed. A property that is not sent in this direction need not be there.
 */
function compareListed(name: string, { before, after }: OpenPair, context: SchemaContext): void {
  const [was, is] = [before, after].map((open) => listRequired(open, context.direction).has(name));
  const isReported = before.properties.has(name) ? was : is;
  if (was === is || isReported) return;
  const place = `${context.place}.${name}`;
  // Without a schema, its type is `unknown`, and it is always there.
  const breaksTypes =
    context.direction === "request" ? is === true && hasFields(after) : was === true && hasFields(before);
  const own = rewriteChanges({ ...context, place }, (change) => ({ ...change, types: toVerdict(breaksTypes) }));
  reportRequired(name, is === true, { before, after }, own);
}

/** Compares required properties without a schema. */
function compareUnlisted({ before, after }: OpenPair, context: SchemaContext, isAlternative: boolean): void {
  for (const name of new Set([...before.required, ...after.required])) {
    if (before.properties.has(name) || after.properties.has(name)) continue;
    const [was, is] = [before, after].map((open) => open.required.has(name) && hasFields(open));
    // Types show those of an alternative, too, since a schema around it may declare them.
    const breaksTypes = context.direction === "request" ? was !== is : was === true && is === false;
    const own = rewriteChanges({ ...context, place: `${context.place}.${name}` }, (change) =>
      isAlternative ? change : { ...change, types: toVerdict(breaksTypes) },
    );
    compareRequired(name, { before, after }, own);
  }
}

/** Returns whether the type of an object has a field for each required property: it describes objects, which may have others. */
function hasFields(open: OpenSchema): boolean {
  const isMap = open.parts.some(
    ({ schema }) => schema.additionalProperties !== undefined || schema.patternProperties !== undefined,
  );
  return (isMap || open.properties.size > 0 || open.types?.includes("object") === true) && !isClosed(open);
}

/** Finds renamed properties: those with the same schema under another name. */
function findRenamed({ before, after }: OpenPair): ReadonlyMap<string, string> {
  const removed = [...before.properties].filter(([name]) => !after.properties.has(name));
  const added = [...after.properties].filter(([name]) => !before.properties.has(name));
  const renamed = new Map<string, string>();
  for (const [name, { schema }] of removed) {
    const twins = added.filter(([, other]) => isSameValue(schema, other.schema));
    const rivals = removed.filter(([, other]) => isSameValue(schema, other.schema));
    const [twin] = twins;
    if (twin && twins.length === 1 && rivals.length === 1) renamed.set(name, twin[0]);
  }
  return renamed;
}

/** Returns `true` if both describe the same value, and in more than its type. */
function isSameValue(one: Schema, other: Schema): boolean {
  if (typeof one === "boolean" || typeof other === "boolean") return false;
  const { title: _title, examples: _examples, ...before } = one;
  const { title: _otherTitle, examples: _otherExamples, ...after } = other;
  return before.description !== undefined && isDeepStrictEqual(before, after);
}

function reportRemoved(
  name: string,
  newName: string | undefined,
  { before, after }: OpenPair,
  context: SchemaContext,
): void {
  const { place, direction, report } = context;
  const steps = { before: before.properties.get(name)?.steps ?? [] };
  if (newName !== undefined) {
    report({
      code: "property-renamed",
      place,
      message: `${nameValue(place)} is now called \`${newName}\`.`,
      hint: `Write \`${newName}\` in place of \`${name}\`.`,
      ...breaking,
      ...steps,
      after: after.properties.get(newName)?.steps ?? [],
    });
    return;
  }
  const removed = before.properties.get(name);
  const isDeprecated = typeof removed?.schema === "object" && removed.schema.deprecated === true;
  // An object without a schema may have any field, but none is required, and each is `unknown`.
  const isUsed = direction === "response" && (before.required.has(name) || (removed && !isAnything(removed)));
  // A further property is rejected only if the object is closed.
  const isRejected = direction === "response" || isClosed(after);
  report({
    code: "property-removed",
    place,
    message: `${nameValue(place)}${isDeprecated ? ", which was deprecated," : ""} was removed.`,
    hint: direction === "request" ? `Send no \`${name}\`.` : `Stop reading \`${name}\`.`,
    wire: toVerdict(isRejected),
    types: toVerdict(after.properties.size > 0 || isClosed(after) || isUsed === true),
    ...steps,
  });
}

/** Compares a new property with the schema of the map that applied to it. A required one without a schema may have any value. */
function compareWithEarlierMap(
  name: string,
  property: Located,
  { before }: OpenPair,
  context: SchemaContext,
  descend: CompareSchemas,
): void {
  const values = readValuesOfMap(before);
  if (!values && context.direction === "request" && before.required.has(name)) {
    return descend({ schema: true, steps: before.parts[0]?.steps ?? [] }, property, context);
  }
  if (!values || (context.direction === "response" && isAnything(values))) return;
  // The type of the map includes that of the property.
  descend(values, property, context);
}

/** Compares a removed property with the schema of the map that applies to it now. */
function compareWithLaterMap(
  name: string,
  property: Located,
  { after }: OpenPair,
  context: SchemaContext,
  descend: CompareSchemas,
): void {
  const values = readValuesOfMap(after) ?? readUnevaluated(after);
  if (!values || context.direction !== "request" || isAnything(values)) return;
  // The index signature of a map admits the property, read-only or not.
  const own = rewriteChanges(context, (change) =>
    change.code === "access-changed" ? { ...change, types: "safe" } : change,
  );
  descend(property, values, { ...own, isRequired: after.required.has(name) });
}

function reportAdded(name: string, { before, after }: OpenPair, { place, direction, report }: SchemaContext): void {
  const steps = { after: after.properties.get(name)?.steps ?? [] };
  // A request never contains a read-only property, required or not.
  const isRequired = direction === "request" && listRequired(after, direction).has(name);
  // It may have been required before, without a schema.
  const isKnown = before.required.has(name);
  report({
    code: isRequired && !isKnown ? "property-added-required" : "property-added",
    place,
    message: isRequired && !isKnown ? `${nameValue(place)} is new and required.` : `${nameValue(place)} is new.`,
    ...(isRequired ? { hint: `Set \`${name}\`.` } : {}),
    wire: toVerdict(isRequired && !isKnown),
    types: toVerdict(isRequired && !(isKnown && hasFields(before))),
    ...steps,
  });
}

function compareRequired(name: string, { before, after }: OpenPair, context: SchemaContext): void {
  const [was, is] = [before.required.has(name), after.required.has(name)];
  if (was !== is) reportRequired(name, is, { before, after }, context);
}

function reportRequired(
  name: string,
  is: boolean,
  { before, after }: OpenPair,
  { place, direction, report }: SchemaContext,
): void {
  const breaks = toVerdict(is === (direction === "request"));
  const message = is
    ? `${nameValue(place)} ${direction === "request" ? "is required" : "is always there"}.`
    : `${nameValue(place)} may be left out.`;
  report({
    code: is ? "property-became-required" : "property-became-optional",
    place,
    message,
    ...(breaks === "breaks" && direction === "response" ? { hint: `Handle responses without \`${name}\`.` } : {}),
    wire: breaks,
    types: breaks,
    ...locateProperty(name, { before, after }),
  });
}

/** Returns the steps of a property, or of the list that requires it. */
function locateProperty(name: string, { before, after }: OpenPair): Pick<RawChange, "before" | "after"> {
  const [was, is] = [before.properties.get(name), after.properties.get(name)];
  const required = locateKeyword({ before, after }, "required");
  return { ...required, ...(was && { before: was.steps }), ...(is && { after: is.steps }) };
}

function isClosed({ parts }: OpenSchema): boolean {
  return parts.some(({ schema }) => schema.additionalProperties === false || schema.unevaluatedProperties === false);
}
