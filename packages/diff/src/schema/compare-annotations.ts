import { isDeepStrictEqual } from "node:util";
import {
  type AssertionKeyword,
  assertionKeywords,
  countKeywords,
  numberKeywords,
  printJson,
  showValue,
  type Step,
} from "@shortvideo-api/document/source";
import { readProvenance } from "@shortvideo-api/model/source";
import type { SchemaObject } from "@shortvideo-api/document/sample/source";
import { type SchemaContext, findChanged, type OpenPair, readAll, reportKeyword } from "./compare-types.ts";
import { type Pair, readSteps, safe, toVerdict } from "../change/raw-change.ts";
import type { IsSame } from "./create-sameness.ts";
import { listRequired, type OpenSchema, type Part, readContent } from "./open-schema.ts";
import { asXml } from "./writing.ts";
import { nameValue } from "../change/name-places.ts";

/** Compares keywords that no validator checks: units, defaults, deprecation. */
export function compareAnnotations(pair: OpenPair, context: SchemaContext): void {
  compareUnit(pair, context);
  compareDefault(pair, context);
  compareDeprecated(pair, context);
  compareSiblings(pair, context);
  if (context.writing === asXml) compareXml(pair, context);
}

/** Compares the names of a value in XML. */
function compareXml(pair: OpenPair, context: SchemaContext): void {
  const { place } = context;
  if (isDeepStrictEqual(readXml(pair.before, place), readXml(pair.after, place))) return;
  const message = `${nameValue(place)} is written differently in XML.`;
  reportKeyword("xml", pair, context, { code: "schema-changed", message, wire: "breaks", types: "safe" });
}

/** Reads the keyword `xml` without the values that it has by default. With a namespace, the prefix has no meaning. */
function readXml({ parts }: OpenSchema, place: string): object {
  const xml: NonNullable<SchemaObject["xml"]> = Object.assign({}, ...readAll(parts, "xml"));
  const { name, namespace, prefix, attribute = false, wrapped = false } = xml;
  return {
    name: name === place.split(".").at(-1) ? undefined : name,
    namespace,
    prefix: namespace === undefined ? prefix : undefined,
    attribute,
    wrapped,
  };
}

function compareUnit(pair: OpenPair, context: SchemaContext): void {
  const changed = findChanged(pair, "x-unit");
  if (!changed) return;
  const [was, is] = changed;
  const isOther = was !== undefined && is !== undefined;
  reportKeyword("x-unit", pair, context, {
    code: "unit-changed",
    message: `${nameValue(context.place)} is ${printUnit(is)}; it was ${printUnit(was)}.`,
    ...(isOther ? { hint: "Check each calculation with this number: nothing else shows the change." } : {}),
    // With another unit, the same digits mean something else. A first unit only describes the number.
    wire: toVerdict(isOther),
    types: "safe",
  });
}

function printUnit(unit: unknown): string {
  return typeof unit === "string" ? `in ${unit}` : "without a unit";
}

function compareDefault(pair: OpenPair, context: SchemaContext): void {
  const changed = findChanged(pair, "default");
  if (!changed) return;
  const [was, is] = changed;
  const isLeftOut = context.direction === "request" && context.isRequired !== true;
  const name = nameValue(context.place);
  reportKeyword("default", pair, context, {
    code: "default-changed",
    message:
      isLeftOut && is !== undefined
        ? `Uses ${printValue(is)} when ${name} is omitted; it was ${printValue(was)}.`
        : `${name} has ${printDefault(is)}; it had ${printDefault(was)}.`,
    ...(isLeftOut ? { hint: "Set the value where you relied on the old default." } : {}),
    // No request is rejected and no response is misread, but a caller that omits the value may get another result.
    ...safe,
  });
}

function printDefault(value: unknown): string {
  return value === undefined ? "no default" : `the default ${printValue(value)}`;
}

function printValue(value: unknown): string {
  return value === undefined ? "not set" : `\`${typeof value === "string" ? showValue(value) : printJson(value)}\``;
}

/** Compares whether a value is read-only or write-only. */
export function compareAccess(pair: OpenPair, context: SchemaContext): void {
  const { place, direction, isRequired } = context;
  for (const keyword of ["readOnly", "writeOnly"] as const) {
    const [was, is] = [isMarked(pair.before, keyword), isMarked(pair.after, keyword)];
    if (was === is) continue;
    // A read-only property is left out of requests, and a write-only one of responses.
    const isOfDirection = (keyword === "readOnly") === (direction === "request");
    // Callers must send a required property that is no longer read-only.
    const isNeeded = !is && direction === "request" && isRequired === true;
    const verdict = toVerdict(isOfDirection && (is || isNeeded));
    reportKeyword(keyword, pair, context, {
      code: "access-changed",
      message: `${nameValue(place)} is ${is ? "" : "no longer "}${keyword === "readOnly" ? "read-only" : "write-only"}.`,
      wire: verdict,
      types: verdict,
    });
  }
}

/** Returns `true` if a part of the schema has the keyword. */
function isMarked({ parts }: OpenSchema, keyword: "readOnly" | "writeOnly" | "deprecated"): boolean {
  return readAll(parts, keyword).includes(true);
}

function compareDeprecated(pair: OpenPair, context: SchemaContext): void {
  const [was, is] = [isMarked(pair.before, "deprecated"), isMarked(pair.after, "deprecated")];
  if (was === is) return;
  const code = is ? "property-deprecated" : "property-restored";
  const message = `${nameValue(context.place)} is ${is ? "" : "no longer "}deprecated.`;
  reportKeyword("deprecated", pair, context, { code, message, ...safe });
}

/** Compares the relation of two properties, which only fixtures and the mock use. */
function compareSiblings(pair: OpenPair, context: SchemaContext): void {
  const message = `The relation of ${nameValue(context.place)} to another property has changed.`;
  for (const keyword of ["x-same-as", "x-rounded-from"] as const) {
    if (findChanged(pair, keyword))
      reportKeyword(keyword, pair, context, { code: "sibling-changed", message, ...safe });
  }
}

/** Keywords with a comparison of their own. */
const classified: ReadonlySet<string> = new Set<AssertionKeyword>([
  ...countKeywords,
  ...numberKeywords,
  "$ref",
  "type",
  "enum",
  "const",
  "allOf",
  "anyOf",
  "oneOf",
  "discriminator",
  "format",
  "pattern",
  "contentSchema",
  "items",
  "prefixItems",
  "uniqueItems",
  "properties",
  "additionalProperties",
  "required",
]);

/** Keywords that have effect only beside another one, by the other one. */
const companions: Readonly<Partial<Record<AssertionKeyword, readonly AssertionKeyword[]>>> = {
  if: ["then", "else"],
  contains: ["minContains", "maxContains"],
};

/** All other keywords. They are only compared for equality: those of a group together, which have effect only beside the first. */
const unclassifiedGroups = assertionKeywords
  .filter((keyword) => !classified.has(keyword) && !Object.values(companions).flat().includes(keyword))
  .map((keyword): KeywordGroup => [keyword, ...(companions[keyword] ?? [])]);

type KeywordGroup = readonly [AssertionKeyword, ...AssertionKeyword[]];

/** Keywords that do not only reject values. Without one, a schema may admit fewer. */
const widening = new Set<string>(["patternProperties", "contentEncoding", "contentMediaType"]);

/** Keywords whose schemas evaluate items and properties, which the keywords for unevaluated ones then accept. */
const evaluating = new Set<string>(["if", "then", "else", "contains", "dependentSchemas"]);

/** What callers do about a change that no program can classify. */
export const unclassifiedHint =
  "Compare both documents at this place: the differ does not check whether a caller breaks.";

/** Reports changes that no program can classify. They count as breaking, to be on the safe side. */
export function compareUnclassified(pair: OpenPair, context: SchemaContext, isSame: IsSame): void {
  const { before, after } = pair;
  const { direction } = context;
  const name = nameValue(context.place);
  const hasContent = [before, after].some((open) => readContent(open) !== undefined);
  const met = listRequired(direction === "request" ? before : after, direction);
  for (const group of unclassifiedGroups) {
    // A string of JSON with a schema is compared as JSON.
    if (group[0] === "contentMediaType" && hasContent) continue;
    const [all, others] = [listGroups(before, group, met), listGroups(after, group, met)];
    const removed = all.filter((was) => !others.some((is) => isSame(was, is)));
    const added = others.filter((is) => !all.some((was) => isSame(was, is)));
    if (removed.length === 0 && added.length === 0) continue;
    const [was = {}, is = {}] = [removed[0], added[0]];
    const changed = group.filter((keyword) => !isSame(was[keyword], is[keyword]));
    const [keyword = group[0]] = changed;
    const isOneSided = [all, others].some((side) => side.every((one) => changed.every((each) => !(each in one))));
    const isSafe =
      isDropped(changed, direction === "request" ? [removed, added] : [added, removed]) &&
      !(changed.some((each) => evaluating.has(each)) && [before, after].some(rejectsUnevaluated));
    reportKeyword(keyword, pair, context, {
      code: "schema-changed",
      message: isOneSided
        ? `\`${keyword}\` ${keyword in is ? "constrains" : "no longer constrains"} ${name}.`
        : `The constraint \`${keyword}\` of ${name} has changed.`,
      ...(isSafe ? {} : { hint: unclassifiedHint }),
      wire: toVerdict(!isSafe),
      types: toVerdict(keyword === "patternProperties"),
    });
  }
}

/**
 * Lists the keywords of a group in each part that has the first of them. `dependentRequired` is one condition for each property that another
 * one requires, except the properties that all values have: those are `met`.
 */
function listGroups({ parts }: OpenSchema, group: KeywordGroup, met: ReadonlySet<string>): readonly SchemaObject[] {
  return parts.flatMap(({ schema }: { readonly schema: SchemaObject }): readonly SchemaObject[] => {
    if (schema[group[0]] === undefined) return [];
    if (group[0] === "dependentRequired") return listDependent(schema.dependentRequired, met);
    return [Object.fromEntries(group.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]]] : [])))];
  });
}

function listDependent(
  dependent: SchemaObject["dependentRequired"] = {},
  met: ReadonlySet<string>,
): readonly SchemaObject[] {
  return Object.entries(dependent).flatMap(([name, others]) =>
    others.filter((other) => !met.has(other)).map((other) => ({ dependentRequired: { [name]: [other] } })),
  );
}

/** Returns `true` if values only have to meet fewer conditions: those that they no longer meet, and the ones that they meet instead. */
function isDropped(
  changed: readonly string[],
  [lost, gained]: readonly [readonly SchemaObject[], readonly SchemaObject[]],
): boolean {
  const [condition, ...others] = gained;
  if (!condition) return changed[0] !== undefined && !widening.has(changed[0]);
  const [dropped, ...rest] = lost;
  if (!dropped || others.length > 0 || rest.length > 0) return false;
  return changed.every((keyword) => isLooser(keyword, dropped, condition));
}

/** Returns `true` if a condition admits the same values or more than another one that differs in a keyword. */
function isLooser(keyword: string, was: SchemaObject, is: SchemaObject): boolean {
  if (keyword === "minContains") return (is.minContains ?? leastContains) <= (was.minContains ?? leastContains);
  if (keyword === "maxContains" && was.maxContains !== undefined && is.maxContains !== undefined)
    return is.maxContains >= was.maxContains;
  return !Object.hasOwn(is, keyword) && !widening.has(keyword);
}

/** The default of `minContains`. */
const leastContains = 1;

/** Returns `true` if other keywords decide whether an item or a property is accepted, since they evaluate it. */
function rejectsUnevaluated({ parts }: OpenSchema): boolean {
  return parts.some(({ schema: { unevaluatedItems = true, unevaluatedProperties = true } }) =>
    [unevaluatedItems, unevaluatedProperties].some((schema) => schema !== true),
  );
}

/** A part of the document with a description and a provenance. */
export interface WrittenPart {
  readonly node: object;
  readonly steps: readonly Step[];
}

/** Compares descriptions and provenance. Neither changes what a program does. */
export function compareWords(
  { before, after }: Pair<WrittenPart>,
  { place, report }: Pick<SchemaContext, "place" | "report">,
): void {
  const steps = readSteps({ before, after });
  const [was, is] = [readProvenance(before.node), readProvenance(after.node)];
  if (was && !is) {
    const message = `${nameValue(place)} is confirmed. It was ${was.status}: ${was.reason}`;
    report({ code: "provenance-confirmed", place, message, ...safe, ...steps });
  } else if (!isDeepStrictEqual(was, is)) {
    const now = is ? `${is.status}: ${is.reason}` : "documented";
    const message = `The provenance of ${nameValue(place)} has changed: ${now}`;
    report({ code: "provenance-changed", place, message, ...safe, ...steps });
  }
  const [words, now] = [readWords(before.node), readWords(after.node)];
  if (isDeepStrictEqual(words, now)) return;
  const text = isDeepStrictEqual(words.texts, now.texts) ? "example" : "description";
  report({ code: "words-changed", place, message: `${nameValue(place)} has another ${text}.`, ...safe, ...steps });
}

/** Reads what a part says to people: in its texts, and by its examples. `bearerFormat` is such a text: `JWT`. */
function readWords(node: object): Readonly<Record<"texts" | "examples", readonly unknown[]>> {
  const read = (...names: string[]): unknown[] => names.map((name) => Reflect.get(node, name));
  return {
    texts: read("title", "description", "summary", "externalDocs", "bearerFormat"),
    examples: read("example", "examples", "x-example", "x-sample"),
  };
}

/** Returns the first part with a description. A part that only composes others has none. */
function findDescribed({ parts }: OpenSchema): WrittenPart | undefined {
  const { schema: node, steps } = parts.find(isDescribed) ?? parts[0] ?? {};
  return node && steps && { node, steps };
}

function isDescribed({ schema }: Part): boolean {
  return Object.values(readWords(schema)).some((words) => words.some((each) => each !== undefined));
}

/** Compares the descriptions of the corresponding parts of a schema. */
export function comparePartWords({ before, after }: OpenPair, context: SchemaContext): void {
  const [was, is] = [findDescribed(before), findDescribed(after)];
  if (was && is) compareWords({ before: was, after: is }, context);
}
