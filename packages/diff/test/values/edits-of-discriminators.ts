import { response, body, type Edit, type Json } from "../edit.ts";

const text = { type: "string" };
const parent = {
  type: "object",
  required: ["kind"],
  properties: { kind: text },
  discriminator: { propertyName: "kind" },
};
const kinds = { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" };
const alternatives = { oneOf: [{ $ref: kinds.cat }, { $ref: kinds.dog }] };
const sentAnimal = (discriminator?: object): Json =>
  body(
    { ...alternatives, ...(discriminator ? { discriminator } : {}) },
    { required: true },
    { Cat: creature("Cat"), Dog: creature("Dog") },
  );
const animal = (discriminator?: object): Json =>
  response(
    {
      ...alternatives,
      ...(discriminator ? { discriminator } : {}),
    },
    { Cat: creature("Cat"), Dog: creature("Dog") },
  );
const mapped = (mapping: object, propertyName = "kind"): Json => animal({ propertyName, mapping });

/** Returns a document with these alternatives. The values of their discriminator name none of them. */
const unnamed = (...names: readonly string[]): Json => {
  const kind = { ...text, enum: ["wild", "tame"] };
  const schemas = Object.fromEntries(
    names.map((name) => [name, { type: "object", properties: { kind, [name]: text } }]),
  );
  const oneOf = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return response({ oneOf, discriminator: { propertyName: "kind" } }, schemas);
};

/** Edits of discriminators. */
export const editsOfDiscriminators: readonly Edit[] = [
  {
    what: "adds a discriminator to a response",
    before: animal(),
    after: mapped(kinds),
    expect: [
      ["enum-added", "safe", "safe"],
      ["enum-added", "safe", "safe"],
      ["discriminator-changed", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "lists alternatives that the same values select in another order",
    before: unnamed("Cat", "Dog"),
    after: unnamed("Dog", "Cat"),
    expect: [],
    bump: "none",
  },
  {
    what: "renames the alternatives that the same values select",
    before: mapped(kinds),
    after: response(
      {
        oneOf: [{ $ref: "#/components/schemas/Kitty" }, { $ref: "#/components/schemas/Hound" }],
        discriminator: {
          propertyName: "kind",
          mapping: { cat: "#/components/schemas/Kitty", dog: "#/components/schemas/Hound" },
        },
      },
      { Kitty: creature("Cat"), Hound: creature("Dog") },
    ),
    expect: [
      ["schema-renamed", "safe", "breaks"],
      ["schema-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "removes the discriminator of a response",
    before: mapped(kinds),
    after: animal(),
    expect: [
      ["enum-removed", "breaks", "breaks"],
      ["enum-removed", "breaks", "breaks"],
      ["discriminator-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds a discriminator to a request",
    before: sentAnimal(),
    after: sentAnimal({ propertyName: "kind", mapping: kinds }),
    expect: [
      ["enum-added", "breaks", "breaks"],
      ["enum-added", "breaks", "breaks"],
      ["discriminator-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds a discriminator value of one child, and requires a property of another",
    before: petFamily({ cat: "Cat", dog: "Dog" }, []),
    after: petFamily({ cat: "Cat", dog: "Dog", hound: "Dog" }, ["claws"]),
    expect: [
      ["property-became-required", "safe", "safe"],
      ["enum-value-added", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "adds a discriminator value to a request",
    before: sentAnimal({ propertyName: "kind", mapping: kinds }),
    after: sentAnimal({ propertyName: "kind", mapping: { ...kinds, hound: kinds.dog } }),
    expect: [["enum-value-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the discriminator values of a response",
    before: mapped(kinds),
    after: mapped({ ...kinds, dog: undefined, hound: kinds.dog }),
    expect: [
      ["discriminator-changed", "breaks", "breaks"],
      ["enum-value-added", "safe", "breaks"],
      ["enum-value-removed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds a discriminator value to a response",
    before: mapped(kinds),
    after: mapped({ ...kinds, hound: kinds.dog }),
    expect: [["enum-value-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "exchanges the discriminator values of a response",
    before: distinct(kinds),
    after: distinct({ cat: kinds.dog, dog: kinds.cat }),
    expect: [
      ["discriminator-changed", "breaks", "breaks"],
      ["enum-value-added", "safe", "breaks"],
      ["enum-value-added", "safe", "breaks"],
      ["enum-value-removed", "safe", "safe"],
      ["enum-value-removed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "requires a field of a child in a request",
    before: sentFamily({ cat: text }),
    after: sentFamily({ cat: text }, ["cat"]),
    expect: [["property-became-required", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "adds a child to a response",
    before: family(),
    after: family({ Cow: {} }),
    expect: [
      ["alternative-added", "breaks", "breaks"],
      ["schema-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "removes a field of a child that is extended from a response",
    before: family({ Puppy: { age: text } }, "Dog", ["age"]),
    after: family({ Puppy: {} }, "Dog"),
    expect: [["property-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "writes the implicit values of a discriminator explicitly",
    before: animal({ propertyName: "kind" }),
    after: mapped({ Cat: kinds.cat, Dog: kinds.dog }),
    expect: [],
    bump: "none",
  },
];

/** A response with one of two objects that require different fields. */
function distinct(mapping: object): Json {
  const [cat, dog] = ["Cat", "Dog"].map((name) => creature(name, ["kind", name]));
  return response({ ...alternatives, discriminator: { propertyName: "kind", mapping } }, { Cat: cat, Dog: dog });
}

/** A request with one of a family: the cat has these fields. */
function sentFamily(fields: object, required: readonly string[] = []): Json {
  const cat = { allOf: [{ $ref: "#/components/schemas/Pet" }, { type: "object", required, properties: fields }] };
  return body(
    { $ref: "#/components/schemas/Pet" },
    { required: true },
    { Pet: parent, Cat: cat, Dog: child("Pet", {}) },
  );
}

/** A response with one of a family of a dog and further members. */
function family(others: Record<string, object> = {}, base = "Pet", required: readonly string[] = []): Json {
  const members = Object.entries(others).map(([key, fields]) => [key, child(base, fields, required)]);
  return response(
    { $ref: "#/components/schemas/Pet" },
    { Pet: parent, Dog: child("Pet", { bark: text }), ...Object.fromEntries(members) },
  );
}

function child(base: string, properties: object, required: readonly string[] = []): object {
  return { allOf: [{ $ref: `#/components/schemas/${base}` }, { type: "object", required, properties }] };
}

function creature(name: string, required: readonly string[] = ["kind"]): object {
  return { type: "object", required, properties: { kind: text, [name]: text } };
}

/** Returns a parent with two children. */
function petFamily(mapping: object, requiredOfCats: readonly string[]): Json {
  const pet = { ...parent, discriminator: { propertyName: "kind", mapping } };
  return response(
    { $ref: "#/components/schemas/Pet" },
    { Pet: pet, Cat: extendPet({ claws: { type: "integer" } }, requiredOfCats), Dog: extendPet({ bark: text }, []) },
  );
}

function extendPet(properties: object, required: readonly string[]): object {
  return { allOf: [{ $ref: "#/components/schemas/Pet" }, { type: "object", required, properties }] };
}
