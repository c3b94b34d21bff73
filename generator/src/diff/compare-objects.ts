import { isDeepStrictEqual } from "node:util";
import { isIdle } from "../model/read-plain-reference.ts";
import { keyOf, type Schema } from "../model/schema.ts";
import { type At, type OpenPair, stepsOf } from "./compare-types.ts";
import { type Finding, type Tell, toVerdict } from "./finding.ts";
import type { OpenSchema, Part } from "./open-schema.ts";
import type { Located } from "./side.ts";
import { nameValue } from "./name-places.ts";

/** Compares two located schemas, one level down. */
export type Descend = (before: Located, after: Located, at: At) => void;

/** Compares what objects consist of: properties, what is required, what else may stand there. */
export function compareObjects(pair: OpenPair, at: At, descend: Descend): void {
  const renamed = findRenamed(pair);
  for (const [name, before] of pair.before.properties) {
    const inner = { ...at, place: `${at.place}.${name}` };
    const after = pair.after.properties.get(name);
    if (!after) {
      tellRemoved(name, renamed.get(name), pair, inner);
      continue;
    }
    compareRequired(name, pair, inner);
    descend(before, after, { ...inner, isRequired: pair.after.required.has(name) });
  }
  const arrived = new Set(renamed.values());
  for (const [name, property] of pair.after.properties) {
    if (pair.before.properties.has(name) || arrived.has(name)) continue;
    const inner = { ...at, place: `${at.place}.${name}` };
    tellAdded(name, pair, inner);
    compareWithMap(property, pair, inner, descend);
  }
  compareUnlisted(pair, at);
  compareMaps(pair, at, descend);
}

/** Compares what is asked of properties of which nothing else is said. No type shows them. */
function compareUnlisted({ before, after }: OpenPair, at: At): void {
  const tell: Tell = (finding) => at.tell({ ...finding, types: "safe" });
  for (const name of new Set([...before.required, ...after.required])) {
    if (before.properties.has(name) || after.properties.has(name)) continue;
    compareRequired(name, { before, after }, { ...at, place: `${at.place}.${name}`, tell });
  }
}

/** Names by which a property went that is the same under another one. */
function findRenamed({ before, after }: OpenPair): ReadonlyMap<string, string> {
  const gone = [...before.properties].filter(([name]) => !after.properties.has(name));
  const come = [...after.properties].filter(([name]) => !before.properties.has(name));
  const renamed = new Map<string, string>();
  for (const [name, { schema }] of gone) {
    const twins = come.filter(([, other]) => isSameValue(schema, other.schema));
    const rivals = gone.filter(([, other]) => isSameValue(schema, other.schema));
    const [twin] = twins;
    if (twin && twins.length === 1 && rivals.length === 1) renamed.set(name, twin[0]);
  }
  return renamed;
}

/** Do they say the same of the value, and something that tells it from others? */
function isSameValue(one: Schema, other: Schema): boolean {
  if (typeof one === "boolean" || typeof other === "boolean") return false;
  const { title: _title, examples: _examples, ...before } = one;
  const { title: _otherTitle, examples: _otherExamples, ...after } = other;
  return before.description !== undefined && isDeepStrictEqual(before, after);
}

function tellRemoved(name: string, newName: string | undefined, { before, after }: OpenPair, at: At): void {
  const { place, direction, tell } = at;
  const steps = { before: before.properties.get(name)?.steps ?? [] };
  if (newName !== undefined) {
    tell({
      code: "property-renamed",
      place,
      message: `${nameValue(place)} is called \`${newName}\`.`,
      hint: `Write \`${newName}\` in place of \`${name}\`.`,
      wire: "breaks",
      types: "breaks",
      ...steps,
      after: after.properties.get(newName)?.steps ?? [],
    });
    return;
  }
  const removed = before.properties.get(name)?.schema;
  const isDeprecated = typeof removed === "object" && removed.deprecated === true;
  // A request that holds more than is asked for is refused only where nothing else may stand there.
  const isRefused = direction === "response" || isClosed(after);
  tell({
    code: "property-removed",
    place,
    message: `${nameValue(place)}${isDeprecated ? ", which was deprecated," : ""} is gone.`,
    hint: direction === "request" ? `Send no \`${name}\`.` : `Read no \`${name}\`.`,
    wire: toVerdict(isRefused),
    // Of an object of which nothing is told, any field may be read and sent.
    types: toVerdict(after.properties.size > 0 || isClosed(after)),
    ...steps,
  });
}

/** What a map said of every name, it said of this one too. */
function compareWithMap(property: Located, { before }: OpenPair, at: At, descend: Descend): void {
  const { isTyped, values } = readMap(before.parts);
  if (!isTyped || values.schema === true) return;
  // The type says both of an answer, so that the compiler lets it pass as the map that it was.
  const tell: Tell = at.direction === "response" ? (finding) => at.tell({ ...finding, types: "safe" }) : at.tell;
  descend(values, property, { ...at, tell });
}

function tellAdded(name: string, { after }: OpenPair, { place, direction, tell }: At): void {
  const steps = { after: after.properties.get(name)?.steps ?? [] };
  const isRequired = direction === "request" && after.required.has(name);
  tell({
    code: isRequired ? "property-added-required" : "property-added",
    place,
    message: isRequired ? `${nameValue(place)} has to be given.` : `${nameValue(place)} is new.`,
    ...(isRequired ? { hint: `Give \`${name}\`.` } : {}),
    wire: toVerdict(isRequired),
    types: toVerdict(isRequired),
    ...steps,
  });
}

function compareRequired(name: string, { before, after }: OpenPair, { place, direction, tell }: At): void {
  const [was, is] = [before.required.has(name), after.required.has(name)];
  if (was === is) return;
  const breaks = toVerdict(is === (direction === "request"));
  const message = is
    ? `${nameValue(place)} ${direction === "request" ? "has to be given" : "is always there"}.`
    : `${nameValue(place)} may be left out.`;
  tell({
    code: is ? "property-became-required" : "property-became-optional",
    place,
    message,
    ...(breaks === "breaks" && direction === "response" ? { hint: `Be ready for answers without \`${name}\`.` } : {}),
    wire: breaks,
    types: breaks,
    ...placesOf(name, { before, after }),
  });
}

/** Where a property stands; else the list that asks for it. */
function placesOf(name: string, { before, after }: OpenPair): Pick<Finding, "before" | "after"> {
  const [was, is] = [before.properties.get(name), after.properties.get(name)];
  return {
    ...(was ? { before: was.steps } : stepsOf("before", before.parts, "required")),
    ...(is ? { after: is.steps } : stepsOf("after", after.parts, "required")),
  };
}

/** What may stand in an object beside its properties. */
interface MapSide {
  /** May anything else stand there? */
  readonly isOpen: boolean;
  /** Does the type have an index? The document then says something of what else there is. */
  readonly isTyped: boolean;
  readonly values: Located;
}

function compareMaps({ before, after }: OpenPair, at: At, descend: Descend): void {
  if (!isObject(before) || !isObject(after)) return;
  const [was, is] = [readMap(before.parts), readMap(after.parts)];
  const { place, direction, tell } = at;
  const steps = {
    ...stepsOf("before", before.parts, "additionalProperties"),
    ...stepsOf("after", after.parts, "additionalProperties"),
  };
  if (was.isOpen !== is.isOpen || was.isTyped !== is.isTyped) {
    const isOwn = direction === "request" && is.isTyped && !was.isTyped && !isAnything(is.values);
    // Where anything could be sent, only what fits can be.
    const narrows = isOwn && was.isOpen;
    const opened = is.isOpen && (!was.isOpen || is.isTyped) && !narrows;
    const losesIndex = was.isTyped && !is.isTyped;
    const misfits = isOwn && [...before.properties.values()].some((own) => !isFit(own, is.values, at, descend));
    tell({
      code: opened ? "map-opened" : "map-closed",
      place,
      message: opened
        ? `${nameValue(place)} may hold further properties.`
        : is.isOpen
          ? `Of further properties of ${nameValue(place)}, ${narrows ? "it is told what they have to be" : "nothing is told any more"}.`
          : `${nameValue(place)} holds no further properties.`,
      // Readers let pass what they do not know.
      wire: toVerdict(narrows || (direction === "request" && was.isOpen && !is.isOpen)),
      types: toVerdict(losesIndex || misfits),
      ...steps,
    });
  }
  if (was.isTyped && is.isTyped) descend(was.values, is.values, { ...at, place: `${place}.*` });
}

/** Can what was sent as the property be sent as one of the map? The type asks for both at once. */
function isFit(own: Located, values: Located, at: At, descend: Descend): boolean {
  const [key, keyOfValues] = [keyOf(own.schema), keyOf(values.schema)];
  // Two names are compared once, and what is found here is not told.
  if (key !== undefined && keyOfValues !== undefined) return key === keyOfValues;
  let fits = true;
  const tell: Tell = ({ types }) => {
    fits &&= types !== "breaks";
  };
  descend(own, values, { ...at, tell });
  return fits;
}

function isAnything({ schema }: Located): boolean {
  return schema === true || (typeof schema === "object" && isIdle(schema, []));
}

function readMap(parts: readonly Part[]): MapSide {
  const part = parts.find(({ schema }) => schema.additionalProperties !== undefined);
  const schema = part?.schema.additionalProperties ?? true;
  const steps = part ? [...part.steps, "additionalProperties"] : (parts[0]?.steps ?? []);
  return { isOpen: schema !== false, isTyped: part !== undefined && schema !== false, values: { schema, steps } };
}

function isClosed({ parts }: OpenSchema): boolean {
  return parts.some(({ schema }) => schema.additionalProperties === false || schema.unevaluatedProperties === false);
}

function isObject({ types, properties, parts }: OpenSchema): boolean {
  const speaksOfObjects = properties.size > 0 || parts.some(({ schema }) => schema.additionalProperties !== undefined);
  return types?.includes("object") ?? speaksOfObjects;
}
