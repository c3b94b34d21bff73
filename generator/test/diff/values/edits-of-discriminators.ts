import { response, body, type Edit, type Json } from "../edit.ts";

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

/** Edits of discriminators. */
export const editsOfDiscriminators: readonly Edit[] = [
  {
    what: "adds a discriminator to a response",
    before: animal(),
    after: mapped(kinds),
    expect: [["discriminator-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "removes the discriminator of a response",
    before: mapped(kinds),
    after: animal(),
    expect: [["discriminator-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "adds a discriminator to a request",
    before: sentAnimal(),
    after: sentAnimal({ propertyName: "kind", mapping: kinds }),
    expect: [["discriminator-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "adds a discriminator value to a request",
    before: sentAnimal({ propertyName: "kind", mapping: kinds }),
    after: sentAnimal({ propertyName: "kind", mapping: { ...kinds, hound: kinds.dog } }),
    expect: [["discriminator-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the discriminator values of a response",
    before: mapped(kinds),
    after: mapped({ ...kinds, dog: undefined, hound: kinds.dog }),
    expect: [["discriminator-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "adds a discriminator value to a response",
    before: mapped(kinds),
    after: mapped({ ...kinds, hound: kinds.dog }),
    expect: [["discriminator-changed", "safe", "breaks"]],
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

function creature(name: string): object {
  return { type: "object", required: ["kind"], properties: { kind: { type: "string" }, [name]: { type: "string" } } };
}
