import { ts } from "ts-morph";
import { printString, removeControls } from "@shortvideo-api/model/source";
import { escapeEnd } from "../print/doc.ts";
import { fits, indent, printItems } from "../print/layout.ts";

/** The names to print instead of references such as `components["schemas"]["Comment"]`. */
export interface Naming {
  /** Names of component schemas, by key, so that editors show `Comment[]` instead of the whole type. */
  schemas: ReadonlyMap<string, string>;
  /** Types of component parameters, by key. They have no names, so each reference becomes the type. */
  parameters: ReadonlyMap<string, ts.TypeNode>;
}

/**
 * Creates a printer for the few kinds of nodes that types consist of. It takes a tenth of the time of the printer of TypeScript, which
 * prints all other nodes. Only lines have another layout, and letters of other scripts no escapes.
 */
export function createNodePrinter({ schemas, parameters }: Naming): (node: ts.Node) => string {
  function print(node: ts.Node): string {
    // Keywords are most of the nodes.
    const keyword = ts.tokenToString(node.kind);
    if (keyword !== undefined) return keyword;
    if (ts.isPropertySignature(node)) return printProperty(node);
    // The library creates literals of text as identifiers, which contain JSON.
    if (ts.isIdentifier(node) && node.text.startsWith('"')) return printString(String(JSON.parse(node.text)));
    if (ts.isIdentifier(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isStringLiteral(node)) return printString(node.text);
    if (ts.isLiteralTypeNode(node)) return print(node.literal);
    if (ts.isTypeLiteralNode(node)) return printMembers(node.members.map(print));
    if (ts.isIndexedAccessTypeNode(node)) return printAccess(node);
    if (ts.isTypeReferenceNode(node)) return printReference(node);
    if (ts.isArrayTypeNode(node)) return `${printOperand(node.elementType)}[]`;
    if (ts.isUnionTypeNode(node)) return printUnion(node.types.map(print));
    if (ts.isIntersectionTypeNode(node)) return printIntersection(node.types.map(print));
    if (ts.isParenthesizedTypeNode(node)) return printParentheses(print(node.type));
    if (ts.isTupleTypeNode(node)) return printItems(["[", "]"], node.elements.map(print));
    if (ts.isOptionalTypeNode(node)) return `${printOperand(node.type)}?`;
    if (ts.isRestTypeNode(node)) return `...${print(node.type)}`;
    if (ts.isIndexSignatureDeclaration(node)) {
      return `[${node.parameters.map(print).join(", ")}]${printAfter(":", print(node.type))};`;
    }
    if (ts.isParameter(node) && node.type) return `${print(node.name)}: ${print(node.type)}`;
    return printRest(node);
  }

  function printProperty(node: ts.PropertySignature): string {
    const modifiers = node.modifiers?.map((modifier) => `${print(modifier)} `).join("") ?? "";
    const type = node.type ? printAfter(":", print(node.type)) : "";
    return `${printComments(node)}${modifiers}${print(node.name)}${node.questionToken ? "?" : ""}${type};`;
  }

  function printAccess(node: ts.IndexedAccessTypeNode): string {
    const component = readComponent(node);
    const name = component?.kind === "schemas" ? schemas.get(component.key) : undefined;
    if (name !== undefined) return name;
    const parameter = findParameter(node);
    return parameter ? print(parameter) : `${printOperand(node.objectType)}[${print(node.indexType)}]`;
  }

  /** Prints a type before brackets. Only a parameter's type may lack the necessary parentheses. */
  function printOperand(node: ts.TypeNode): string {
    const parameter = findParameter(node);
    return parameter && isJoined(parameter) ? printParentheses(print(parameter)) : print(node);
  }

  function findParameter(node: ts.TypeNode): ts.TypeNode | undefined {
    const component = readComponent(node);
    return component?.kind === "parameters" ? parameters.get(component.key) : undefined;
  }

  function printReference({ typeName, typeArguments }: ts.TypeReferenceNode): string {
    return print(typeName) + (typeArguments ? printTypeArguments(typeArguments.map(print)) : "");
  }

  return print;
}

/** Prints members on lines of their own. */
export function printMembers(members: readonly string[]): string {
  return members.length === 0 ? "{}" : `{${indent(`\n${members.join("\n")}`)}\n}`;
}

/** Prints a type after a colon or an equals sign. A union on several lines begins on a line of its own. */
export function printAfter(sign: string, type: string): string {
  return type.startsWith("\n") ? `${sign}${indent(type)}` : `${sign} ${type}`;
}

/** Prints a union on one line if it fits, or if it is one type or null. Otherwise begins a line with each member. */
function printUnion(members: readonly string[]): string {
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

function printParentheses(type: string): string {
  return type.startsWith("\n") ? `(${indent(type)}\n)` : `(${type})`;
}

function printTypeArguments(types: readonly string[]): string {
  if (!types.some((type) => type.startsWith("\n"))) return `<${types.join(", ")}>`;
  // Unlike a list of values, a list of type arguments has no comma at its end.
  return `<${types.map((type) => (type.startsWith("\n") ? indent(type) : `\n  ${indent(type)}`)).join(",")}\n>`;
}

function isJoined(type: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type);
}

function printComments(node: ts.Node): string {
  const comments = ts.getSyntheticLeadingComments(node) ?? [];
  return comments.map(({ text }) => `/*${tidyLines(text)}*/\n`).join("");
}

/**
 * Removes control characters, and spaces at the ends of lines. The library begins lines with an asterisk, but not after all line ends.
 * A removed character may have been the only one between an asterisk and a slash, which end a comment.
 */
function tidyLines(text: string): string {
  return escapeEnd(removeControls(text, "\n *     ")).replaceAll(/[^\S\n]+\n/g, "\n");
}

function printRest(node: ts.Node): string {
  const file = ts.createSourceFile("types.ts", "", ts.ScriptTarget.ESNext);
  const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
  // The printer escapes all other characters that are not visible.
  return printer.printNode(ts.EmitHint.Unspecified, node, file).replaceAll("\u007F", "\\u007f");
}

/** Reads a reference such as `components["schemas"]["Comment"]`. */
function readComponent(node: ts.Node): { kind: string; key: string } | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType, indexType } = node.objectType;
  if (!ts.isTypeReferenceNode(objectType)) return undefined;
  const { typeName } = objectType;
  if (!ts.isIdentifier(typeName) || typeName.text !== "components") return undefined;
  const kind = readLiteral(indexType);
  const key = readLiteral(node.indexType);
  return kind === undefined || key === undefined ? undefined : { kind, key };
}

function readLiteral(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}
