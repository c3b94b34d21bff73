import { quoteNames } from "../describe/list-names.ts";
import { suggestName } from "../checks/find-near-name.ts";
import { describeValue, isNode, type Step } from "../openapi/node.ts";

/** The shape of a value in a configuration. The checks of the value and its JSON Schema follow from it. */
export type ValueShape = TextShape | ChoiceShape | ListShape | MapShape | ObjectShape;

interface Described {
  /** One sentence for editors. */
  readonly description: string;
}

/** A text. */
export interface TextShape extends Described {
  readonly is: "text";
  /** The accepted texts. Default: all but the empty one. */
  readonly pattern?: RegExp;
  /** The requirement, in words that follow "must be". Default: `"text that is not empty"`. */
  readonly expected?: string;
}

/** One of several texts, which are in `of`. */
export interface ChoiceShape extends Described {
  readonly is: "choice";
  readonly of: readonly string[];
}

/** A list of items of one shape. */
export interface ListShape extends Described {
  readonly is: "list";
  readonly of: ValueShape;
  /** Whether a single item is accepted in place of a list. Default: `false`. */
  readonly orOne?: true;
}

/** An object whose keys the author chooses. */
export interface MapShape extends Described {
  readonly is: "map";
  readonly of: ValueShape;
}

/** An object that has only these keys. */
export interface ObjectShape<Fields = Readonly<Record<string, ValueShape>>> extends Described {
  readonly is: "object";
  readonly fields: Fields;
  /** The keys that it must have. Default: none. */
  readonly required?: readonly string[];
}

/** The shape of a TypeScript type. A shape with keys other than those of the type does not compile. */
export type ShapeOf<Value> = [Value] extends [string]
  ? TextShape | ChoiceShape
  : [Value] extends [string | readonly string[]]
    ? ListShape
    : string extends keyof Value
      ? MapShape
      : ObjectShape<{ readonly [Key in keyof Value]-?: ShapeOf<NonNullable<Value[Key]>> }>;

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
  const missing = (shape.required ?? []).filter((key) => !Object.hasOwn(value, key));
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
