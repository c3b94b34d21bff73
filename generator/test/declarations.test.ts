import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inCI, oneOf } from "../../scripts/in-ci.ts";
import { run } from "../src/workspace/run.ts";
import { type compilers, linkPackages, typeCheck } from "./type-check.ts";
import { writeRuntime } from "./write-runtime.ts";

// TypeScript limits the size of a type in a declaration file, which also has to name each type.

const cases: [what: string, operations: number, compiler: keyof typeof compilers][] = [
  // Both compilers have the same limit, and the newer one takes a quarter of the time.
  ["many operations", inCI(700, 100), "7"],
  ["few operations", 20, "5.9"],
];

test.each(oneOf(2, cases))(
  "a document with %s results in types that fit into declaration files",
  async (_, operations, compiler) => {
    expect(await compile(buildDocument(operations), compiler)).toBe("");
  },
);

test("the types of our own that a result consists of can be named in declaration files", async () => {
  // Three generations under one discriminator: the compiler forgets the name of the choice between them.
  const schemas = {
    Pet: {
      type: "object",
      properties: { kind: { type: "string" } },
      oneOf: [refer("Cat"), refer("Dog"), refer("Cow")],
      discriminator: { propertyName: "kind", mapping: { cow: "#/components/schemas/Cow" }, defaultMapping: "Cow" },
    },
    Cat: extend("Pet", "claws"),
    Dog: extend("Cat", "bark", { kind: { const: "Dog" } }),
    Cow: { allOf: [refer("Pet"), { type: "object", properties: { chip: { type: "string" } } }] },
  };
  const content = { "application/json": { schema: refer("Pet") } };
  const responses = { 200: { description: "A pet.", content } };
  const paths = { "/pets/first": { get: { operationId: "pets.getFirst", responses } } };

  expect(
    await compile({ openapi: "3.1.0", info: { title: "Pets", version: "1" }, paths, components: { schemas } }, "7"),
  ).toBe("");
});

function refer(key: string): object {
  return { $ref: `#/components/schemas/${key}` };
}

/** Returns a schema that extends another one by a required text and further properties. */
function extend(key: string, name: string, properties: object = {}): object {
  const own = { type: "object", required: [name], properties: { [name]: { type: "string" }, ...properties } };
  return { allOf: [refer(key), own] };
}

/** Generates the packages of a document, and compiles them with declarations. Returns the errors. */
async function compile(document: object, compiler: keyof typeof compilers): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "declarations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, "openapi.json");
  writeFileSync(spec, JSON.stringify(document));
  const root = join(folder, "out");
  await run({ spec, root, check: false });
  writeRuntime(root);
  linkPackages(root, [root]);
  return typeCheck(root, compiler);
}

/** Builds a document whose operations share no schema and no failure. */
function buildDocument(operations: number): object {
  const statuses = [400, 401, 402, 403, 404, 409, 429, 500, 502, 503];
  const paths = Array.from({ length: operations }, (_, index) => {
    const failures = statuses.map((status) => [status, respond(`Failure ${status} of ${index}.`, `cause${index}`)]);
    const responses = { 200: respond("A pet.", `field${index}`), ...Object.fromEntries(failures) };
    const operationId = `retrieveTheOneAndOnlyPetOfTheCustomerWithTheNumber${index}`;
    return [`/customers/${index}/pet`, { get: { operationId, responses } }];
  });
  return { openapi: "3.1.0", info: { title: "Pets", version: "1.0.0" }, paths: Object.fromEntries(paths) };
}

function respond(description: string, field: string): object {
  const schema = { type: "object", properties: { id: { type: "string" }, [field]: { type: "integer" } } };
  return { description, content: { "application/json": { schema } } };
}
