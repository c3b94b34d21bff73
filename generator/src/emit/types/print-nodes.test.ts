import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { createNodePrinter } from "./print-nodes.ts";
import { createShapePrinter } from "./print-shapes.ts";
import { createShapeNode } from "./shape-node.ts";

test("puts the type of a parameter in parentheses before brackets if it is a union", () => {
  const names = ["A", "B"];
  const union = createShapeNode({ kind: "union", of: names.map((key) => ({ kind: "ref", key })) });
  const part = ["parameters", "Id", "schema"].reduce<ts.TypeNode>(
    (type, name) =>
      ts.factory.createIndexedAccessTypeNode(
        type,
        ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(name)),
      ),
    ts.factory.createTypeReferenceNode("components"),
  );
  const schemas = new Map(names.map((name) => [name, name]));
  const print = createNodePrinter({ schemas, parameters: new Map([["Id", union]]) }, createShapePrinter(schemas));

  expect(print(part)).toBe('(A | B)["schema"]');
});
