import type { Schema } from "@shortvideo-api/document/source";
import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { readShapes } from "../../../../packages/model/src/shape/read-shapes.ts";
import { formatFiles } from "../print/format.ts";
import { createMember } from "./create-schema-type.ts";
import { createNodePrinter, printMembers } from "./print-nodes.ts";

/** Creates a member `schemas` with the types of all schemas. */
function createSchemas(schemas: Record<string, Schema>): readonly ts.TypeElement[] {
  const shapes = readShapes(schemas);
  const members = Object.entries(schemas).map(([key, schema]) =>
    createMember(key, { required: true, shape: shapes.at(key), schema }),
  );
  const type = ts.factory.createTypeLiteralNode(members);
  return [ts.factory.createPropertySignature(undefined, "schemas", undefined, type)];
}

const naming = { schemas: new Map<string, string>(), parameters: new Map<string, ts.TypeNode>() };

test("escapes no letters of any script, but characters that cannot be seen", () => {
  const [member] = createSchemas({
    型: { type: "object", properties: { ключ: { enum: ["é", "\u202E"] }, "\u007F": {} } },
  });

  const printed = member && createNodePrinter(naming)(member);
  expect(printed).toContain(`"型":`);
  expect(printed).toContain(`"ключ"?: "é" | "\\u202e";`);
  expect(printed).toContain(`"\\u007f"?: unknown;`);
});

test("prints all kinds of types as TypeScript does", async () => {
  const toPet = { $ref: "#/components/schemas/Pet" } as const;
  const members = createSchemas({
    Pet: {
      type: "object",
      required: ["id"],
      properties: {
        id: { type: "integer", readOnly: true, description: "One line." },
        200: { type: "number", description: "Two lines:  \n\n  and */ an end.", deprecated: true },
        "key \"of\" \\ 'quotes'\n": { type: "boolean", const: true },
        lone: { type: "string" },
        "-1": { enum: [-1, 1.5, null, "text", "é", true, false] },
        pair: { type: "array", prefixItems: [{ type: "string" }, { type: ["integer", "null"] }] },
        list: { type: "array", items: { oneOf: [toPet, { type: "string" }] } },
        lists: { type: "array", items: { type: "array", items: { allOf: [toPet, { type: "object" }] } } },
        map: {
          type: "object",
          properties: { a: {} },
          additionalProperties: { type: ["string", "array"], items: toPet },
        },
        empty: { type: "object" },
        short: { type: "array", prefixItems: [{ enum: ["a", 1] }, toPet], minItems: 1, items: { enum: [1, 2] } },
        object: { const: { list: [1, []], text: "x", none: {} } },
      },
    },
    Named: { allOf: [toPet], required: ["lone"] },
    "odd-key": { anyOf: [{ type: "null" }, { allOf: [toPet, { oneOf: [toPet, { type: "null" }] }] }] },
  });
  const declaration = ts.factory.createInterfaceDeclaration(undefined, "components", undefined, undefined, members);
  const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
  const file = ts.createSourceFile("types.ts", "", ts.ScriptTarget.ESNext);

  const [printed, expected] = await formatFiles([
    { path: "types.ts", text: `interface components ${printMembers(members.map(createNodePrinter(naming)))}` },
    { path: "types.ts", text: printer.printNode(ts.EmitHint.Unspecified, declaration, file) },
  ]);

  expect(printed?.text).toBe(expected?.text);
  expect(printed?.text).toContain("pair?: [string?, (number | null)?, ...unknown[]];");
});

test("begins each line of a comment with an asterisk, whatever ends the line before", async () => {
  const Pet = {
    type: "object",
    properties: { id: { type: "string", description: "one\rtwo\u2028three\r\nfour" } },
  } as const;
  const text = createSchemas({ Pet }).map(createNodePrinter(naming)).join("");

  expect(text).toContain(
    "\n    /**\n     * @description one\n     *     two\n     *     three\n     *     four\n     */\n    id?: string;",
  );
});

test("removes control characters from comments without ending the comment", () => {
  const hostile = "a\0b\u001B[31m\u007F\u0080\u0085c\u202E\u2066d\uFEFF *\0/ e\tf";
  const Pet = { type: "object", properties: { id: { type: "string", title: hostile, description: hostile } } } as const;
  const text = createSchemas({ Pet }).map(createNodePrinter(naming)).join("");

  expect(text).toContain("@description ab[31m\n     *     cd *\\/ e\tf\n");
  expect(text).toContain("id?: string;");
  expect(text).not.toMatch(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/u);
});

test("begins a line with each member of a long union, and indents objects", () => {
  const toText = { type: "string" } as const;
  const words = ["first", "second", "third"].map((word) => word.repeat(8));
  const text = createSchemas({
    Long: { enum: words },
    Longs: { type: "array", items: { enum: words } },
    Either: { oneOf: [{ type: "object", properties: { a: toText } }, toText] },
    Nullable: { type: ["object", "null"], properties: { a: toText } },
    ByName: { type: "object", additionalProperties: { enum: words } },
  })
    .map(createNodePrinter(naming))
    .join("\n")
    .replaceAll(/ *\/\*[^/]*\/\n/g, "");
  const [first, second, third] = words.map((word) => JSON.stringify(word));

  expect(text).toContain(`{
  Long:
    | ${first}
    | ${second}
    | ${third};
  Longs: (
    | ${first}
    | ${second}
    | ${third}
  )[];
  Either:
    | {
        a?: string;
      }
    | string;
  Nullable: {
    a?: string;
  } | null;
  ByName: {
    [key: string]:
      | ${first}
      | ${second}
      | ${third};
  };
}`);
});

test("puts no comma after the last type argument on lines of its own", () => {
  const required = ["first", "second", "third"].map((word) => word.repeat(8));
  const properties = Object.fromEntries(required.map((name) => [name, { type: "string" } as const]));
  const text = createSchemas({
    Pet: { type: "object", properties },
    Complete: { allOf: [{ $ref: "#/components/schemas/Pet" }], required },
  })
    .map(createNodePrinter(naming))
    .join("\n");

  expect(text).toContain(`WithRequired<
    components["schemas"]["Pet"],
    ${required.map((name) => `| "${name}"`).join("\n    ")}
  >`);
});

test("puts the type of a parameter in parentheses before brackets if it is a union", () => {
  const union = ts.factory.createUnionTypeNode(["A", "B"].map((name) => ts.factory.createTypeReferenceNode(name)));
  const part = ["parameters", "Id", "schema"].reduce<ts.TypeNode>(
    (type, name) =>
      ts.factory.createIndexedAccessTypeNode(
        type,
        ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(name)),
      ),
    ts.factory.createTypeReferenceNode("components"),
  );
  const print = createNodePrinter({ ...naming, parameters: new Map([["Id", union]]) });

  expect(print(part)).toBe('(A | B)["schema"]');
});
