import { isInt64, type Schema } from "@shortvideo-api/document/source";
import { isList, type Json } from "@shortvideo-api/document/sample/source";
import {
  anyObject,
  type FieldShape,
  printString,
  printTypeKey,
  removeControls,
  type Shape,
} from "@shortvideo-api/model/source";
import { createComment } from "../print/create-types.ts";
import { escapeEnd } from "../print/doc.ts";
import { fits, indent, printItems } from "../print/layout.ts";
import { printLongValues } from "./print-long.ts";

/** Prints types as they are, without a tree of nodes. */
export interface ShapePrinter {
  print: (shape: Shape) => string;
  /** Prints a type inside of a union, an intersection or a list: in parentheses, if it is made of several. */
  printPart: (shape: Shape) => string;
  /** Prints the member of a type for a field. Its comment has the words of the schema. */
  printField: (name: string, field: FieldShape) => string;
}

/**
 * Creates a printer of types. `names` has the names to print instead of references such as `components["schemas"]["Comment"]`, by key,
 * so that editors show `Comment[]` instead of the whole type.
 */
export function createShapePrinter(names: ReadonlyMap<string, string>): ShapePrinter {
  function print(shape: Shape): string {
    switch (shape.kind) {
      case "unknown":
      case "never":
        return shape.kind;
      case "primitive":
        return shape.name === "Blob" ? "FilePart" : shape.name;
      case "literal":
        return printLiteral(shape.value);
      case "json":
        return printReference("JsonString", [print(shape.of)]);
      case "ref":
        return names.get(shape.key) ?? `components["schemas"][${printString(shape.key)}]`;
      case "array":
        return `${printPart(shape.items)}[]`;
      case "tuple":
        return printTuple(shape);
      case "object":
        return printObject(shape);
      case "required":
        return printReference("WithRequired", [print(shape.of), printNames(shape.names)]);
      case "union":
        return printUnion(shape.of.map(printPart));
      default:
        return printIntersection(shape.of.map(printPart));
    }
  }

  function printPart(shape: Shape): string {
    return isJoined(shape) ? printParentheses(print(shape)) : print(shape);
  }

  function printField(name: string, { required, shape, schema }: FieldShape, modifier = ""): string {
    const comment = schema === undefined ? undefined : createComment(printLongValues(describe(schema)));
    const start = comment === undefined ? modifier : `${printComment(comment)}${modifier}`;
    return `${start}${printPropertyName(name)}${required ? "" : "?"}${printAfter(":", print(shape))};`;
  }

  /** Prints the member of an object for a property, which may be read-only. */
  function printProperty([name, field]: [string, FieldShape]): string {
    const { schema } = field;
    return printField(name, field, typeof schema === "object" && schema.readOnly === true ? "readonly " : "");
  }

  function printTuple({ items, required, rest }: Extract<Shape, { kind: "tuple" }>): string {
    const placed = items.map((item, index) => (index < required ? print(item) : `${printPart(item)}?`));
    return printItems(["[", "]"], rest ? [...placed, `...${printPart(rest)}[]`] : placed);
  }

  function printObject(shape: Extract<Shape, { kind: "object" }>): string {
    if (shape === anyObject) return "Record<string, unknown>";
    const { fields, values } = shape;
    const named = printMembers([...fields].map(printProperty));
    if (!values) return named;
    const map = printMembers([`[key: string]${printAfter(":", print(values))};`]);
    // Beside a map, TypeScript would reject an optional field of another type, even though the map includes its type.
    return fields.size === 0 ? map : printIntersection([named, map]);
  }

  return { print, printPart, printField };
}

/** Prints a name as a key of a type. A number needs no quotes. */
function printPropertyName(name: string): string {
  return String(Number(name)) === name && !name.startsWith("-") ? name : printTypeKey(name);
}

/** Prints the type of one value. */
function printLiteral(value: Json): string {
  if (typeof value === "string") return printString(value);
  if (typeof value === "bigint") return "unknown";
  if (typeof value !== "object" || value === null) return String(value);
  if (isList(value)) return value.length === 0 ? "never[]" : printItems(["[", "]"], value.map(printLiteral));
  const members = Object.entries(value).map(([name, field]) => `${printPropertyName(name)}: ${printLiteral(field)};`);
  return members.length === 0 ? "Record<string, never>" : printMembers(members);
}

function printNames(names: readonly string[]): string {
  return names.length === 1 ? names.map(printString).join("") : printUnion(names.map(printString));
}

/** Returns whether a type needs parentheses inside of another one. */
export function isJoined(shape: Shape): boolean {
  if (shape.kind === "object") return shape.fields.size > 0 && shape.values !== undefined;
  return shape.kind === "union" || shape.kind === "intersection";
}

/** Prints members on lines of their own. */
export function printMembers(members: readonly string[]): string {
  return members.length === 0 ? "{}" : `{\n  ${indent(members.join("\n"))}\n}`;
}

/** Prints a type after a colon or an equals sign. A union on several lines begins on a line of its own. */
export function printAfter(sign: string, type: string): string {
  return type.startsWith("\n") ? `${sign}${indent(type)}` : `${sign} ${type}`;
}

/** Prints a union on one line if it fits, or if it is one type or null. Otherwise begins a line with each member. */
export function printUnion(members: readonly string[]): string {
  const line = members.join(" | ");
  const isObjectOrNull = members.length === 2 && members[1] === "null";
  if (fits(line) || (isObjectOrNull && !line.startsWith("\n"))) return line;
  return members.map((member) => (member.startsWith("\n") ? member : `\n| ${indent(member)}`)).join("");
}

/** Prints an intersection on one line if it fits or has objects. Otherwise begins a line with each further member. */
function printIntersection(members: readonly string[]): string {
  const line = members.join(" & ");
  return fits(line) || line.includes("\n") ? line : members.map(indent).join(" &\n  ");
}

export function printParentheses(type: string): string {
  return type.startsWith("\n") ? `(${indent(type)}\n)` : `(${type})`;
}

/** Prints a type with its arguments. Unlike a list of values, a list of type arguments has no comma at its end. */
export function printReference(name: string, types: readonly string[]): string {
  if (!types.some((type) => type.startsWith("\n"))) return `${name}<${types.join(", ")}>`;
  const lines = types.map((type) => (type.startsWith("\n") ? indent(type) : `\n  ${indent(type)}`));
  return `${name}<${lines.join(",")}\n>`;
}

/**
 * Prints the text of a comment. Removes control characters, and spaces at the ends of lines. The library begins lines with an asterisk,
 * but not after all line ends. A removed character may have been the only one between an asterisk and a slash, which end a comment.
 */
export function printComment(text: string): string {
  return `/*${escapeEnd(removeControls(text, "\n *     ")).replaceAll(/[^\S\n]+\n/g, "\n")}*/\n`;
}

/**
 * Returns the schema as its comment describes it. A caller sees the digits of a 64-bit number, and branches for values that are objects.
 * The comment of an `enum` names its type only: `@enum {string}`.
 */
function describe(schema: Schema): Schema {
  if (typeof schema !== "object" || !schema.enum) return schema;
  const { enum: _, ...rest } = schema;
  const { type, properties, additionalProperties } = rest;
  if (type === undefined || type === "object" || properties || additionalProperties !== undefined) return rest;
  if (!isInt64(schema)) return schema;
  const seen = [type].flat().map((name) => (name === "integer" ? "string" : name));
  return { ...schema, type: typeof type === "string" ? "string" : seen };
}
