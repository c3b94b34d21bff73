import { isDeepStrictEqual } from "node:util";
import { printJson, showValue } from "@shortvideo-api/document/source";
import { readProvenance } from "@shortvideo-api/model/source";
import type { SchemaObject } from "@shortvideo-api/document/sample/source";
import { type SchemaContext, findChanged, type OpenPair, readAll, locateKeyword } from "./compare-types.ts";
import { type RawChange, type ReportChange, toVerdict } from "../change/raw-change.ts";
import type { IsSame } from "./create-sameness.ts";
import type { OpenSchema, Part } from "./open-schema.ts";
import { nameValue } from "../change/name-places.ts";

/** Compares keywords that no validator checks: units, defaults, deprecation. */
export function compareAnnotations(pair: OpenPair, context: SchemaContext): void {
  compareUnit(pair, context);
  compareDefault(pair, context);
  compareDeprecated(pair, context);
  compareSiblings(pair, context);
}

function compareUnit({ before, after }: OpenPair, { place, report }: SchemaContext): void {
  const changed = findChanged({ before, after }, "x-unit");
  if (!changed) return;
  const [was, is] = changed;
  const isOther = was !== undefined && is !== undefined;
  report({
    code: "unit-changed",
    place,
    message: `${nameValue(place)} is ${printUnit(is)}; it was ${printUnit(was)}.`,
    ...(isOther ? { hint: "Check each calculation with this number: nothing else shows the change." } : {}),
    // With another unit, the same digits mean something else. A first unit only describes the number.
    wire: toVerdict(isOther),
    types: "safe",
    ...locateKeyword("before", before.parts, "x-unit"),
    ...locateKeyword("after", after.parts, "x-unit"),
  });
}

function printUnit(unit: unknown): string {
  return typeof unit === "string" ? `in ${unit}` : "without a unit";
}

function compareDefault({ before, after }: OpenPair, { place, direction, isRequired, report }: SchemaContext): void {
  const changed = findChanged({ before, after }, "default");
  if (!changed) return;
  const [was, is] = changed;
  const isLeftOut = direction === "request" && isRequired !== true;
  report({
    code: "default-changed",
    place,
    message:
      isLeftOut && is !== undefined
        ? `Uses ${printValue(is)} when ${nameValue(place)} is omitted; it was ${printValue(was)}.`
        : `${nameValue(place)} has ${printDefault(is)}; it had ${printDefault(was)}.`,
    ...(isLeftOut ? { hint: "Set the value where you relied on the old default." } : {}),
    // No request is rejected and no response is misread, but a caller that omits the value may get another result.
    wire: "safe",
    types: "safe",
    ...locateKeyword("before", before.parts, "default"),
    ...locateKeyword("after", after.parts, "default"),
  });
}

function printDefault(value: unknown): string {
  return value === undefined ? "no default" : `the default ${printValue(value)}`;
}

function printValue(value: unknown): string {
  return value === undefined ? "not set" : `\`${typeof value === "string" ? showValue(value) : printJson(value)}\``;
}

/** Compares whether a value is read-only or write-only. */
export function compareAccess(
  { before, after }: OpenPair,
  { place, direction, isRequired, report }: SchemaContext,
): void {
  for (const keyword of ["readOnly", "writeOnly"] as const) {
    const [was, is] = [isMarked(before, keyword), isMarked(after, keyword)];
    if (was === is) continue;
    // A read-only property is left out of requests, and a write-only one of responses.
    const isOfDirection = (keyword === "readOnly") === (direction === "request");
    // Callers must send a required property that is no longer read-only.
    const isNeeded = !is && direction === "request" && isRequired === true;
    const verdict = toVerdict(isOfDirection && (is || isNeeded));
    report({
      code: "access-changed",
      place,
      message: `${nameValue(place)} is ${is ? "" : "no longer "}${keyword === "readOnly" ? "read-only" : "write-only"}.`,
      wire: verdict,
      types: verdict,
      ...locateKeyword("before", before.parts, keyword),
      ...locateKeyword("after", after.parts, keyword),
    });
  }
}

/** Returns `true` if a part of the schema has the keyword. */
function isMarked({ parts }: OpenSchema, keyword: "readOnly" | "writeOnly" | "deprecated"): boolean {
  return readAll(parts, keyword).includes(true);
}

function compareDeprecated({ before, after }: OpenPair, { place, report }: SchemaContext): void {
  const [was, is] = [isMarked(before, "deprecated"), isMarked(after, "deprecated")];
  if (was === is) return;
  report({
    code: is ? "property-deprecated" : "property-restored",
    place,
    message: is ? `${nameValue(place)} is deprecated.` : `${nameValue(place)} is no longer deprecated.`,
    wire: "safe",
    types: "safe",
    ...locateKeyword("before", before.parts, "deprecated"),
    ...locateKeyword("after", after.parts, "deprecated"),
  });
}

/** Compares the relation of two properties, which only fixtures and the mock use. */
function compareSiblings({ before, after }: OpenPair, { place, report }: SchemaContext): void {
  for (const keyword of ["x-same-as", "x-rounded-from"] as const) {
    if (!findChanged({ before, after }, keyword)) continue;
    report({
      code: "sibling-changed",
      place,
      message: `The relation of ${nameValue(place)} to another property has changed.`,
      wire: "safe",
      types: "safe",
      ...locateKeyword("before", before.parts, keyword),
      ...locateKeyword("after", after.parts, keyword),
    });
  }
}

/** Keywords that limit values. They are only compared for equality. */
const unclassifiedKeywords = [
  "not",
  "if",
  "then",
  "else",
  "contains",
  "minContains",
  "maxContains",
  "patternProperties",
  "propertyNames",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedItems",
  "unevaluatedProperties",
  "contentEncoding",
] as const satisfies readonly (keyof SchemaObject)[];

/** Keywords that only reject values. Without one, a schema admits the same values or more. */
const narrowing = new Set<string>([
  "not",
  "if",
  "then",
  "else",
  "contains",
  "maxContains",
  "propertyNames",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedItems",
  "unevaluatedProperties",
]);

/** Reports changes that no program can classify. They count as breaking, to be on the safe side. */
export function compareUnclassified(
  { before, after }: OpenPair,
  { place, direction, report }: SchemaContext,
  isSame: IsSame,
): void {
  const hasContent = [before, after].some(({ parts }) => readAll(parts, "contentSchema").length > 0);
  // A string of JSON with a schema is compared as JSON.
  for (const keyword of hasContent ? unclassifiedKeywords : ([...unclassifiedKeywords, "contentMediaType"] as const)) {
    const changed = findChanged({ before, after }, keyword, isSame);
    if (!changed) continue;
    const [was, is] = changed;
    const isNarrowed = isNarrower(keyword, was, is);
    const isSafe = isNarrowed === (direction === "response");
    report({
      code: "schema-changed",
      place,
      message:
        narrowing.has(keyword) && (was === undefined || is === undefined)
          ? `\`${keyword}\` ${is === undefined ? "no longer constrains" : "constrains"} ${nameValue(place)}.`
          : `The constraint \`${keyword}\` of ${nameValue(place)} has changed.`,
      ...(isSafe
        ? {}
        : { hint: "Compare both documents at this place: the differ does not check whether a caller breaks." }),
      wire: toVerdict(!isSafe),
      types: toVerdict(keyword === "patternProperties"),
      ...locateKeyword("before", before.parts, keyword),
      ...locateKeyword("after", after.parts, keyword),
    });
  }
}

/** Returns whether a schema with the changed keyword admits fewer values, or more; `undefined` if no program can decide it. */
function isNarrower(keyword: string, was: unknown, is: unknown): boolean | undefined {
  if (keyword === "minContains") return Number(is ?? leastContains) > Number(was ?? leastContains);
  if (keyword === "maxContains" && typeof was === "number" && typeof is === "number") return is < was;
  return narrowing.has(keyword) && (was === undefined || is === undefined) ? is !== undefined : undefined;
}

/** The default of `minContains`. */
const leastContains = 1;

/** A part of the document with a description and a provenance. */
interface Described {
  readonly title?: unknown;
  readonly description?: unknown;
  readonly summary?: unknown;
  readonly example?: unknown;
  readonly examples?: unknown;
  readonly externalDocs?: unknown;
  readonly "x-example"?: unknown;
  readonly "x-sample"?: unknown;
}

/** Compares descriptions and provenance. Neither changes what a program does. */
export function compareWords(
  { before, after }: { before: object; after: object },
  { place, steps, report }: { place: string; steps: Pick<RawChange, "before" | "after">; report: ReportChange },
): void {
  const [was, is] = [readProvenance(before), readProvenance(after)];
  if (was && !is) {
    const message = `${nameValue(place)} is confirmed. It was ${was.status}: ${was.reason}`;
    report({ code: "provenance-confirmed", place, message, wire: "safe", types: "safe", ...steps });
  } else if (!isDeepStrictEqual(was, is)) {
    const now = is ? `${is.status}: ${is.reason}` : "documented";
    const message = `The provenance of ${nameValue(place)} has changed: ${now}`;
    report({ code: "provenance-changed", place, message, wire: "safe", types: "safe", ...steps });
  }
  if (isDeepStrictEqual(readWords(before), readWords(after))) return;
  report({
    code: "words-changed",
    place,
    message: `${nameValue(place)} has another description.`,
    wire: "safe",
    types: "safe",
    ...steps,
  });
}

function readWords({
  title,
  description,
  summary,
  example,
  examples,
  externalDocs,
  ...others
}: Described): readonly unknown[] {
  return [title, description, summary, example, examples, externalDocs, others["x-example"], others["x-sample"]];
}

/** Returns the first part with a description. A part that only composes others has none. */
function findDescribed({ parts }: OpenSchema): Part | undefined {
  return parts.find(({ schema }) => readWords(schema).some((words) => words !== undefined)) ?? parts[0];
}

/** Compares the descriptions of the corresponding parts of a schema. */
export function comparePartWords({ before, after }: OpenPair, { place, report }: SchemaContext): void {
  const [was, is] = [findDescribed(before), findDescribed(after)];
  if (!was || !is) return;
  const steps = { before: was.steps, after: is.steps };
  compareWords({ before: was.schema, after: is.schema }, { place, steps, report });
}
