import { ts } from "ts-morph";
import { nameMember } from "../print/create-types.ts";
import { createShapeNode, readShape } from "./shape-node.ts";

/** Values that callers may pass for the parameters of an operation, beyond those in the document. */
export interface LooseParams {
  /** Wire names of the parameters that may be `undefined`, also under `exactOptionalPropertyTypes`. */
  optional: ReadonlySet<string>;
  /** The type that a parameter accepts besides its own, by wire name. */
  alsoTakes: ReadonlyMap<string, "string" | "number">;
}

/** Widens the parameters of a printed operation: `cursor?: string | number | undefined`. */
export function loosenParams(operation: ts.TypeElement, loose: LooseParams | undefined): ts.TypeElement {
  if (!loose) return operation;
  return changeMember(operation, "parameters", (places) => changeEach(places, (place) => loosenPlace(place, loose)));
}

function loosenPlace(place: ts.TypeNode, { optional, alsoTakes }: LooseParams): ts.TypeNode {
  return changeEach(place, (type, name) => {
    const other = alsoTakes.get(name);
    const added = [
      ...(other === "number" ? [ts.SyntaxKind.NumberKeyword as const] : []),
      ...(other === "string" ? [ts.SyntaxKind.StringKeyword as const] : []),
      ...(optional.has(name) ? [ts.SyntaxKind.UndefinedKeyword as const] : []),
    ];
    if (added.length === 0) return type;
    const shape = readShape(type);
    const types = shape?.kind === "union" ? shape.of.map(createShapeNode) : [type];
    return ts.factory.createUnionTypeNode([...types, ...added.map((kind) => ts.factory.createKeywordTypeNode(kind))]);
  });
}

/** Changes the type of the member with this name. */
function changeMember(
  member: ts.TypeElement,
  name: string,
  change: (type: ts.TypeNode) => ts.TypeNode,
): ts.TypeElement {
  if (!ts.isPropertySignature(member) || !member.type) return member;
  const type = changeEach(member.type, (inner, innerName) => (innerName === name ? change(inner) : inner));
  return replaceType(member, type);
}

/** Changes the type of each member of an object. */
function changeEach(type: ts.TypeNode, change: (type: ts.TypeNode, name: string) => ts.TypeNode): ts.TypeNode {
  if (!ts.isTypeLiteralNode(type)) return type;
  const members = type.members.map((member) =>
    ts.isPropertySignature(member) && member.type
      ? replaceType(member, change(member.type, nameMember(member)))
      : member,
  );
  return ts.factory.updateTypeLiteralNode(type, ts.factory.createNodeArray(members));
}

/** Replaces the type of a member, and keeps its comment. */
function replaceType(member: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  const { modifiers, name, questionToken } = member;
  return ts.factory.updatePropertySignature(member, modifiers, name, questionToken, type);
}
