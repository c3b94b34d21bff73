import { isExactNumber } from "../numbers/exact-number.ts";
import { type Field, fieldOf, type Kind } from "../openapi/grammar.ts";
import { describeValue, isNode, isRecord, type Node, printLastSteps, type Step } from "../openapi/node.ts";
import { isExample } from "../checks/check-fields.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";

/** Kinds for which `null` means an empty object, and not an absent one. */
const emptyKinds = new Set<Kind>(["schema", "mediaType", "response", "example"]);

/** Called for each field that is removed from an object, and for each part of a list or a map that is replaced. */
export type OnRemoved = (holder: object, key: string, value: unknown) => void;

/**
 * Converts the fields of an object to the types that OpenAPI requires. Real documents have `null` for text, a number for a
 * version, or a single item for a list. An unambiguous value is converted; any other is left out with a warning, and `onRemoved` is
 * called.
 */
export function normalizeFields(
  kind: Kind,
  node: Node,
  steps: readonly Step[],
  { report, onRemoved }: { report: Report; onRemoved: OnRemoved },
): void {
  for (const key of Object.keys(node)) {
    const field = fieldOf(kind, key);
    const before = node[key];
    if (field === undefined || isNormal(field, before)) continue;
    const after = normalizeValue(field, before, [...steps, key], report);
    if (after === before) continue;
    if (after === undefined) {
      delete node[key];
      onRemoved(node, key, before);
      continue;
    }
    node[key] = after;
    if (!isRecord(after) || !isRecord(before)) continue;
    for (const [inner, value] of Object.entries(before)) if (isRecord(value)) onRemoved(after, inner, value);
  }
}

/** Returns `true` for a value that already has the type of the field. */
function isNormal(field: Field, value: unknown): boolean {
  switch (field.is) {
    case "text":
      return typeof value === "string";
    case "flag":
      return typeof value === "boolean";
    case "number":
    case "bound":
      return (
        typeof value === "bigint" || Number.isFinite(value) || (field.is === "bound" && typeof value === "boolean")
      );
    case "count":
      return Number.isFinite(value);
    case "values":
      return Array.isArray(value);
    case "texts":
      return Array.isArray(value) && value.every((item) => typeof item === "string");
    case "one":
      return isObjectOf(field.of, value);
    case "list":
      return Array.isArray(value) && value.every((item) => isObjectOf(field.of, item));
    case "map":
      return isNode(value) && Object.values(value).every((item) => isObjectOf(field.of, item));
    case "dropped":
      return false;
    default:
      return true;
  }
}

function isObjectOf(kind: Kind, value: unknown): boolean {
  return isNode(value) || (kind === "schema" && typeof value === "boolean");
}

/** Converts a value to the type of the field. Returns `undefined` when that is impossible. */
function normalizeValue(field: Field, value: unknown, steps: readonly Step[], report: Report): unknown {
  if (field.is === "dropped") return undefined;
  if (field.is === "value" || field.is === "all" || field.is === "unchecked") return value;
  if (value === null) return field.is === "one" && emptyKinds.has(field.of) ? {} : undefined;
  const [found, wanted] = readAs(field, value, steps, report);
  if (field.is === "flag" && found !== undefined) {
    report("quoted-flag", steps, `\`${printLastSteps(steps)}\` is ${describeValue(value)}.`);
  }
  if (found === undefined || (field.is === "map" && Array.isArray(value))) {
    report(
      "unexpected-type",
      steps,
      `\`${printLastSteps(steps)}\` is ${describeValue(value)}, and ${wanted} is expected.`,
    );
  }
  return found;
}

/** Returns the converted value, `undefined` when that is impossible, and the name of the expected type. */
function readAs(
  field: Exclude<Field, { is: "dropped" | "value" | "all" | "unchecked" }>,
  value: unknown,
  steps: readonly Step[],
  report: Report,
): [found: unknown, wanted: string] {
  switch (field.is) {
    case "text":
      return [isExactNumber(value) || typeof value === "boolean" ? String(value) : undefined, "text"];
    case "flag":
      return [value === "true" ? true : value === "false" ? false : undefined, "`true` or `false`"];
    case "number":
    case "bound":
    case "count": {
      const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
      // No list and no text reaches a count that a double rounds.
      const count = typeof value === "bigint" ? Number(value) : number;
      return [Number.isFinite(count) ? count : undefined, "a number"];
    }
    case "values":
      return [undefined, "a list"];
    case "texts":
      return [readTexts(value, steps, report), "a list of texts"];
    case "one":
      return [undefined, "an object"];
    case "list":
      return [readList(field.of, value, steps, report), "a list"];
    default: {
      const map = field.of === "example" && Array.isArray(value) ? nameExamples(value) : value;
      return [isNode(map) ? readMap(field.of, map, steps, report) : undefined, "an object"];
    }
  }
}

/** Names the items of a list, which are examples or their values. Schemas have such lists of values. */
function nameExamples(items: readonly unknown[]): Node {
  const entries = items.map((item, index) => [`example${index + 1}`, isExample(item) ? item : { value: item }]);
  return Object.fromEntries(entries);
}

function readTexts(value: unknown, steps: readonly Step[], report: Report): string[] | undefined {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return undefined;
  return keepItems(value, (item) => item !== null && typeof item !== "object", "text", steps, report).map(String);
}

function readList(of: Kind, value: unknown, steps: readonly Step[], report: Report): unknown[] | undefined {
  if (isNode(value)) return [value];
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item: unknown) => (item === null && emptyKinds.has(of) ? {} : item));
  return keepItems(items, (item) => isObjectOf(of, item), "an object", steps, report);
}

/** Returns the items of a list that have the wanted type. Reports the others, except `null`, which counts as absent. */
function keepItems(
  items: readonly unknown[],
  isWanted: (item: unknown) => boolean,
  wanted: string,
  steps: readonly Step[],
  report: Report,
): unknown[] {
  for (const [index, item] of items.entries()) {
    if (item === null || isWanted(item)) continue;
    const message = `\`${steps.at(-1)}\` contains ${describeValue(item)}, and ${wanted} is expected.`;
    report("unexpected-type", [...steps, index], message);
  }
  return items.filter(isWanted);
}

function readMap(of: Kind, map: Node, steps: readonly Step[], report: Report): Node {
  for (const key of Object.keys(map)) {
    const value = map[key];
    if (isObjectOf(of, value)) continue;
    if (value === null && emptyKinds.has(of)) map[key] = {};
    else {
      if (of === "example" && !key.startsWith("x-")) map[key] = { value };
      else delete map[key];
      // Paths and responses may have extensions, which contain anything.
      if (value === null || key.startsWith("x-")) continue;
      const message = `\`${key}\` is ${describeValue(value)}, and an object is expected.`;
      report("unexpected-type", [...steps, key], message);
    }
  }
  return map;
}
