import type { Schema, SchemaObject } from "@shortvideo-api/document/source";
import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import { readShapes } from "../../../../packages/model/src/shape/read-shapes.ts";
import { formatFiles } from "../print/format.ts";
import { createShapePrinter, printMembers } from "./print-shapes.ts";

const text = { type: "string" } as const;
const whole = { type: "integer" } as const;
const nothing = { type: "null" } as const;

const components: Record<string, Schema> = {
  Pet: { type: "object", required: ["id"], properties: { id: text, name: text } },
  Named: { type: "object", required: ["name"] },
  Ids: { type: "array", items: whole },
};

function refer(key: string): SchemaObject {
  return { $ref: `#/components/schemas/${key}` };
}

/** Prints the type of a schema, with its comments. */
function printWhole(schema: Schema): string {
  const names = new Map(Object.keys(components).map((key) => [key, key]));
  return createShapePrinter(names).print(readShapes(components).of(schema));
}

/** Prints the type of a schema on one line. */
function print(schema: Schema): string {
  return printWhole(schema)
    .replaceAll(/\/\*[^/]*\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Prints a member `schemas` with the types of all schemas. */
function printSchemas(schemas: Record<string, Schema>): string {
  const shapes = readShapes(schemas);
  const { printField } = createShapePrinter(new Map());
  const members = Object.entries(schemas).map(([key, schema]) =>
    printField(key, { required: true, shape: shapes.at(key), schema }),
  );
  return `schemas: ${printMembers(members)};`;
}

describe("keywords that hold together", () => {
  const contact = { properties: { mail: text, phone: text } };

  test.each(["anyOf", "oneOf"] as const)("require a property in a branch of `%s`", (keyword) => {
    const schema = { ...contact, [keyword]: [{ required: ["mail"] }, { required: ["phone"] }] };
    const type = "{ mail?: string; phone?: string; } & ( | { mail: string; } | { phone: string; } )";

    expect(print(schema)).toBe(type);
    expect(print({ items: schema, type: "array" })).toBe(`(${type})[]`);
    expect(print({ properties: { owner: schema } })).toBe(`{ owner?: ${type}; }`);
  });

  test("admit null beside a choice, not in it", () => {
    const choice = { ...contact, type: "object", anyOf: [{ required: ["mail"] }, { required: ["phone"] }] } as const;

    expect(print({ anyOf: [choice, nothing] })).toBe(
      "({ mail?: string; phone?: string; } & ( | { mail: string; } | { phone: string; } )) | null",
    );
  });

  test("find the property in the part that declares it", () => {
    const choice = { anyOf: [{ required: ["name"] }, { properties: { size: whole }, required: ["size"] }] };
    const type = "Pet & ( | { name: string; } | { size: number; } )";
    expect(print({ allOf: [refer("Pet"), choice] })).toBe(type);
    expect(print({ ...choice, allOf: [refer("Pet")] })).toBe(type);
    expect(print({ ...contact, anyOf: [refer("Pet"), { ...refer("Named"), description: "A name." }] })).toBe(
      "{ mail?: string; phone?: string; } & (Pet | Named)",
    );
  });

  test("ignore a choice that restricts no type", () => {
    const type = "{ mail?: string; phone?: string; }";
    expect(print({ ...contact, anyOf: [{ required: ["mail"] }, { maxProperties: 3 }] })).toBe(type);
    expect(print({ ...contact, oneOf: [{ not: { required: ["mail"] } }, { required: ["phone"] }] })).toBe(type);
    expect(print({ ...text, anyOf: [{ format: "email" }, { maxLength: 5 }] })).toBe("string");
  });

  test("keep the properties of a choice that restricts no type", () => {
    const choice = { anyOf: [{ required: ["name"] }, { properties: { size: whole }, required: ["name"] }] };
    expect(print({ allOf: [refer("Pet"), choice] })).toBe('WithRequired<Pet, "name"> & { size?: number; }');
    expect(print({ ...choice, allOf: [refer("Pet")] })).toBe(
      "Pet & ( | { name: string; } | { size?: number; name: string; } )",
    );
    expect(print({ anyOf: [{ maxLength: 3 }, { properties: { size: whole } }] })).toBe("unknown");
  });

  test("intersect a reference, a choice and own properties", () => {
    expect(
      print({
        ...contact,
        allOf: [refer("Pet")],
        oneOf: [{ properties: { size: whole } }, { properties: { age: whole } }],
      }),
    ).toBe("({ mail?: string; phone?: string; } & Pet) & ( | { size?: number; } | { age?: number; } )");
    expect(
      print({ type: "object", properties: { a: text }, anyOf: [text, { properties: { b: text }, type: "object" }] }),
    ).toBe("{ a?: string; } & { b?: string; }");
  });

  test("list only the values that all of them list", () => {
    expect(print({ enum: ["a", "b"], allOf: [{ enum: ["b", "c"] }] })).toBe('"b"');
    expect(print({ ...text, oneOf: [{ const: "a" }, { const: "b" }] })).toBe('"a" | "b"');
    expect(print({ ...text, enum: ["a", "b"], anyOf: [{ const: "a" }, { ...text, format: "email" }] })).toBe(
      '"a" | "b"',
    );
    expect(print({ type: ["string", "integer"], oneOf: [text, whole] })).toBe("string | number");
  });

  test("repeat no value that two branches list", () => {
    expect(print({ oneOf: [{ enum: ["a", "b"] }, { const: "b" }, { const: 1 }, { const: "1" }] })).toBe(
      '("a" | "b") | "b" | 1 | "1"',
    );
    expect(print({ enum: ["a", "b", "a"] })).toBe('"a" | "b"');
    expect(print({ oneOf: [{ const: "a" }, { const: "a", title: "A" }, { const: 1 }] })).toBe('"a" | 1');
  });

  test("have a comment with their type, if the schema names one", () => {
    expect(printWhole({ properties: { kind: { ...text, enum: ["a"] } } })).toContain("@enum {string}");
    expect(printWhole({ properties: { kind: { enum: ["a", 1] } } })).not.toContain("@enum");
  });

  test("repeat no type that another part has", () => {
    const object = { type: "object" } as const;
    expect(print({ allOf: [refer("Pet"), { ...object, required: ["name"] }] })).toBe('WithRequired<Pet, "name">');
    expect(print({ allOf: [{ ...object, properties: {} }, refer("Pet"), { minProperties: 1 }] })).toBe("Pet");
    expect(print({ allOf: [refer("Ids"), { type: "array", minItems: 1 }, { maxItems: 3 }] })).toBe("Ids");
    expect(print({ allOf: [{ type: "array" }, { items: text }] })).toBe("string[]");
    expect(print({ allOf: [{ items: { minLength: 1 } }, refer("Ids")] })).toBe("Ids");
    expect(print({ allOf: [object, { ...object, minProperties: 1 }] })).toBe("Record<string, unknown>");
    expect(print({ allOf: [refer("Named"), { type: ["object", "null"] }] })).toBe("Named");
    expect(print({ ...contact, anyOf: ["mail", "phone"].map((name) => ({ ...object, required: [name] })) })).toBe(
      "{ mail?: string; phone?: string; } & ( | { mail: string; } | { phone: string; } )",
    );
  });

  test("are a list of items that fit all parts", () => {
    const named = { type: "array", items: { required: ["name"], properties: { name: text } } } as const;

    expect(print({ ...named, allOf: [{ items: refer("Pet") }] })).toBe("({ name: string; } & Pet)[]");
    expect(print({ ...named, allOf: [{ items: { maxProperties: 3 } }] })).toBe("{ name: string; }[]");
  });

  test("leave out null if another part does not admit it", () => {
    expect(print({ type: ["object", "null"], allOf: [refer("Pet")] })).toBe("Pet");
    expect(print({ type: ["object", "null"], properties: { a: text }, anyOf: [refer("Pet"), nothing] })).toBe(
      "({ a?: string; } | null) & (Pet | null)",
    );
  });
});

test("a schema that excludes each value of its type has no type", () => {
  expect(print({ properties: { old: { not: {}, title: "Gone" }, size: { ...whole, not: true } } })).toBe(
    "{ old?: never; size?: never; }",
  );
  expect(print({ oneOf: [{ ...text, not: text }, whole] })).toBe("never | number");
});

describe("required properties", () => {
  test("are those of all parts", () => {
    expect(print({ properties: { name: text, size: whole }, allOf: [refer("Named")] })).toBe(
      "{ name: string; size?: number; } & Named",
    );
    expect(print({ allOf: [refer("Pet"), refer("Named")] })).toBe('WithRequired<Pet, "name"> & Named');
    expect(print({ allOf: [{ properties: { a: text } }, { allOf: [{ required: ["a"] }] }] })).toBe("{ a: string; }");
  });

  test("are there too if no part declares them", () => {
    expect(print({ type: "object", required: ["a", "b"], properties: { a: text } })).toBe("{ a: string; b: unknown; }");
    expect(print({ allOf: [refer("Pet")], properties: { size: whole }, required: ["age"] })).toBe(
      "{ size?: number; age: unknown; } & Pet",
    );
    expect(print({ required: ["b"], properties: { a: text }, patternProperties: { "^b": text } })).toBe(
      "{ a?: string; b: string; } & { [key: string]: string; }",
    );
    expect(print({ type: "object", required: ["b"] })).toBe("{ b: unknown; } & { [key: string]: unknown; }");
    expect(print({ required: ["b"], properties: { a: text }, additionalProperties: false })).toBe("{ a?: string; }");
  });

  test("may be those of branches", () => {
    expect(print({ required: ["name"], oneOf: [refer("Pet"), { properties: { name: whole } }] })).toBe(
      '| WithRequired<Pet, "name"> | { name: number; }',
    );
  });
});

describe("lists", () => {
  test.each<[string, Schema, string]>([
    ["allOf", { allOf: [{ type: "array", items: text }] }, "string[]"],
    ["oneOf", { oneOf: [{ type: "array", items: text }] }, "string[]"],
    ["anyOf", { anyOf: [{ type: "array", items: text }] }, "string[]"],
    ["$ref", refer("Ids"), "Ids"],
    ["a tuple", { allOf: [{ type: "array", prefixItems: [text], minItems: 1, items: false }] }, "[string]"],
    ["two levels", { anyOf: [{ type: "array", items: { oneOf: [{ type: "array", items: text }] } }] }, "string[][]"],
  ])("keep each level if their items have %s", (_, items, type) => {
    expect(print({ type: "array", items })).toBe(`${type}[]`);
    expect(print({ additionalProperties: { type: "array", items } })).toBe(`{ [key: string]: ${type}[]; }`);
    expect(print({ type: "array", prefixItems: [{ type: "array", items }], minItems: 1, items: false })).toBe(
      `[${type}[]]`,
    );
  });

  test("have the items after a prefix", () => {
    const pair = { type: "array", prefixItems: [text, whole] } as const;
    expect(print(pair)).toBe("[string?, number?, ...unknown[]]");
    expect(print({ ...pair, items: { type: "boolean" }, minItems: 2 })).toBe("[string, number, ...boolean[]]");
    expect(print({ ...pair, unevaluatedItems: { type: "boolean" }, minItems: 3 })).toBe(
      "[string, number, ...boolean[]]",
    );
  });

  test("begin their optional items at `minItems`, and end at `maxItems`", () => {
    const pair = { type: "array", prefixItems: [text, { type: ["integer", "null"] }] } as const;
    expect(print({ ...pair, minItems: 1, maxItems: 2 })).toBe("[string, (number | null)?]");
    expect(print({ ...pair, maxItems: 1 })).toBe("[string?]");
    expect(print({ ...pair, minItems: 2, items: false })).toBe("[string, number | null]");
    expect(print({ ...pair, unevaluatedItems: false })).toBe("[string?, (number | null)?]");
  });
});

describe("maps", () => {
  test("include the types of the fields beside them", () => {
    const size = { properties: { size: whole } };
    expect(print({ ...size, additionalProperties: text })).toBe(
      "{ size?: number; } & { [key: string]: string | number; }",
    );
    expect(print({ ...size, patternProperties: { "^x-": text } })).toBe(
      "{ size?: number; } & { [key: string]: string | number; }",
    );
    expect(print({ ...size, additionalProperties: { type: "number" } })).toBe(
      "{ size?: number; } & { [key: string]: number; }",
    );
    expect(print({ properties: { kind: { const: "a" } }, additionalProperties: text })).toBe(
      '{ kind?: "a"; } & { [key: string]: string; }',
    );
  });

  test("have the type of unevaluated properties", () => {
    expect(print({ type: "object", unevaluatedProperties: text })).toBe("{ [key: string]: string; }");
    expect(print({ allOf: [refer("Pet")], properties: { size: whole }, unevaluatedProperties: text })).toBe(
      "({ size?: number; } & { [key: string]: string | number; }) & Pet",
    );
    expect(print({ allOf: [refer("Pet")], unevaluatedProperties: false })).toBe("Pet");
  });
});

describe("schemas without a type", () => {
  test("are objects or lists if they describe their structure", () => {
    expect(print({ patternProperties: { "^a": text } })).toBe("{ [key: string]: string; }");
    expect(print({ items: text })).toBe("string[]");
    expect(print({ properties: { a: text }, items: text })).toBe("| { a?: string; } | string[]");
  });

  test("may be anything otherwise", () => {
    expect(print({ maxLength: 3 })).toBe("unknown");
    expect(print({ required: ["a"], dependentRequired: { a: ["b"] } })).toBe("unknown");
  });
});

test("conditions add the properties that only they declare", () => {
  expect(
    print({
      properties: { kind: text },
      if: { properties: { kind: { const: "a" } } },
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      then: { properties: { size: whole }, required: ["size"] },
      else: { properties: { age: whole } },
    }),
  ).toBe("{ kind?: string; size?: number; age?: number; }");
  expect(
    print({
      properties: { name: text },
      if: { properties: { kind: { const: "a" } } },
      else: { properties: { kind: { const: "b" } } },
    }),
  ).toBe('{ name?: string; kind?: "a" | "b"; }');
  expect(print({ properties: { card: text }, dependentSchemas: { card: { properties: { street: text } } } })).toBe(
    "{ card?: string; street?: string; }",
  );
});

describe("values", () => {
  test("of 64-bit integers are strings", () => {
    const long = { type: "integer", format: "int64" } as const;
    expect(print(long)).toBe("string");
    expect(print({ ...long, enum: [1, 2] })).toBe('"1" | "2"');
    expect(print({ type: "array", items: { type: ["integer", "null"], format: "int64", const: 7 } })).toBe('"7"[]');
    expect(print({ ...whole, format: "int32" })).toBe("number");
  });

  test("may be objects", () => {
    expect(print({ type: "object", enum: [{ name: "a" }, { size: 3 }] })).toBe('| { name: "a"; } | { size: 3; }');
    expect(print({ type: "object", enum: ["CAT"], properties: { name: true } })).toBe("{ name?: unknown; }");
    expect(print({ type: ["object", "null"], enum: [{ name: "a" }, null] })).toBe('{ name: "a"; } | null');
  });
});

test("escapes no letters of any script, but characters that cannot be seen", () => {
  const printed = printSchemas({
    型: { type: "object", properties: { ключ: { enum: ["é", "\u202E"] }, "\u007F": {} } },
  });

  expect(printed).toContain(`"型":`);
  expect(printed).toContain(`"ключ"?: "é" | "\\u202e";`);
  expect(printed).toContain(`"\\u007f"?: unknown;`);
});

test("prints all kinds of types as TypeScript does", async () => {
  const toPet = { $ref: "#/components/schemas/Pet" } as const;
  const types = printSchemas({
    Pet: {
      type: "object",
      required: ["id"],
      properties: {
        id: { type: "integer", readOnly: true, description: "One line." },
        200: { type: "number", description: "Two lines:  \n\n  and */ an end.", deprecated: true },
        "key \"of\" \\ 'quotes'\n": { type: "boolean", const: true },
        lone: { type: "string" },
        "-1": { enum: [-1, 1.5, null, "text", true, false] },
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
  const declaration = `interface components { ${types} }`;
  const parsed = ts.createSourceFile("types.ts", declaration, ts.ScriptTarget.ESNext);

  const [printed, expected] = await formatFiles([
    { path: "types.ts", text: declaration },
    { path: "types.ts", text: ts.createPrinter({ newLine: ts.NewLineKind.LineFeed }).printFile(parsed) },
  ]);

  expect(printed?.text).toBe(expected?.text);
  expect(printed?.text).toContain("pair?: [string?, (number | null)?, ...unknown[]];");
});

test("begins each line of a comment with an asterisk, whatever ends the line before", () => {
  const Pet = {
    type: "object",
    properties: { id: { type: "string", description: "one\rtwo\u2028three\r\nfour" } },
  } as const;
  const types = printSchemas({ Pet });

  expect(types).toContain(
    "\n    /**\n     * @description one\n     *     two\n     *     three\n     *     four\n     */\n    id?: string;",
  );
});

test("removes control characters from comments without ending the comment", () => {
  const hostile = "a\0b\u001B[31m\u007F\u0080\u0085c\u202E\u2066d\uFEFF *\0/ e\tf";
  const Pet = { type: "object", properties: { id: { type: "string", title: hostile, description: hostile } } } as const;
  const types = printSchemas({ Pet });

  expect(types).toContain("@description ab[31m\n     *     cd *\\/ e\tf\n");
  expect(types).toContain("id?: string;");
  expect(types).not.toMatch(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/u);
});

test("begins a line with each member of a long union, and indents objects", () => {
  const toText = { type: "string" } as const;
  const words = ["first", "second", "third"].map((word) => word.repeat(8));
  const types = printSchemas({
    Long: { enum: words },
    Longs: { type: "array", items: { enum: words } },
    Either: { oneOf: [{ type: "object", properties: { a: toText } }, toText] },
    Nullable: { type: ["object", "null"], properties: { a: toText } },
    ByName: { type: "object", additionalProperties: { enum: words } },
  }).replaceAll(/ *\/\*[^/]*\/\n/g, "");
  const [first, second, third] = words.map((word) => JSON.stringify(word));

  expect(types).toContain(`{
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
  const types = printSchemas({
    Pet: { type: "object", properties },
    Complete: { allOf: [{ $ref: "#/components/schemas/Pet" }], required },
  });

  expect(types).toContain(`WithRequired<
    components["schemas"]["Pet"],
    ${required.map((name) => `| "${name}"`).join("\n    ")}
  >`);
});
