import { ts } from "ts-morph";
import { printString } from "@shortvideo-api/model/source";
import {
  isJoined,
  printAfter,
  printComment,
  printMembers,
  printParentheses,
  printReference,
  printUnion,
  type ShapePrinter,
} from "./print-shapes.ts";
import { readShape } from "./shape-node.ts";

/** The names to print instead of references such as `components["schemas"]["Comment"]`. */
export interface Naming {
  /** Names of component schemas, by key, so that editors show `Comment[]` instead of the whole type. */
  schemas: ReadonlyMap<string, string>;
  /** Types of component parameters, by key. They have no names, so each reference becomes the type. */
  parameters: ReadonlyMap<string, ts.TypeNode>;
}

/**
 * Creates a printer for the few kinds of nodes that the library creates. It takes a tenth of the time of the printer of TypeScript, which
 * prints all other nodes. Only lines have another layout, and letters of other scripts no escapes.
 */
export function createNodePrinter({ schemas, parameters }: Naming, shapes: ShapePrinter): (node: ts.Node) => string {
  function print(node: ts.Node): string {
    const shape = readShape(node);
    if (shape) return shapes.print(shape);
    // Keywords are most of the nodes.
    const keyword = ts.tokenToString(node.kind);
    if (keyword !== undefined) return keyword;
    if (ts.isPropertySignature(node)) return printProperty(node);
    if (ts.isIdentifier(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isStringLiteral(node)) return printString(node.text);
    if (ts.isLiteralTypeNode(node)) return print(node.literal);
    if (ts.isTypeLiteralNode(node)) return printMembers(node.members.map(print));
    if (ts.isIndexedAccessTypeNode(node)) return printAccess(node);
    if (ts.isTypeReferenceNode(node)) return printName(node);
    if (ts.isUnionTypeNode(node)) return printUnion(node.types.map(printPart));
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
    const shape = parameter && readShape(parameter);
    return shape && isJoined(shape) ? printParentheses(print(parameter)) : print(node);
  }

  function findParameter(node: ts.TypeNode): ts.TypeNode | undefined {
    const component = readComponent(node);
    return component?.kind === "parameters" ? parameters.get(component.key) : undefined;
  }

  function printName({ typeName, typeArguments }: ts.TypeReferenceNode): string {
    return typeArguments ? printReference(print(typeName), typeArguments.map(print)) : print(typeName);
  }

  function printPart(node: ts.TypeNode): string {
    const shape = readShape(node);
    return shape ? shapes.printPart(shape) : print(node);
  }

  return print;
}

function printComments(node: ts.Node): string {
  const comments = ts.getSyntheticLeadingComments(node) ?? [];
  return comments.map(({ text }) => printComment(text)).join("");
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
