import type { Shape } from "@shortvideo-api/model/source";
import { ts } from "ts-morph";

/** A node that stands for a type. The library puts it into its own nodes without reading it. */
interface ShapeNode extends ts.KeywordTypeNode {
  readonly shape: Shape;
}

/** Creates a node for a type, which the printer prints from the type itself. */
export function createShapeNode(shape: Shape): ts.TypeNode {
  return Object.assign(ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword), { shape }) satisfies ShapeNode;
}

/** Returns the type of a node of {@link createShapeNode}; `undefined` for all other nodes. */
export function readShape(node: ts.Node): Shape | undefined {
  return isShapeNode(node) ? node.shape : undefined;
}

function isShapeNode(node: ts.Node): node is ShapeNode {
  return "shape" in node;
}
