import { api, response, type Edit, field, json, type Json, object, sent } from "../edit.ts";

const text = { type: "string" };
const id = { type: "string", description: "Id of the pet." };
const cat = { type: "object", required: ["purrs"], properties: { purrs: { type: "boolean" } } };
const dog = { type: "object", required: ["barks"], properties: { barks: { type: "boolean" } } };
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** Edits of names and of compositions. */
export const editsOfComposition: readonly Edit[] = [
  {
    what: "returns one more alternative",
    before: field({ oneOf: [ref("Cat")] }, { Cat: cat, Dog: dog }),
    after: field({ oneOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    expect: [["alternative-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer returns one of the alternatives",
    before: field({ oneOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    after: field({ oneOf: [ref("Cat")] }, { Cat: cat, Dog: dog }),
    expect: [["alternative-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts one more alternative",
    before: sent({ oneOf: [cat] }),
    after: sent({ oneOf: [cat, dog] }),
    expect: [["alternative-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer accepts one of the alternatives",
    before: sent({ oneOf: [cat, dog] }),
    after: sent({ oneOf: [cat] }),
    expect: [["alternative-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "reorders alternatives",
    before: field({ oneOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    after: field({ oneOf: [ref("Dog"), ref("Cat")] }, { Cat: cat, Dog: dog }),
    expect: [],
    bump: "none",
  },
  {
    what: "changes a property of one alternative",
    before: field({ oneOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    after: field(
      { oneOf: [ref("Cat"), ref("Dog")] },
      { Cat: cat, Dog: { ...dog, properties: { barks: { type: "string" } } } },
    ),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "lets more than one alternative match",
    before: field({ oneOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    after: field({ anyOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    expect: [["overlap-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "splits an object into a composition",
    before: field(object({ id, name: text }, ["id"])),
    after: field({ allOf: [object({ id }, ["id"]), object({ name: text })] }),
    expect: [],
    bump: "none",
  },
  {
    what: "removes one part of a composition",
    before: field({ allOf: [object({ id }), object({ name: text })] }),
    after: field({ allOf: [object({ id })] }),
    expect: [["property-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "narrows a property of one part of a composition in another part",
    before: composed("cat"),
    after: composed("dog"),
    expect: [
      ["enum-value-added", "safe", "breaks"],
      ["enum-value-removed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "changes a part that a composition refers to",
    before: field({ allOf: [ref("Base"), object({ name: text })] }, { Base: object({ id: { type: "integer" } }) }),
    after: field({ allOf: [ref("Base"), object({ name: text })] }, { Base: object({ id: { type: "string" } }) }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "names an unnamed type",
    before: field(object({ id })),
    after: field(ref("Pet"), { Pet: object({ id }) }),
    expect: [["schema-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "inlines a named type",
    before: field(ref("Pet"), { Pet: object({ id }) }),
    after: field(object({ id })),
    expect: [["schema-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "renames a type",
    before: field(ref("Pet"), { Pet: object({ id }) }),
    after: field(ref("Animal"), { Animal: object({ id }) }),
    expect: [["schema-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "renames a type and changes it",
    before: field(ref("Pet"), { Pet: object({ id }) }),
    after: field(ref("Animal"), { Animal: object({ id, name: text }) }),
    expect: [
      ["property-added", "safe", "safe"],
      ["schema-added", "safe", "safe"],
      ["schema-removed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "reorders the types",
    before: field(ref("Cat"), { Cat: cat, Dog: dog }),
    after: field(ref("Cat"), { Dog: dog, Cat: cat }),
    expect: [],
    bump: "none",
  },
  {
    what: "returns null in addition to a named type without `type: object`",
    before: field({ $ref: "#/components/schemas/Pet" }, { Pet: { properties: { id: { type: "string" } } } }),
    after: field(
      { anyOf: [{ $ref: "#/components/schemas/Pet" }, { type: "null" }] },
      { Pet: { properties: { id: { type: "string" } } } },
    ),
    expect: [["null-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "changes an unused type",
    before: response({ type: "string" }, { Pet: { type: "object", properties: { id: { type: "string" } } } }),
    after: response({ type: "string" }, { Pet: { type: "object", properties: { id: { type: "integer" } } } }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer describes the items of a recursive list",
    before: response(
      { $ref: "#/components/schemas/Tree" },
      { Tree: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
    ),
    after: response({ $ref: "#/components/schemas/Tree" }, { Tree: { type: "array" } }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "removes an unused type",
    before: field(ref("Cat"), { Cat: cat, Dog: dog }),
    after: field(ref("Cat"), { Cat: cat }),
    expect: [["schema-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "changes a type that refers to itself",
    before: field(ref("Node"), { Node: object({ id, children: { type: "array", items: ref("Node") } }) }),
    after: field(ref("Node"), {
      Node: object({ id, name: text, children: { type: "array", items: ref("Node") } }),
    }),
    expect: [["property-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "removes a property of a type in a circle of two types",
    before: field(ref("Left"), { Left: object({ right: ref("Right") }), Right: object({ id, left: ref("Left") }) }),
    after: field(ref("Left"), { Left: object({ right: ref("Right") }), Right: object({ left: ref("Left") }) }),
    expect: [["property-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "allows more values of an inherited property in two types",
    before: field(object({ cat: ref("Cat"), dog: ref("Dog") }), listHeirs({ Cat: ["cat"], Dog: ["dog"] })),
    after: field(
      object({ cat: ref("Cat"), dog: ref("Dog") }),
      listHeirs({ Cat: ["cat", "lion"], Dog: ["dog", "wolf"] }),
    ),
    expect: [
      ["enum-value-added", "safe", "breaks"],
      ["enum-value-added", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "changes the description of a type",
    before: field({ ...object({ id }), description: "A pet." }),
    after: field({ ...object({ id }), description: "An animal." }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes the example of a type",
    before: field({ ...text, examples: ["Rex"] }),
    after: field({ ...text, examples: ["Tom"] }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "confirms a property that was assumed",
    before: field({ ...text, "x-provenance": { status: "assumed", reason: "Our choice." } }),
    after: field(text),
    expect: [["provenance-confirmed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "removes a value from an enumeration that is a part of a property",
    before: sent({ allOf: [ref("Kind")], title: "Kind." }, { Kind: { enum: ["cat", "dog"] } }),
    after: sent({ allOf: [ref("Kind")], title: "Kind." }, { Kind: { enum: ["cat"] } }),
    expect: [["enum-value-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "lowers a limit of a value that a property has beside null",
    before: sent({ anyOf: [ref("Size"), { type: "null" }] }, { Size: { type: "integer", maximum: 9 } }),
    after: sent({ anyOf: [ref("Size"), { type: "null" }] }, { Size: { type: "integer", maximum: 8 } }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "removes a value from an enumeration that is sent and returned",
    before: exchanged(ref("Kind"), { Kind: { type: "string", enum: ["cat", "dog"] } }),
    after: exchanged(ref("Kind"), { Kind: { type: "string", enum: ["cat"] } }),
    expect: [["enum-value-removed", "breaks", "breaks"]],
    bump: "major",
  },
];

/** Lists types that extend one base, with the values of its property. */
function listHeirs(kinds: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, object>> {
  const heirs = Object.entries(kinds).map(([name, kind]) => [
    name,
    { allOf: [ref("Base"), { type: "object", properties: { kind: { enum: kind } } }] },
  ]);
  return { Base: object({ kind: text }), ...Object.fromEntries(heirs) };
}

function composed(kind: string): Edit["before"] {
  return field({
    allOf: [
      { type: "object", required: ["kind"], properties: { kind: { type: "string" } } },
      { type: "object", properties: { kind: { const: kind } } },
    ],
  });
}

/** Returns a document in which `pets.add` sends and returns this schema. */
function exchanged(schema: object, components: Json): Edit["before"] {
  const requestBody = { required: true, content: { "application/json": { schema } } };
  const add = { operationId: "pets.add", tags: ["pets"], requestBody, responses: { "200": json(schema) } };
  return api({ "/pets": { post: add } }, { schemas: components });
}
