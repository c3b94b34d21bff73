import { quoteNames } from "../describe/list-names.ts";
import { suggestName } from "../checks/find-near-name.ts";
import { describeValue, isNode, type Step } from "../openapi/node.ts";

/** The shape of a value in a configuration. The type of the value, its checks and its JSON Schema follow from it. */
export type ValueShape = TextShape | ChoiceShape | ListShape | MapShape | ObjectShape;

/** The shapes of the values of an object, by key. */
type Fields = Readonly<Record<string, ValueShape>>;

/** The type of the values of a shape. */
export type ShapedValue<Shape> = Shape extends Described<infer Value> ? Value : never;

interface Described<Value> {
  /** What the value means, for editors. */
  readonly description: string;
  /** Never present. From it, the compiler infers the type of the values. */
  readonly valueType?: Value;
}

/** A text. */
export interface TextShape extends Described<string> {
  readonly is: "text";
  /** The accepted texts. Default: all but the empty one. */
  readonly pattern?: RegExp;
  /** The requirement, in words that follow "must be". Default: `"text that is not empty"`. */
  readonly expected?: string;
}

/** One of several texts, which are in `of`. */
export interface ChoiceShape<Value = unknown> extends Described<Value> {
  readonly is: "choice";
  readonly of: readonly string[];
}

/** A list of items of one shape. */
export interface ListShape<Value = unknown> extends Described<Value> {
  readonly is: "list";
  readonly of: ValueShape;
  /** Whether a single item is accepted in place of a list. Default: `false`. */
  readonly orOne?: true;
}

/** An object whose keys the author chooses. */
export interface MapShape<Value = unknown> extends Described<Value> {
  readonly is: "map";
  readonly of: ValueShape;
}

/** An object that has only these keys. */
export interface ObjectShape<Value = unknown> extends Described<Value> {
  readonly is: "object";
  readonly fields: Fields;
  /** The keys that it must have. */
  readonly required: readonly string[];
}

/** A text. */
export function text(description: string, limits: Pick<TextShape, "pattern" | "expected"> = {}): TextShape {
  return { is: "text", description, ...limits };
}

/** One of several texts. */
export function oneOf<const Text extends string>(of: readonly Text[], description: string): ChoiceShape<Text> {
  return { is: "choice", of, description };
}

/** One of the keys of an object. */
export function keyOf<Key extends string>(
  entries: Readonly<Record<Key, unknown>>,
  description: string,
): ChoiceShape<Key> {
  return { is: "choice", of: Object.keys(entries), description };
}

/** A list of values. */
export function list<Of extends ValueShape>(of: Of, description: string): ListShape<readonly ShapedValue<Of>[]> {
  return { is: "list", of, description };
}

/** A list of values, or a single one. */
export function orOne<Of extends ValueShape>(
  of: Of,
  description: string,
): ListShape<ShapedValue<Of> | readonly ShapedValue<Of>[]> {
  return { is: "list", of, description, orOne: true };
}

/** An object whose keys the author chooses. */
export function map<Of extends ValueShape>(
  of: Of,
  description: string,
): MapShape<Readonly<Record<string, ShapedValue<Of>>>> {
  return { is: "map", of, description };
}

/** An object with these keys and no others: those that it must have, and those that it may have. */
export function object<Required extends Fields, Optional extends Fields>(
  description: string,
  required: Required,
  optional: Optional,
): ObjectShape<
  { readonly [Key in keyof Required]: ShapedValue<Required[Key]> } & {
    readonly [Key in keyof Optional]?: ShapedValue<Optional[Key]>;
  }
> {
  return { is: "object", description, fields: { ...required, ...optional }, required: Object.keys(required) };
}

/** Reports a value that a shape does not accept. */
export type ReportValue = (steps: readonly Step[], message: string) => void;

/** Returns `true` when a value has a shape. Otherwise reports each missing, unknown or wrong key. */
export function checkShape(shape: ValueShape, value: unknown, steps: readonly Step[], report: ReportValue): boolean {
  const name = steps.length === 0 ? "The configuration" : `\`${steps.join(".")}\``;
  const reject = (expected: string): boolean => {
    report(steps, `${name} must be ${expected}, got ${describeValue(value)}.`);
    return false;
  };
  if (shape.is === "text") {
    const isFitting = typeof value === "string" && (shape.pattern?.test(value) ?? value.trim() !== "");
    return isFitting || reject(shape.expected ?? "text that is not empty");
  }
  if (shape.is === "choice") {
    if (typeof value === "string" && shape.of.includes(value)) return true;
    const near = typeof value === "string" ? suggestName(value, shape.of) : "";
    report(steps, `${name} must be ${quoteNames(shape.of, " or ")}, got ${describeValue(value)}.${near}`);
    return false;
  }
  if (shape.is === "list") {
    if (shape.orOne && typeof value === "string") return checkShape(shape.of, value, steps, report);
    if (!Array.isArray(value)) return reject(shape.orOne ? "a text or a list" : "a list");
    return value.map((item: unknown, index) => checkShape(shape.of, item, [...steps, index], report)).every(Boolean);
  }
  if (!isNode(value)) return reject("an object");
  if (shape.is === "map") {
    return Object.entries(value)
      .map(([key, item]) => checkShape(shape.of, item, [...steps, key], report))
      .every(Boolean);
  }
  const missing = shape.required.filter((key) => !Object.hasOwn(value, key));
  for (const key of missing) report(steps, `${name} lacks \`${key}\`.`);
  const areValid = Object.entries(value).map(([key, item]) => {
    const fieldShape = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
    if (fieldShape !== undefined) return checkShape(fieldShape, item, [...steps, key], report);
    const known = Object.keys(shape.fields).filter((field) => !field.startsWith("$"));
    const hint = suggestName(key, known) || ` Keys: ${quoteNames(known)}.`;
    report([...steps, key], `${name} has no key \`${key}\`.${hint}`);
    return false;
  });
  return missing.length === 0 && areValid.every(Boolean);
}

/** Returns the JSON Schema of a shape. */
export function toSchema(shape: ValueShape): Readonly<Record<string, unknown>> {
  const { description } = shape;
  if (shape.is === "text") return { description, type: "string", pattern: shape.pattern?.source ?? "\\S" };
  if (shape.is === "choice") return { description, enum: shape.of };
  if (shape.is === "list") {
    const many = { type: "array", items: toSchema(shape.of) };
    return shape.orOne ? { description, anyOf: [toSchema(shape.of), many] } : { description, ...many };
  }
  if (shape.is === "map") return { description, type: "object", additionalProperties: toSchema(shape.of) };
  return {
    description,
    type: "object",
    properties: Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, toSchema(field)])),
    required: shape.required,
    additionalProperties: false,
  };
}
