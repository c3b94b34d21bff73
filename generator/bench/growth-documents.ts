/** A part of a document that can grow on its own. */
export interface Dimension {
  name: string;
  /** The smaller of the two sizes that are compared. */
  size: number;
  /** Builds a document with this number of the things that `name` counts. */
  build: (size: number) => object;
  /** The accepted growth when the size doubles. Default: 3, between proportional (2) and the square (4). */
  most?: number;
}

/** The dimensions in which documents of other people grow. */
export const dimensions: readonly Dimension[] = [
  {
    name: "schemas",
    size: 2_000,
    build: (size) =>
      buildDocument(
        list(size, (index) => [
          index === 0 ? "Item" : `Item${index}`,
          item(reference(index + 1 === size ? "Item" : `Item${index + 1}`)),
        ]),
      ),
  },
  {
    name: "properties of a schema",
    size: 8_000,
    build: (size) => buildDocument([["Item", { type: "object", properties: record(size, "field", () => text) }]]),
  },
  {
    name: "values of an enum",
    size: 20_000,
    build: (size) => buildDocument([["Item", { type: "string", enum: list(size, (index) => `value-${index}`) }]]),
  },
  {
    name: "values of an enum that are lists",
    size: 20_000,
    build: (size) => buildDocument([["Item", { enum: list(size, (index) => [index]) }]]),
  },
  {
    name: "uses of an enum of 100 values",
    size: 5_000,
    build: (size) =>
      buildDocument([
        ["Item", { type: "object", properties: record(size, "field", () => reference("Kind")) }],
        ["Kind", { type: "string", enum: list(100, (index) => `value-${index}`) }],
      ]),
  },
  {
    name: "references to a schema",
    size: 8_000,
    build: (size) =>
      buildDocument([
        ["Item", { type: "object", properties: record(size, "field", () => reference("Part")) }],
        ["Part", item(text)],
      ]),
  },
  {
    name: "length of a chain of `$ref`s",
    size: 1_000,
    build: (size) => buildDocument(chain(size, (next) => next)),
  },
  {
    name: "length of a chain of properties",
    size: 1_000,
    build: (size) => buildDocument(chain(size, item)),
  },
  // Each schema of these chains has the properties of all behind it. So, the code itself grows with the square.
  {
    name: "length of a chain of `allOf`",
    most: 5,
    size: 40,
    build: (size) => buildDocument(chain(size, (next, index) => ({ allOf: [next, object(`field${index}`, text)] }))),
  },
  {
    name: "length of a chain of `oneOf`",
    most: 5,
    size: 60,
    build: (size) => buildDocument(chain(size, (next, index) => ({ oneOf: [next, object(`field${index}`, text)] }))),
  },
  {
    name: "parts of an `allOf`",
    size: 2_400,
    build: (size) => buildDocument([["Item", { allOf: list(size, (index) => object(`field${index}`, text)) }]]),
  },
  {
    name: "branches of a `oneOf`",
    size: 1_000,
    build: (size) =>
      buildDocument([
        ["Item", { oneOf: list(size, (index) => reference(`Branch${index}`)) }],
        ...list(size, (index): [string, object] => [`Branch${index}`, object(`field${index}`, text)]),
      ]),
  },
  {
    name: "branches of a `oneOf` with a discriminator",
    size: 1_000,
    build: (size) =>
      buildDocument([
        [
          "Item",
          {
            oneOf: list(size, (index) => reference(`Branch${index}`)),
            discriminator: {
              propertyName: "kind",
              mapping: Object.fromEntries(list(size, (index) => [`kind-${index}`, reference(`Branch${index}`).$ref])),
            },
          },
        ],
        ...list(size, (index): [string, object] => [`Branch${index}`, object("kind", text)]),
      ]),
  },
  {
    name: "depth of inline objects",
    size: 48,
    build: (size) => buildDocument([["Item", nest(size, (inner, level) => object(`level${level}`, inner))]]),
  },
  {
    name: "depth of inline `allOf`",
    size: 48,
    build: (size) =>
      buildDocument([["Item", nest(size, (inner, level) => ({ allOf: [inner, object(`level${level}`, text)] }))]]),
  },
  {
    name: "operations of a tag",
    size: 500,
    build: (size) =>
      buildDocument(
        [["Item", item(text)]],
        operations(size, () => "things"),
      ),
  },
  {
    name: "tags",
    size: 250,
    build: (size) =>
      buildDocument(
        [["Item", item(text)]],
        operations(size, (index) => `tag${index}`),
      ),
  },
  {
    name: "parameters of an operation",
    size: 1_000,
    build: (size) =>
      buildDocument([["Item", item(text)]], {
        "/search": {
          get: operation(
            "things",
            "search",
            list(size, (index) => ({ name: `param${index}`, in: "query", schema: text })),
          ),
        },
      }),
  },
  {
    name: "sentences of a description",
    size: 10_000,
    build: (size) =>
      buildDocument([["Item", { ...item(text), description: "It says *more* about `this` item. ".repeat(size) }]]),
  },
  {
    name: "examples",
    size: 20_000,
    build: (size) => buildDocument([["Item", { type: "string", examples: list(size, (index) => `value-${index}`) }]]),
  },
  {
    name: "different items of an example",
    size: 20_000,
    build: (size) =>
      buildDocument([["Item", { type: "array", uniqueItems: true, examples: [list(size, (index) => index)] }]]),
  },
  {
    name: "items of an example",
    size: 10_000,
    build: (size) =>
      buildDocument([
        ["Item", { type: "array", items: item(text), examples: [list(size, (index) => ({ id: `item-${index}` }))] }],
      ]),
  },
];

const text = { type: "string" };

function buildDocument(schemas: readonly (readonly [string, object])[], paths: Record<string, object> = {}): object {
  return {
    openapi: "3.1.0",
    info: { title: "Growth", version: "1.0.0" },
    paths: { "/items": { get: operation("items", "get") }, ...paths },
    components: { schemas: Object.fromEntries(schemas) },
  };
}

function operation(tag: string, name: string, parameters: readonly object[] = []): object {
  const content = { "application/json": { schema: reference("Item") } };
  return {
    tags: [tag],
    operationId: `${tag}.${name}`,
    parameters,
    responses: { 200: { description: "Done", content } },
  };
}

function operations(size: number, tagOf: (index: number) => string): Record<string, object> {
  return Object.fromEntries(
    list(size, (index) => [`/things/${index}`, { get: operation(tagOf(index), `get${index}`) }]),
  );
}

/** Builds `Item`, which leads to `Item1`, and so on. The last one is a string. */
function chain(size: number, link: (next: { $ref: string }, index: number) => object): [string, object][] {
  return [
    ...list(size, (index): [string, object] => [
      index === 0 ? "Item" : `Item${index}`,
      link(reference(`Item${index + 1}`), index),
    ]),
    [`Item${size}`, object("last", text)],
  ];
}

function nest(size: number, wrap: (inner: object, level: number) => object): object {
  return list(size, (index) => index).reduce<object>(wrap, text);
}

function item(next: object): object {
  return { type: "object", required: ["id"], properties: { id: text, count: { type: "integer" }, next } };
}

function object(name: string, schema: object): object {
  return { type: "object", properties: { [name]: schema } };
}

function record(size: number, name: string, schemaOf: (index: number) => object): Record<string, object> {
  return Object.fromEntries(list(size, (index) => [`${name}${index}`, schemaOf(index)]));
}

function reference(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

function list<Value>(size: number, valueOf: (index: number) => Value): Value[] {
  return Array.from({ length: size }, (_, index) => valueOf(index));
}
