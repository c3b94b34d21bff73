import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type LoadedFiles, loadFiles, loadYaml } from "../../../test/load-files.ts";
import { openDocument } from "../../open-document.ts";
import type { Schema, SchemaObject } from "../../openapi/openapi.ts";

type Schemas = Record<string, Schema>;

const text: SchemaObject = { type: "string" };
const to = (key: string): SchemaObject => ({ $ref: `#/components/schemas/${key}` });
const selects = (property: string, ...values: string[]): SchemaObject => ({
  properties: { [property]: { type: "string", enum: values } },
});
const typed = (property: string, ...values: string[]): SchemaObject => ({
  type: "object",
  ...selects(property, ...values),
});
const known = (value: string): SchemaObject => ({ ...selects("kind", value), required: ["kind"] });
const animal = (kind: SchemaObject = text, others: Schemas = {}): SchemaObject => ({
  type: "object",
  required: ["kind"],
  properties: { kind, ...others },
});
const child = (parent: string, properties: Schemas = {}): SchemaObject => ({
  allOf: [to(parent), { type: "object", properties }],
});
const by = (mapping?: Record<string, string>, propertyName = "kind"): SchemaObject => ({
  discriminator: { propertyName, ...(mapping ? { mapping } : {}) },
});

function load(schemas: Schemas, openapi = "3.2.0"): Promise<LoadedFiles> {
  return loadFiles({ "openapi.json": printDocument(schemas, openapi) });
}

function printDocument(schemas: Schemas, openapi = "3.2.0"): string {
  return JSON.stringify(
    { openapi, info: { title: "Pets", version: "1" }, paths: {}, components: { schemas } },
    null,
    1,
  );
}

/** Returns the schemas as readers see them, without diagnostics. */
async function read(schemas: Schemas): Promise<Schemas> {
  const { root, problems } = await load(schemas);
  expect(problems).toEqual([]);
  return root?.components.schemas ?? {};
}

/** Returns the branches of a parent with one child. */
async function branchesOf(parent: SchemaObject): Promise<unknown> {
  const { Pet } = await read({ Pet: parent, Cat: child("Pet") });
  return typeof Pet === "object" ? Pet.anyOf : Pet;
}

test("restricts the branches of a choice in their components, to values of the mapping or their names", async () => {
  const choice = { oneOf: [to("Cat"), to("Dog")], ...by({ cat: "Cat", tom: to("Cat").$ref ?? "" }) };
  const description = "What it is.";

  const schemas = await read({
    Pet: choice,
    Cat: animal({ ...text, description, pattern: "^[a-z]+$", default: "cow" }),
    Dog: { type: "object", properties: { bark: text } },
  });

  expect(schemas["Pet"]).toMatchObject({ oneOf: [to("Cat"), to("Dog")] });
  expect(schemas["Cat"]).toEqual(animal({ type: "string", description, enum: ["cat", "tom"] }));
  // No schema declares the property of the dog.
  expect(schemas["Dog"]).toEqual({
    type: "object",
    required: ["kind"],
    properties: { bark: text, kind: { type: "string", enum: ["Dog"] } },
  });
});

test("reads a schema once that a choice lists for each of its values", async () => {
  const oneOf = [to("Cat"), to("Dog"), to("Dog"), to("Puppy")];

  const { root, messages } = await load({
    Pet: { oneOf, ...by({ cat: "Cat", dog: "Dog", wolf: "Dog" }) },
    Cat: animal(),
    Dog: animal(),
    Puppy: to("Dog"),
  });

  // Otherwise a dog would fit several alternatives.
  expect(root?.components.schemas).toMatchObject({
    Pet: { oneOf: [to("Cat"), to("Dog")] },
    Dog: animal({ type: "string", enum: ["dog", "wolf"] }),
  });
  const message = "`oneOf` lists `Dog` again. It counts once.";
  expect(messages).toEqual([message, message]);
});

test("keeps the values that a schema lists itself, if none of them or all of them are selected", async () => {
  const schemas = {
    Cat: animal({ const: "cat" }),
    Dog: animal({ type: "integer", enum: [1] }),
    Cow: animal({ $ref: "#/components/schemas/Kind" }),
    Kind: { enum: ["Cow", "calf"] },
  };

  const { root, problems } = await load({ Pet: { anyOf: [to("Cat"), to("Dog"), to("Cow")], ...by() }, ...schemas });
  const { Cat, Dog, Cow } = root?.components.schemas ?? {};

  expect(problems).toHaveLength(2);
  expect(Cat).toEqual(schemas.Cat);
  expect(Dog).toEqual(schemas.Dog);
  expect(Cow).toEqual(animal({ type: "string", enum: ["Cow"] }));
});

test("reads the keys of a mapping as values of the property's type", async () => {
  const integer: SchemaObject = { type: "integer", format: "int64" };
  const mapping = { 1: "Cat", 2: "Dog", many: "Dog" };

  const listed = await read({
    Pet: { oneOf: [to("Cat"), to("Dog")], ...by(mapping) },
    // The name `Bird` is no integer.
    Any: { oneOf: [to("Bird")], ...by() },
    Cat: animal(integer),
    Dog: animal({ type: ["boolean", "number"] }),
    Bird: animal(integer),
  });
  expect(listed["Cat"]).toEqual(animal({ ...integer, enum: [1] }));
  expect(listed["Dog"]).toEqual(animal({ type: "integer", enum: [2] }));
  expect(listed["Bird"]).toEqual(animal(integer));

  // Only the schema around the choice declares the property.
  const beside = await read({
    Pet: { ...animal({ type: "boolean" }), oneOf: [to("Cat"), to("Dog")], ...by({ true: "Cat", false: "Dog" }) },
    Cat: { type: "object" },
    Dog: { type: "object" },
  });
  const kinds = [true, false].map((kind) => ({ properties: { kind: { type: "boolean", enum: [kind] } } }));
  expect(beside["Pet"]).toMatchObject({ oneOf: [{ allOf: [to("Cat"), kinds[0]] }, { allOf: [to("Dog"), kinds[1]] }] });
  expect(beside["Cat"]).toEqual({ type: "object" });

  const choice = { oneOf: [to("Cat"), to("Dog")], ...by({ true: "Cat", false: "Dog" }) };
  const { Pet } = await read({
    Pet: { allOf: [animal({ type: "boolean" }), choice] },
    Cat: { type: "object" },
    Dog: { type: "object" },
  });
  expect(Pet).toMatchObject({ allOf: [{}, { oneOf: kinds.map((kind) => ({ allOf: [{}, kind] })) }] });

  const extended = await read({ Pet: { ...animal(integer), ...by({ 7: "Cat" }) }, Cat: child("Pet") });
  expect(extended["Cat"]).toMatchObject({
    allOf: [to("PetBase"), {}, { properties: { kind: { ...integer, enum: [7] } } }],
  });
});

test("selects numbers by all their digits", async () => {
  const longs = "9007199254740993, 9007199254740992";
  const { root, problems } = await loadYaml(
    [
      "paths: {}",
      "components:",
      "  schemas:",
      "    Pet:",
      "      oneOf: [{ $ref: '#/components/schemas/Cat' }]",
      "      discriminator: { propertyName: kind, mapping: { '9007199254740993': Cat } }",
      `    Cat: { type: object, properties: { kind: { type: integer, enum: [${longs}] } } }`,
    ].join("\n"),
  );

  expect(problems).toEqual([]);
  expect(root?.components.schemas["Cat"]).toMatchObject({ properties: { kind: { enum: [9007199254740993n] } } });
});

test("restricts each place where choices disagree about a schema, or where another schema extends it", async () => {
  const schemas = await read({
    Pet: { oneOf: [to("Cat"), to("Dog")], ...by({ cat: "Cat" }) },
    Other: { oneOf: [to("Cat")], ...by({ tom: "Cat" }) },
    Cat: animal(),
    Dog: animal(),
    Puppy: child("Dog"),
  });

  expect(schemas["Pet"]).toMatchObject({
    oneOf: [{ allOf: [to("Cat"), selects("kind", "cat")] }, { allOf: [to("Dog"), selects("kind", "Dog")] }],
  });
  expect(schemas["Other"]).toMatchObject({ oneOf: [{ allOf: [to("Cat"), selects("kind", "tom")] }] });
  expect(schemas["Cat"]).toEqual(animal());
  expect(schemas["Dog"]).toEqual(animal());
});

test("restricts a branch that is a choice itself, unless its branches are restricted already", async () => {
  const { Pet, Thing } = await read({
    Pet: { oneOf: [to("Cats"), to("Dogs")], ...by({ cat: "Cats", dog: "Dogs" }) },
    Cats: { oneOf: [animal({ const: "cat" }), animal({ enum: ["cat"] }, { lives: text })] },
    Dogs: { oneOf: [animal(), animal(text, { bark: text })] },
    Thing: { oneOf: [to("Words"), to("Dogs")], ...by({ words: "Words", dog: "Dogs" }) },
    Words: { type: "array", items: text },
  });

  expect(Pet).toMatchObject({ oneOf: [to("Cats"), { allOf: [to("Dogs"), selects("kind", "dog")] }] });
  // The property of a list cannot select it.
  expect(Thing).toMatchObject({ oneOf: [to("Words"), { allOf: [to("Dogs"), selects("kind", "dog")] }] });
});

test("makes a parent the choice of its children, which extend what the parent asserts", async () => {
  const parent = { ...animal(), title: "Pet", description: "A pet.", ...by({ dog: "Dog" }) };

  const schemas = await read({
    Pet: parent,
    Cat: child("Pet", { friend: to("Pet") }),
    Dog: { allOf: [{ ...to("Pet"), description: "Its parent." }], properties: { bark: text } },
  });

  expect(Object.keys(schemas)).toEqual(["Pet", "PetBase", "Cat", "Dog"]);
  expect(schemas["Pet"]).toMatchObject({ title: "Pet", description: "A pet.", anyOf: [to("Cat"), to("Dog")] });
  expect(schemas["Pet"]).not.toHaveProperty("properties");
  expect(schemas["PetBase"]).toEqual({ ...animal(), description: "A pet." });
  expect(schemas["Cat"]).toEqual({
    allOf: [to("PetBase"), { type: "object", properties: { friend: to("Pet") } }, typed("kind", "Cat")],
  });
  expect(schemas["Dog"]).toMatchObject({
    allOf: [{ ...to("PetBase"), description: "Its parent." }, typed("kind", "dog")],
  });
});

test("makes a child that others extend a choice, too, with a branch for its own value", async () => {
  const schemas = await read({
    Pet: { ...animal(), ...by({ hound: "Dog" }) },
    Dog: child("Pet", { bark: text }),
    Puppy: child("Dog"),
    Alias: to("Puppy"),
    Whelp: child("Alias"),
  });

  expect(schemas["Pet"]).toMatchObject({ anyOf: [to("Dog")] });
  expect(schemas["Dog"]).toMatchObject({
    anyOf: [{ allOf: [to("DogBase"), selects("kind", "hound")] }, to("Puppy")],
    discriminator: { propertyName: "kind" },
  });
  expect(schemas["DogBase"]).toEqual(child("PetBase", { bark: text }));
  expect(schemas["Puppy"]).toMatchObject({
    anyOf: [{ allOf: [to("PuppyBase"), selects("kind", "Puppy")] }, to("Whelp")],
  });
  expect(schemas["Whelp"]).toMatchObject({ allOf: [to("PuppyBase"), {}, typed("kind", "Whelp")] });
});

test("lets a parent have a value of its own if the mapping or its own list has one for it", async () => {
  const own = (value: string): SchemaObject => ({ allOf: [to("PetBase"), selects("kind", value)] });

  expect(await branchesOf({ ...animal(), ...by() })).toEqual([to("Cat")]);
  expect(await branchesOf({ ...animal(), ...by({ any: "Pet" }) })).toEqual([own("any"), to("Cat")]);
  expect(await branchesOf({ ...animal({ enum: ["cat", "other"] }), ...by({ cat: "Cat" }) })).toEqual([
    own("other"),
    to("Cat"),
  ]);
  expect(await branchesOf({ ...animal({ enum: ["Cat"] }), ...by() })).toEqual([to("Cat")]);
});

test("reads schemas that only a mapping names as children, and null as a value of a parent that admits it", async () => {
  const { Pet } = await read({
    Pet: { ...animal(), type: ["object", "null"], ...by({ cat: "Cat" }) },
    Cat: { type: "object", properties: { lives: text } },
    Dog: child("Pet"),
  });

  expect(Pet).toMatchObject({
    anyOf: [to("Dog"), { allOf: [to("PetBase"), to("Cat"), selects("kind", "cat")] }, { type: "null" }],
  });
});

test("keeps the choice of a parent that lists its children, although they extend it", async () => {
  const schemas = await read({
    Pet: { ...animal(), oneOf: [to("Cat"), to("Dog"), to("Cow")], ...by({ cat: "Cat" }) },
    Cat: child("Pet"),
    Dog: child("Pet"),
    Cow: { type: "object", properties: { milk: text } },
    Ridden: child("Pet", { rider: text }),
  });

  const cow = { allOf: [to("PetBase"), to("Cow"), selects("kind", "Cow")] };
  expect(schemas["Pet"]).toMatchObject({ oneOf: [to("Cat"), to("Dog"), cow] });
  expect(schemas["Cat"]).toMatchObject({ allOf: [to("PetBase"), {}, typed("kind", "cat")] });
  // Not one of the alternatives: it is one of them, and has a rider.
  expect(schemas["Ridden"]).toEqual(child("Pet", { rider: text }));
});

test("keeps the value of a child with another discriminating property for all that extend it", async () => {
  const { Vehicle, Car, Sedan } = await read({
    Vehicle: { ...animal(), ...by() },
    Car: { allOf: [to("Vehicle"), { type: "object", properties: { body: text } }], ...by(undefined, "body") },
    Sedan: child("Car"),
  });

  expect(Vehicle).toMatchObject({ anyOf: [to("Car")] });
  expect(Car).toMatchObject({ anyOf: [to("Sedan")] });
  expect(Sedan).toEqual({
    allOf: [
      to("CarBase"),
      { type: "object", properties: {} },
      {
        type: "object",
        properties: { kind: { type: "string", enum: ["Car"] }, body: { type: "string", enum: ["Sedan"] } },
      },
    ],
  });
});

test("reads a discriminator in a member of `allOf` as that of the component", async () => {
  const inner = { type: "object", properties: { bark: text } } as const;
  const schemas = await read({
    Pet: { ...animal(), ...by({ hound: "Dog" }) },
    Dog: { allOf: [to("Pet"), { allOf: [{ ...inner, ...by({ whelp: "Puppy" }) }] }] },
    Puppy: child("Dog"),
  });

  expect(schemas["Dog"]).toMatchObject({
    anyOf: [{ allOf: [to("DogBase"), selects("kind", "hound")] }, to("Puppy")],
    ...by({ whelp: to("Puppy").$ref ?? "" }),
  });
  expect(schemas["DogBase"]).toEqual({ allOf: [to("PetBase"), { allOf: [inner] }] });
  expect(schemas["Puppy"]).toMatchObject({ allOf: [to("DogBase"), {}, typed("kind", "whelp")] });
});

test("leaves a discriminator with its choice in a member of `allOf`", async () => {
  const choice = { oneOf: [to("Cat"), to("Dog")], ...by() };

  const { Pet } = await read({
    Pet: { allOf: [choice, { type: "object", properties: { name: text } }] },
    Cat: animal(),
    Dog: animal(),
  });

  expect(Pet).toMatchObject({ allOf: [choice, {}] });
  expect(Pet).not.toHaveProperty("discriminator");
});

test("gives a new component a name that no other component has, in code neither", async () => {
  const schemas = await read({ pet: { ...animal(), ...by() }, Cat: child("pet"), "Pet-Base": text, petbasebase: text });

  expect(Object.keys(schemas)).toEqual(["pet", "petBaseBaseBase", "Cat", "Pet-Base", "petbasebase"]);
});

test("gives the branch of a `defaultMapping` all values that select no other branch, and none", async () => {
  const discriminator = { propertyName: "kind", mapping: { dog: "Dog" }, defaultMapping: "Other" };
  const other = { properties: { kind: { not: { enum: ["Cat", "dog"] } } } };
  const optional = { type: "object" as const, properties: { kind: text } };

  const chosen = await read({
    Pet: { oneOf: [to("Cat"), to("Dog"), to("Other")], discriminator },
    Cat: optional,
    Dog: optional,
    Other: optional,
  });
  const extended = await read({
    Pet: { ...optional, discriminator },
    Cat: child("Pet"),
    Dog: child("Pet"),
    Other: child("Pet"),
  });

  const branches = [
    { allOf: [to("Cat"), known("Cat")] },
    { allOf: [to("Dog"), known("dog")] },
    { allOf: [to("Other"), other] },
  ];
  expect(chosen["Pet"]).toMatchObject({ oneOf: branches });
  expect(extended["Pet"]).toMatchObject({ anyOf: branches });
});

test("lets a parent itself have all values that select no child", async () => {
  const schemas = await read({
    Pet: { ...animal(), discriminator: { propertyName: "kind", defaultMapping: "Pet" } },
    Dog: child("Pet"),
    Puppy: child("Dog"),
  });

  expect(schemas["Pet"]).toMatchObject({
    anyOf: [
      { allOf: [to("PetBase"), { properties: { kind: { not: { enum: ["Dog", "Puppy"] } } } }] },
      { allOf: [to("Dog"), { required: ["kind"] }] },
    ],
  });
});

test("reports a `defaultMapping` that names no alternative, at its line", async () => {
  const schemas = {
    Pet: { oneOf: [to("Cat")], discriminator: { propertyName: "kind", defaultMapping: "Dog" } },
    Cat: animal(),
    Dog: animal(),
    Plain: { ...animal(), discriminator: { propertyName: "kind", defaultMapping: "Cat" } },
    Car: { ...animal(), discriminator: { propertyName: "kind", defaultMapping: "Van" } },
    Van: child("Car"),
    Bus: child("Van"),
    Ride: { oneOf: [to("Van"), to("Cat")], discriminator: { propertyName: "kind", defaultMapping: "Van" } },
  };
  const lines = printDocument(schemas).split("\n");
  const places = [...lines.keys()].filter((index) => lines[index]?.includes("defaultMapping"));

  const { problems, messages } = await load(schemas);

  expect(problems).toEqual(places.map((index) => `openapi.json:${index + 1} warning unsupported-feature`));
  expect(messages).toEqual([
    "`defaultMapping` is ignored: `Dog` is not one of the alternatives.",
    "`defaultMapping` is ignored: `Cat` is not one of the alternatives.",
    "`defaultMapping` is ignored: other schemas extend `Van`.",
    "`defaultMapping` is ignored: other schemas extend `Van`.",
  ]);
});

test("reports an alternative that lists values of which none selects it, and a mapping to no alternative", async () => {
  const schemas = {
    Pet: { oneOf: [to("Cat"), to("Dog"), { type: "null" }], ...by({ tom: "Cat", cow: "Cow", kitten: "Kitten" }) },
    Cat: animal({ enum: ["cat", "tiger"] }),
    Dog: animal({ type: "integer", const: 1 }),
    Cow: animal(),
    Kitten: child("Cat"),
    Car: { ...animal({ enum: ["van", "bus"] }), ...by({ van: "Van", truck: "Truck" }) },
    Van: child("Car"),
    Truck: child("Car"),
    Ride: { oneOf: [{ type: "object" }, to("Van")], ...by({ van: "Van", cow: "Cow" }) },
  } satisfies Schemas;
  const lines = printDocument(schemas).split("\n");
  const { problems, messages } = await load(schemas);
  const found = problems.map((problem) => lines[Number(/\d+/.exec(problem)?.[0]) - 1]?.trim());

  expect(new Set(problems.map((problem) => problem.split(" ").at(-1)))).toEqual(new Set(["discriminator-mismatch"]));
  expect(messages.map((message, index) => [found[index], message])).toEqual([
    [
      "{",
      "`Cat` is selected by `tom`, and lists only `cat`, `tiger` for `kind`. Each value that it lists is read as selecting it.",
    ],
    [
      "{",
      "`Dog` is selected by `Dog`, and lists only `1` for `kind`. Each value that it lists is read as selecting it.",
    ],
    ['"cow": "Cow",', "The mapping of `cow` is ignored: `Cow` is not one of the alternatives."],
    [
      '"Truck": {',
      "`Truck` is selected by `truck`, and lists only `van`, `bus` for `kind`. Each value that it lists is read as selecting it.",
    ],
  ]);
});

test("finds the lines of new components where the author has written them", async () => {
  const schemas = {
    Pet: { ...animal(), allOf: [to("Cat"), to("Nowhere")], ...by() },
    Cat: child("Pet", { lives: text }),
  };
  const lines = printDocument(schemas).split("\n");
  const lineOf = (written: string, from = 0): number =>
    lines.findIndex((line, index) => index >= from && line.includes(written)) + 1;

  const { document, problems } = await load(schemas);

  expect(document?.locate("/components/schemas/PetBase/properties/kind")).toMatchObject({
    line: lineOf('"kind"') + 3,
    pointer: "/components/schemas/Pet/properties/kind",
  });
  // Each of the two extends the other one.
  const circles = [lineOf('"allOf"') + 1, lineOf('"Cat"')];
  expect(problems).toEqual([
    `openapi.json:${circles[0]} warning circular-schema`,
    `openapi.json:${lineOf("Nowhere")} error dangling-reference`,
    `openapi.json:${circles[1]} warning circular-schema`,
  ]);
  expect([...(document?.unresolved.keys() ?? [])]).toEqual(["/components/schemas/PetBase/allOf/1"]);
});

test("reads a document in the same way if it is only opened", async () => {
  const schemas = {
    Pet: { ...animal(), ...by() },
    Cat: child("Pet"),
    Any: { oneOf: [to("Cow")], ...by({ cow: "Cow" }) },
    Cow: animal(),
  };
  const folder = mkdtempSync(join(tmpdir(), "discriminators-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "openapi.json");
  writeFileSync(file, printDocument(schemas, "3.1.0"));

  const opened = await openDocument(file);

  expect("document" in opened ? opened.document.components.schemas : opened).toEqual(await read(schemas));
});
