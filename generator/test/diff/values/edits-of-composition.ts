import { response, type Edit, field, object, sent } from "../edit.ts";

const text = { type: "string" };
const id = { type: "string", description: "Id of the pet." };
const cat = { type: "object", required: ["purrs"], properties: { purrs: { type: "boolean" } } };
const dog = { type: "object", required: ["barks"], properties: { barks: { type: "boolean" } } };
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** Edits of names and of compositions. */
export const editsOfComposition: readonly Edit[] = [
  {
    what: "answers one alternative more",
    before: field({ oneOf: [ref("Cat")] }, { Cat: cat, Dog: dog }),
    after: field({ oneOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    expect: [["alternative-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "answers one alternative less",
    before: field({ oneOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    after: field({ oneOf: [ref("Cat")] }, { Cat: cat, Dog: dog }),
    expect: [["alternative-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "takes one alternative more",
    before: sent({ oneOf: [cat] }),
    after: sent({ oneOf: [cat, dog] }),
    expect: [["alternative-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "takes one alternative less",
    before: sent({ oneOf: [cat, dog] }),
    after: sent({ oneOf: [cat] }),
    expect: [["alternative-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "puts alternatives in another order",
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
    what: "says of alternatives that more than one may hold",
    before: field({ oneOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    after: field({ anyOf: [ref("Cat"), ref("Dog")] }, { Cat: cat, Dog: dog }),
    expect: [["overlap-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "composes an object that stood in one piece",
    before: field(object({ id, name: text }, ["id"])),
    after: field({ allOf: [object({ id }, ["id"]), object({ name: text })] }),
    expect: [],
    bump: "none",
  },
  {
    what: "takes one part out of a composition",
    before: field({ allOf: [object({ id }), object({ name: text })] }),
    after: field({ allOf: [object({ id })] }),
    expect: [["property-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "narrows in one part what another part says of a property",
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
    what: "gives a name to a type that had none",
    before: field(object({ id })),
    after: field(ref("Pet"), { Pet: object({ id }) }),
    expect: [["schema-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "writes a named type where it is used",
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
    what: "puts the types in another order",
    before: field(ref("Cat"), { Cat: cat, Dog: dog }),
    after: field(ref("Cat"), { Dog: dog, Cat: cat }),
    expect: [],
    bump: "none",
  },
  {
    what: "answers null beside a named type that does not say that it is an object",
    before: field({ $ref: "#/components/schemas/Pet" }, { Pet: { properties: { id: { type: "string" } } } }),
    after: field(
      { anyOf: [{ $ref: "#/components/schemas/Pet" }, { type: "null" }] },
      { Pet: { properties: { id: { type: "string" } } } },
    ),
    expect: [["null-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "changes a type that nothing refers to",
    before: response({ type: "string" }, { Pet: { type: "object", properties: { id: { type: "string" } } } }),
    after: response({ type: "string" }, { Pet: { type: "object", properties: { id: { type: "integer" } } } }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "says nothing more of the items of a list in a circle",
    before: response(
      { $ref: "#/components/schemas/Tree" },
      { Tree: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
    ),
    after: response({ $ref: "#/components/schemas/Tree" }, { Tree: { type: "array" } }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "removes a type that nothing refers to",
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
    what: "breaks a type in a circle of two",
    before: field(ref("Left"), { Left: object({ right: ref("Right") }), Right: object({ id, left: ref("Left") }) }),
    after: field(ref("Left"), { Left: object({ right: ref("Right") }), Right: object({ left: ref("Left") }) }),
    expect: [["property-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "describes a type in other words",
    before: field({ ...object({ id }), description: "A pet." }),
    after: field({ ...object({ id }), description: "An animal." }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "gives another example of a type",
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
];

function composed(kind: string): Edit["before"] {
  return field({
    allOf: [
      { type: "object", required: ["kind"], properties: { kind: { type: "string" } } },
      { type: "object", properties: { kind: { const: kind } } },
    ],
  });
}
