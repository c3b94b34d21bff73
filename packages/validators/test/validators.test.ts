import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Schema } from "@shortvideo-api/document/sample/source";
import { Ajv2020 } from "ajv/dist/2020.js";
import { build } from "esbuild";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { inCI, oneOf } from "../../../scripts/in-ci.ts";
import { generate } from "../../../generator/src/generate.ts";
import { keywordCases } from "../../document/test/keyword-examples.ts";
import { linkPackages, typeCheck } from "../../../generator/test/type-check.ts";
import { writeRuntime } from "../../../generator/test/write-runtime.ts";
import { components, keys, values } from "./random-schemas.ts";

const libraries = ["zod", "valibot"] as const;
const emitters = libraries.map((name) => fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url)));

/** Generates the validators of a document into a new folder, beside the libraries. Returns the folder of their files. */
async function generateValidators(spec: string | { components: object }): Promise<string> {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "validators-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const document = { openapi: "3.1.0", info: { title: "Pets", version: "1" }, paths: {}, ...Object(spec) };
  const file = typeof spec === "string" ? spec : join(root, "api.json");
  if (typeof spec !== "string") writeFileSync(file, JSON.stringify(document));
  await generate({ root, spec: file, emitters });
  writeRuntime(root);
  linkPackages(root, [root]);
  for (const name of libraries) {
    symlinkSync(fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url)), join(root, "node_modules", name));
  }
  return join(root, "packages/client/src/generated");
}

interface StandardSchema {
  readonly "~standard": { readonly validate: (value: unknown) => { readonly issues?: readonly unknown[] } };
}

/** Imports the validators of a library. Returns whether one of them accepts a value, by the interface of Standard Schema. */
async function load(folder: string, library: string): Promise<(name: string, value: unknown) => boolean> {
  const file = pathToFileURL(join(folder, `${library}.ts`)).href;
  const validators: Record<string, StandardSchema> = await import(/* @vite-ignore */ file);
  return (name, value) => validators[name]?.["~standard"].validate(value).issues === undefined;
}

/** Compiles the packages and a program beside the validators, for the oldest library of a project with files. Returns the errors. */
async function compile(folder: string, program = ""): Promise<string> {
  writeFileSync(join(folder, "program.ts"), `${program}\nexport {};`);
  return typeCheck(join(folder, "../../../.."), "7", ["--noUnusedLocals", "--lib", "es2022,dom,dom.iterable"]);
}

// Ajv shares no code with the validators.
test("accept what Ajv accepts, and nothing else unless they say so", async () => {
  const seen = { valid: 0, invalid: 0, open: 0 };

  await fc.assert(
    fc.asyncProperty(components, async (schemas) => {
      const folder = await generateValidators({ components: { schemas } });
      const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 9, ownProperties: true });
      ajv.addSchema({ components: { schemas } }, "api");
      const wrong: object[] = [];
      for (const library of libraries) {
        const accepts = await load(folder, library);
        const open = findOpen(readFileSync(join(folder, `${library}.ts`), "utf8"));
        for (const key of keys) {
          const name = `${key.toLowerCase()}Schema`;
          const validate = ajv.getSchema(`api#/components/schemas/${key}`);
          for (const value of values) {
            const isValid = validate?.(value) === true;
            const isAccepted = accepts(name, value);
            seen[isValid ? "valid" : isAccepted ? "open" : "invalid"] += 1;
            if (isAccepted === isValid || (isAccepted && open.has(name))) continue;
            wrong.push({ library, key, schema: schemas[key], value, isValid });
          }
        }
      }
      // Factories lack properties such as `constructor`, which types then miss.
      const complaints = (await compile(folder)).split("\n");
      expect(complaints.filter((line) => line.startsWith("packages/client/"))).toEqual([]);
      const texts = wrong.map((each) => JSON.stringify(each));
      expect(texts.toSorted((one, other) => one.length - other.length).slice(0, 3)).toEqual([]);
    }),
    { numRuns: inCI(3, 1), endOnFailure: true },
  );

  // Shares of random schemas: outside CI, all of them come from one document.
  expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(500);
  expect(seen.open).toBeLessThan(seen.invalid / 2);
});

/** Lists the validators that name keywords which they do not check, and those that use one of them. */
function findOpen(text: string): ReadonlySet<string> {
  const declarations = [...text.matchAll(/(\/\*\*[^]*?\*\/)\nexport const (\w+)([^]*?);\n(?=\n|$)/g)];
  const open = new Set<string>();
  for (let size = -1; size < open.size;) {
    size = open.size;
    for (const [, comment = "", name = "", code = ""] of declarations) {
      const usesOpen = [...code.matchAll(/\bs\d+Schema\b/g)].some(([used]) => open.has(used));
      if (comment.includes("does not check") || usesOpen) open.add(name);
    }
  }
  return open;
}

test("check each keyword, or say that they do not", async () => {
  const schemas = Object.fromEntries(keywordCases.map(([keyword, { schema }]) => [`${keyword}Example`, schema]));
  const folder = await generateValidators({ components: { schemas } });
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  for (const library of libraries) {
    const accepts = await load(folder, library);
    const text = readFileSync(join(folder, `${library}.ts`), "utf8");
    const open = findOpen(text);
    const gaps = [...text.matchAll(/It does not check (.*)\. \*\//g)].flatMap(([, names = ""]) => names.split(", "));
    const seen = keywordCases.map(([keyword, { valid, invalid }]) => {
      const name = `${keyword}ExampleSchema`;
      return { keyword, isValid: accepts(name, valid), isInvalid: open.has(name) || !accepts(name, invalid) };
    });

    expect(seen.filter(({ isValid, isInvalid }) => !isValid || !isInvalid)).toEqual([]);
    expect(gaps).not.toEqual([]);
    expect(gaps.filter((name) => !readme.includes(name))).toEqual([]);
  }
});

test("combine schemas as JSON Schema does", async () => {
  const text = { type: "string" };
  const Day = { oneOf: ["date", "date-time"].map((format) => ({ ...text, format })) };
  const Closed = {
    allOf: [
      { type: "object", properties: { name: text }, additionalProperties: false },
      { properties: { size: text } },
    ],
  };
  const folder = await generateValidators({ components: { schemas: { Day, Closed } } });
  for (const library of libraries) {
    const accepts = await load(folder, library);

    // Only a format excludes it from the other branch.
    expect(accepts("daySchema", "2024-02-29")).toBe(true);
    expect(accepts("closedSchema", { name: "a" })).toBe(true);
    expect(accepts("closedSchema", { size: "a" })).toBe(false);
  }
});

const pets: Record<string, Schema> = {
  Pet: {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", minLength: 1, maxLength: 20 },
      age: { type: "integer", minimum: 0 },
      kind: { enum: ["cat", "dog"] },
      friends: { type: "array", uniqueItems: true, items: { $ref: "#/components/schemas/Pet" } },
      owner: { $ref: "#/components/schemas/Owner" },
    },
  },
  Owner: {
    type: "object",
    required: ["id"],
    properties: { id: { type: "string" }, email: { type: ["string", "null"] } },
  },
  Tag: { type: "integer", format: "int64", enum: [7, 9] },
  Reference: { oneOf: [{ type: "integer", format: "int64" }, { $ref: "#/components/schemas/Code" }, { type: "null" }] },
  Code: { type: "string", maxLength: 5 },
  Photo: { type: "object", required: ["bytes"], properties: { bytes: { type: "string", format: "binary" } } },
  Upload: {
    oneOf: [
      { type: "string", format: "binary" },
      { type: "object", properties: { name: { type: "string" } } },
    ],
  },
  Tagged: { type: "object", patternProperties: { "^x-": { type: "string" } } },
};

test("have the types of their values, and say which keywords they do not check", async () => {
  const folder = await generateValidators({ components: { schemas: pets } });
  const text = readFileSync(join(folder, "zod.ts"), "utf8");

  const complaints = await compile(
    folder,
    `
    import type { Pet } from "@shortvideo-api/openapi-types";
    import * as v from "valibot";
    import { ownerSchema, petSchema } from "./zod.js";
    import { ownerSchema as ownerOfValibot } from "./valibot.js";
    const owner = ownerSchema.parse({});
    const id: string = owner.id;
    const email: string | null | undefined = v.parse(ownerOfValibot, {}).email;
    const { friends = [] }: Pet = petSchema.parse({});
    console.log(id, email, friends.length);
    // @ts-expect-error -- The id is a text.
    const wrong: number = owner.id;`,
  );

  expect(complaints).toBe("");
  expect(text).toContain("/** Validates `Tagged`. It does not check `patternProperties`. */");
  expect(text).toContain("/** Validates `Owner`. */");
});

test("take 64-bit numbers as the client has them", async () => {
  const accepts = await load(await generateValidators({ components: { schemas: pets } }), "valibot");

  expect(["7", "8", 7].map((value) => accepts("tagSchema", value))).toEqual([true, false, false]);
  // The digits of a number are a text of another branch, too.
  expect(["7", "a", null, 7, "too long"].map((value) => accepts("referenceSchema", value))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.each(libraries)("take bytes as the client has them: %s", async (library) => {
  const accepts = await load(await generateValidators({ components: { schemas: pets } }), library);

  const bytes = [new Blob(["x"]), new Blob(["x"]).stream(), new Uint8Array(1), new ArrayBuffer(1), Readable.from([])];
  const given = [...bytes, "x", undefined];
  const verdicts = [true, true, true, true, true, false, false];

  expect(given.map((value) => accepts("photoSchema", { bytes: value }))).toEqual(verdicts);
  expect([...given, { name: "a" }].map((value) => accepts("uploadSchema", value))).toEqual([...verdicts, true]);
});

test.each(libraries)("leave out of a bundle what it does not import: %s", async (library) => {
  const folder = await generateValidators({ components: { schemas: pets } });
  const contents = `import { ownerSchema } from "./${library}.ts"; console.log(ownerSchema);`;

  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: "esm",
    metafile: true,
    write: false,
  });

  const code = outputFiles.map(({ text }) => text).join("");
  const locales = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => path.includes("/locales/") && bytesInOutput > 0);
  expect(code).toContain("ownerSchema = ");
  expect(code).not.toContain("petSchema");
  expect(locales.filter(([path]) => !path.endsWith("/en.js"))).toEqual([]);
});

test("report what is wrong, by path", async () => {
  const folder = await generateValidators({ components: { schemas: pets } });
  const { petSchema } = await import(pathToFileURL(join(folder, "zod.ts")).href);

  const { error } = petSchema.safeParse({ name: "", friends: [{ name: "Tom", age: -1 }] });

  expect(error.issues.map(({ path, message }: { path: unknown; message: string }) => [path, message])).toEqual([
    [["name"], "must have 1 to 20 characters"],
    [["friends", 0, "age"], expect.stringContaining(">=0")],
  ]);
});

const corpus = ["museum", "petstore", "figma"].map((name) =>
  fileURLToPath(new URL(`../../../generator/test/corpus/${name}.yaml`, import.meta.url)),
);

test("compile for a document without schemas", async () => {
  expect(await compile(await generateValidators({ components: {} }))).toBe("");
});

test("compile for schemas that are deep within each other", async () => {
  const nest = (depth: number, wrap: (inner: Schema) => Schema): Schema =>
    depth === 0 ? { type: "integer" } : wrap(nest(depth - 1, wrap));
  const schemas = {
    Objects: nest(90, (a) => ({ type: "object", properties: { a } })),
    Lists: nest(90, (items) => ({ type: "array", items })),
    Choices: nest(45, (a) => ({ oneOf: [{ type: "object", required: ["a"], properties: { a } }, { type: "string" }] })),
  };
  const folder = await generateValidators({ components: { schemas } });

  expect(await compile(folder)).toBe("");
  for (const library of libraries) {
    const accepts = await load(folder, library);
    const wrap = (depth: number, value: unknown): unknown => (depth === 0 ? value : [wrap(depth - 1, value)]);
    expect([wrap(90, 1), wrap(90, "x"), wrap(89, 1)].map((value) => accepts("listsSchema", value))).toEqual([
      true,
      false,
      false,
    ]);
  }
});

test.each(oneOf(3, corpus))("compile under the strictest options: %s", async (spec) => {
  const folder = await generateValidators(spec);

  expect(await compile(folder)).toBe("");
});
