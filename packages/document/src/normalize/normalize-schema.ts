import { isExactNumber, isWhole, readExactNumber } from "../numbers/exact-number.ts";
import { printJson } from "../numbers/json-text.ts";
import { describeValue, isNode, type Node, type Step } from "../openapi/node.ts";
import { isInt64 } from "../openapi/int64.ts";
import { readMediaKind } from "../openapi/media-type.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { branchKeywords, isAssertion } from "../openapi/schema-keywords.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { checkVersion, findBranches } from "../checks/check-version.ts";
import { isOfType } from "../schema/schema.ts";
import { allTypes } from "../view/own-types.ts";
import type { OnRemoved } from "./normalize-fields.ts";
import { normalizePatterns } from "./normalize-patterns.ts";

/** Keywords that name a schema. After bundling, no reference uses these names. */
const naming = new Set([
  "$schema",
  "$id",
  "$anchor",
  "$dynamicAnchor",
  "$recursiveAnchor",
  "$defs",
  "definitions",
  "$vocabulary",
]);
const types: ReadonlySet<unknown> = allTypes;

/** A document that is converted to OpenAPI 3.1. */
interface Converted {
  readonly root: Node;
  readonly is30: boolean;
}

/**
 * Converts one schema to OpenAPI 3.1: `nullable`, boolean bounds and `example` come from 3.0. Converts values to the type of the
 * schema where that is unambiguous.
 */
export function normalizeSchema(node: Node, converted: Converted, steps: readonly Step[], report: Report): void {
  const { is30 } = converted;
  // A branch that was added for `nullable` is not a part of the document.
  if (!Object.hasOwn(node, assumedNull)) checkVersion(node, is30, steps, report);
  for (const keyword in node) if (naming.has(keyword)) delete node[keyword];
  normalizeType(node, steps, report);
  normalizeExamples(node, steps, report);
  normalizeLongNumber(node);
  normalizeBytes(node);
  normalizeBound(node, "minimum", "exclusiveMinimum");
  normalizeBound(node, "maximum", "exclusiveMaximum");
  normalizePatterns(node, steps, report);
  normalizeEnum(node, steps, report);
  normalizeConst(node, steps, report);
  normalizeDefault(node, steps, report);
  for (const keyword of ["enum", "allOf", "anyOf", "oneOf"]) dropEmptyList(node, keyword, steps, report);
  const { discriminator } = node;
  if (isNode(discriminator) && typeof discriminator["propertyName"] !== "string") delete node["discriminator"];
  normalizeNullable(node, converted, steps, report);
  normalizeSiblings(node, is30, steps, report);
}

function normalizeType(node: Node, steps: readonly Step[], report: Report): void {
  // Most schemas have one known type.
  if (!Object.hasOwn(node, "type") || types.has(node["type"])) return;
  const named = Array.isArray(node["type"]) ? node["type"] : [node["type"]];
  const read = named.map((type: unknown) =>
    typeof type === "string" ? type.toLowerCase() : type === null ? "null" : type,
  );
  const known = [...new Set(read.filter((type) => types.has(type)))];
  for (const type of read) {
    // `null` in a list of types means the type "null"; `type: null` alone means no type.
    if (types.has(type)) continue;
    report("unknown-schema-type", [...steps, "type"], `\`type\` is ${describeValue(type)}.`);
  }
  if (known.length === 0 || node["type"] === null || !read.every((type) => types.has(type))) delete node["type"];
  else node["type"] = Array.isArray(node["type"]) && known.length > 1 ? known : known[0];
}

/** Makes a number with a 64-bit format or with listed 64-bit values an integer: https://spec.openapis.org/registry/format/ */
function normalizeLongNumber(node: Node): void {
  if (!isInt64(node)) return;
  const { type } = node;
  if (type === "number") node["type"] = "integer";
  if (Array.isArray(type)) node["type"] = [...new Set(type.map((name) => (name === "number" ? "integer" : name)))];
}

/**
 * Writes bytes as `format: binary` and `format: byte`, as OpenAPI 3.0 does, since types and samples depend on the format. OpenAPI
 * 3.1 writes `contentMediaType` and `contentEncoding`; tools that upgrade a document often keep the format beside them.
 */
function normalizeBytes(node: Node): void {
  const { format, contentEncoding, contentMediaType } = node;
  // Tools read only JSON that is the text itself, and not JSON in base64.
  if (contentEncoding !== undefined && !plainEncodings.has(contentEncoding)) delete node["contentSchema"];
  if (contentEncoding === undefined && contentMediaType === undefined) return;
  if (![node["type"]].flat().includes("string")) return;
  if (contentEncoding === "base64" && (format === undefined || format === "byte")) {
    node["format"] = "byte";
    delete node["contentEncoding"];
  } else if (isBytes(node) && (format === undefined || format === "binary")) {
    node["format"] = "binary";
    delete node["contentEncoding"];
    delete node["contentMediaType"];
  }
}

/** The encoding `binary` of RFC 2045 changes no byte. It says that bytes follow, except beside the media type of a text. */
function isBytes({ contentEncoding, contentMediaType }: Node): boolean {
  if (contentEncoding !== "binary") return contentEncoding === undefined && contentMediaType === octets;
  return readMediaKind(typeof contentMediaType === "string" ? contentMediaType : octets) === "binary";
}

const octets = "application/octet-stream";

/** Encodings that do not change a text: RFC 2045, section 6. */
const plainEncodings = new Set<unknown>(["7bit", "8bit", "binary"]);

/** Converts a boolean bound of 3.0, such as `exclusiveMinimum: true` beside `minimum`, to the number of 3.1. */
function normalizeBound(node: Node, bound: string, exclusive: string): void {
  const value = node[exclusive];
  if (isExactNumber(value) || !Object.hasOwn(node, exclusive)) return;
  delete node[exclusive];
  if (value !== true || !isExactNumber(node[bound])) return;
  node[exclusive] = node[bound];
  delete node[bound];
}

/** Converts keywords of earlier drafts to those of draft 2020-12: a list under `items` to `prefixItems`, and both kinds of `dependencies`. */
export function normalizeDraft(node: Node, onRemoved: OnRemoved): void {
  const { items, additionalItems, dependencies } = node;
  if (Array.isArray(items)) onRemoved(node, "items", items);
  for (const [keyword, value] of Object.entries({ additionalItems, dependencies })) {
    if (value !== undefined) onRemoved(node, keyword, value);
  }
  if (Array.isArray(items)) {
    node["prefixItems"] = items.filter((item) => isNode(item) || typeof item === "boolean");
    delete node["items"];
    if (isNode(additionalItems) || typeof additionalItems === "boolean") node["items"] = additionalItems;
  }
  delete node["additionalItems"];
  if (!isNode(dependencies)) return;
  for (const [name, needed] of Object.entries(dependencies)) {
    const keyword = isNode(needed) || typeof needed === "boolean" ? "dependentSchemas" : "dependentRequired";
    node[keyword] = { [name]: needed, ...(isNode(node[keyword]) ? node[keyword] : {}) };
  }
  delete node["dependencies"];
}

function normalizeExamples(node: Node, steps: readonly Step[], report: Report): void {
  const { examples } = node;
  if (Object.hasOwn(node, "examples") && examples !== null && !Array.isArray(examples)) {
    const read = isNode(examples) ? "the values of the object are read" : "`examples` is ignored";
    const message = `\`examples\` is ${describeValue(examples)}, but must be a list of values in a schema: ${read}.`;
    report("unexpected-type", [...steps, "examples"], message);
  }
  if (isNode(examples)) {
    // Some documents write Example objects here, as OpenAPI does for parameters.
    node["examples"] = Object.values(examples).map(unwrapExample);
  } else if (Array.isArray(examples)) {
    // An object with a `value` may also be a value of the schema, unless its type excludes objects.
    const isScalar = node["type"] !== undefined && ![node["type"]].flat().includes("object");
    if (isScalar) node["examples"] = examples.map(unwrapExample);
  } else if (Object.hasOwn(node, "examples")) delete node["examples"];
  if (!Object.hasOwn(node, "example")) return;
  const rest = Array.isArray(node["examples"]) ? node["examples"] : [];
  node["examples"] = [node["example"], ...rest];
  delete node["example"];
}

/** Returns the value of an Example object, and any other value itself. */
function unwrapExample(example: unknown): unknown {
  return isNode(example) && Object.hasOwn(example, "value") ? example["value"] : example;
}

function normalizeEnum(node: Node, steps: readonly Step[], report: Report): void {
  const { enum: written, type, nullable } = node;
  if (!Array.isArray(written)) return;
  const isWrong = (value: unknown): boolean => coerce(value, type) !== value && !(value === null && nullable === true);
  const first = written.findIndex(isWrong);
  if (first !== -1) {
    const wrong: unknown[] = written.filter(isWrong);
    const shown = wrong.slice(0, 3).map((value) => `\`${printJson(value).slice(0, 60)}\``);
    const more = wrong.length > 3 ? ` and ${wrong.length - 3} more` : "";
    const message = `\`enum\` has ${shown.join(", ")}${more}, and the type is ${describeTypes(type)}.`;
    report("enum-of-wrong-type", [...steps, "enum", first], message);
  }
  coerceEnum(node);
}

/** Removes a list without entries, which JSON Schema does not allow. */
function dropEmptyList(node: Node, keyword: string, steps: readonly Step[], report: Report): void {
  const list = node[keyword];
  if (!Array.isArray(list) || list.length > 0) return;
  delete node[keyword];
  const message = `\`${keyword}\` is an empty list, which JSON Schema does not allow.`;
  report("unexpected-type", [...steps, keyword], message);
}

/**
 * Converts the values of an `enum` to the type of its schema, such as `1` to `"1"`. Moves the values of items, which many documents list
 * beside the type `array`, to `items`.
 */
function coerceEnum(node: Node): void {
  const { enum: written, type, items } = node;
  if (!Array.isArray(written)) return;
  if (type === "array" && isNode(items) && written.length > 0 && !written.some(Array.isArray)) {
    delete node["enum"];
    if (!Object.hasOwn(items, "$ref")) items["enum"] ??= written;
    return;
  }
  const values = written.map((value: unknown) => coerce(value, type) ?? value);
  node["enum"] = [...new Set(values)];
}

function normalizeConst(node: Node, steps: readonly Step[], report: Report): void {
  const { const: value, type } = node;
  const fitting = coerce(value, type);
  if (value === undefined || value === null || fitting === value) return;
  node["const"] = fitting ?? value;
  const message = `\`const\` is \`${printJson(value).slice(0, 60)}\`, and the type is ${describeTypes(type)}.`;
  report("enum-of-wrong-type", [...steps, "const"], message);
}

function normalizeDefault(node: Node, steps: readonly Step[], report: Report): void {
  const value = node["default"];
  if (!Object.hasOwn(node, "default") || (value === null && node["nullable"] === true)) return;
  if (node["type"] === undefined) return;
  const fitting = coerce(value, node["type"]);
  if (fitting !== undefined) node["default"] = fitting;
  else {
    delete node["default"];
    // Many documents write `default: null` for "no default".
    if (value === null) return;
    const message = `\`default\` is ${describeValue(value)}, and the type is ${describeTypes(node["type"])}.`;
    report("default-of-wrong-type", [...steps, "default"], message);
  }
}

function describeTypes(type: unknown): string {
  return [type].flat().map(describeValue).join(" or ");
}

/** Matches a text that is a number of JSON. */
const numeric = /^\s*-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d{1,3})?\s*$/i;

/** Converts the value to one of the types. Returns `undefined` when that is impossible. */
function coerce(value: unknown, type: unknown): unknown {
  const wanted = Array.isArray(type) ? type : [type];
  if (type === undefined || wanted.some((name) => isOfType(value, name))) return value;
  for (const name of wanted) {
    const scalar = isExactNumber(value) || typeof value === "boolean";
    if (name === "string" && scalar) return String(value);
    const number = typeof value === "string" && numeric.test(value) ? readExactNumber(value.trim()) : undefined;
    if (number !== undefined && (name === "number" || (name === "integer" && isWhole(number)))) return number;
    if (name === "boolean" && (value === "true" || value === "false")) return value === "true";
  }
  return undefined;
}

/** Marks a schema that admits `null` because its author probably expects so, although OpenAPI does not. */
export const assumedNull = "x-assumed-null";

/**
 * Converts `nullable` of 3.0. Strictly, it has no effect beside `$ref`, `allOf` or an `enum` without `null`, and none in 3.1. If only one
 * of `type` and `enum` lists null, it has no effect either. Authors who write them there mean them, and a caller who handles a `null`
 * that never comes loses nothing. Marks such a schema with {@link assumedNull}.
 */
function normalizeNullable(node: Node, { root, is30 }: Converted, steps: readonly Step[], report: Report): void {
  const isAlternative = takeNullType(root, node, steps, report);
  const { type, enum: values } = node;
  const isNullable = isAlternative || node["nullable"] === true;
  delete node["nullable"];
  const isListed = Array.isArray(values) && (values.includes(null) || (Array.isArray(type) && type.includes("null")));
  if (isNullable && findBranches(node) !== undefined) {
    // A document of 3.1 names this null itself.
    const isNamed = isAlternative && !is30;
    addNullBranch(root, node, { type: "null", ...(!isNamed && { [assumedNull]: true }) });
  } else if (isNullable || isListed) {
    const { toType, toEnum } = addNull(node);
    if (toEnum || (toType && !(is30 && isNullable))) node[assumedNull] = true;
  }
}

/**
 * Removes the type `null` beside a `$ref` or branches that exclude null. Such a schema has no value, but Swashbuckle 10 wrote it for a
 * property that is a reference or null. Returns `true` if it was removed.
 */
function takeNullType(root: Node, node: Node, steps: readonly Step[], report: Report): boolean {
  const branches = findBranches(node);
  const { type, ...rest } = node;
  if (type !== "null" || branches === undefined || !excludesNull(root, rest)) return false;
  delete node["type"];
  const message = `The type \`null\` beside \`${branches}\` leaves no value. It is read as if null were valid.`;
  report("nullable-without-effect", [...steps, "type"], message);
  return true;
}

/** Returns `true` for a schema whose types, in all its branches, exclude null. */
function excludesNull(root: Node, written: unknown, depth = 0): boolean {
  const schema = resolveKnown(root, written);
  if (!isNode(schema) || schema["nullable"] === true || depth > maxNestedChoices) return false;
  const { type } = schema;
  if (type !== undefined) return ![type].flat().includes("null");
  const excludes = (branch: unknown): boolean => excludesNull(root, branch, depth + 1);
  return branchKeywords.some((keyword) => {
    const branches = schema[keyword];
    if (!Array.isArray(branches) || branches.length === 0) return false;
    return keyword === "allOf" ? branches.some(excludes) : branches.every(excludes);
  });
}

/** Adds null to the type and to the enumeration of a schema. Returns where null was added. */
function addNull(node: Node): { toType: boolean; toEnum: boolean } {
  const named: unknown[] = [node["type"] ?? []].flat();
  const { enum: values } = node;
  const toType = named.length > 0 && !named.includes("null");
  const toEnum = Array.isArray(values) && !values.includes(null);
  if (toType) node["type"] = [...named, "null"];
  if (toEnum) node["enum"] = [...values, null];
  return { toType, toEnum };
}

/** Adds null to a union that is alone in its schema. Wraps any other schema in a union with null. */
function addNullBranch(root: Node, node: Node, nothing: Node): void {
  const assertions = Object.keys(node).filter(isAssertion);
  const union = assertions.find((key) => key !== "discriminator");
  const branches = union === undefined ? undefined : node[union];
  if (
    (union === "anyOf" || union === "oneOf") &&
    assertions.every((key) => key === union || key === "discriminator") &&
    Array.isArray(branches)
  ) {
    node[union] = branches.some((branch) => admitsNull(root, branch)) ? branches : [...branches, nothing];
    return;
  }
  node["anyOf"] = [takeKeywords(node, assertions), nothing];
}

/** Moves keywords into a schema of their own. */
function takeKeywords(node: Node, keywords: readonly string[]): Node {
  const taken: Node = {};
  for (const keyword of keywords) {
    taken[keyword] = node[keyword];
    delete node[keyword];
  }
  return taken;
}

/** The maximum depth of nested alternatives in which null is searched. */
const maxNestedChoices = 4;

/** Returns `true` for a schema that names null, before or after it is normalized itself. */
function admitsNull(root: Node, written: unknown, depth = 0): boolean {
  const schema = resolveKnown(root, written);
  if (!isNode(schema) || depth > maxNestedChoices) return false;
  const { type, enum: values, const: constant } = schema;
  const branches = [schema["anyOf"], schema["oneOf"]].flatMap((list) => (Array.isArray(list) ? list : []));
  return (
    schema["nullable"] === true ||
    [type].flat().includes("null") ||
    (Array.isArray(values) && values.includes(null)) ||
    constant === null ||
    (type === undefined && branches.some((branch: unknown) => admitsNull(root, branch, depth + 1)))
  );
}

/**
 * Moves keywords beside `$ref` into an `allOf`, as 3.1 reads them; removes them in 3.0. Keeps annotations in both. Keywords that depend on
 * the target stay outside of the `allOf`.
 */
function normalizeSiblings(node: Node, is30: boolean, steps: readonly Step[], report: Report): void {
  if (!Object.hasOwn(node, "$ref")) return;
  const beside = Object.keys(node).filter((key) => key !== "$ref" && isAssertion(key));
  if (beside.length === 0) return;
  const inner = takeKeywords(node, beside);
  if (is30) {
    // Many documents repeat the type of the target, which changes nothing.
    for (const key of beside.filter((each) => each !== "type")) {
      const message = `\`${key}\` stands beside the \`$ref\` \`${String(node["$ref"])}\`.`;
      report("ignored-beside-reference", [...steps, key], message);
    }
    return;
  }
  const outer = takeKeywords(
    inner,
    ["unevaluatedItems", "unevaluatedProperties"].filter((keyword) => Object.hasOwn(inner, keyword)),
  );
  const reference = { $ref: node["$ref"] };
  delete node["$ref"];
  Object.assign(node, { allOf: Object.keys(inner).length === 0 ? [reference] : [reference, inner] }, outer);
}
