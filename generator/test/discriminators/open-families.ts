import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Json } from "@shortvideo-api/document/sample/source";
import { createMock } from "@shortvideo-api/mock";
import { createReadOptions, loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import { compareResponse } from "../../../packages/contract/src/verify/compare/compare-response.ts";
import { createValidators } from "../../../packages/contract/src/verify/compare/create-validators.ts";
import { generate } from "../../src/generate.ts";
import { compilers, linkPackages, typeCheck } from "../type-check.ts";
import { writeRuntime } from "../write-runtime.ts";
import { type Family, longName, writeFamily, type WrittenFamily } from "./arbitrary-family.ts";

/** The tools that read a document with an operation for each family. */
export interface FamilyTools {
  readonly written: readonly WrittenFamily[];
  /** Returns the messages of the client about a value, as it would be sent. */
  readonly askClient: (index: number, value: Json) => Promise<readonly string[]>;
  /** Returns the response of the mock to a value that it refuses; `undefined` if it accepts the value. */
  readonly askMock: (index: number, value: Json) => Promise<string | undefined>;
  /** Returns the differences of a response from the document. */
  readonly verify: (index: number, value: Json) => readonly string[];
  /** Returns the value that the client reads from a text of JSON. */
  readonly read: (index: number, text: string) => Promise<Json>;
  /** Returns a value that the mock sends. */
  readonly receive: (index: number) => Promise<Json>;
  /** Creates a value of a component schema, as it is on the wire; `undefined` if it has no factory. */
  readonly make: (key: string, seed: number) => Json | undefined;
  /** Compiles assignments to the types of the families. Returns the errors of the compiler. */
  readonly compile: (values: readonly TypedValue[], compiler: keyof typeof compilers) => Promise<string>;
  /** Deletes the generated code. */
  readonly close: () => void;
}

/** A value, and whether it has the type of a family. */
export interface TypedValue {
  readonly index: number;
  readonly value: Json;
  readonly isValid: boolean;
}

type Call = (params: object) => Promise<unknown>;

/** Generates the code of a document with all families, and starts a mock of it. */
export async function openFamilies(families: readonly Family[]): Promise<FamilyTools> {
  // The runtime must see the same paths.
  const root = mkdtempSync(join(realpathSync(tmpdir()), "families-"));
  const written = families.map(writeFamily);
  const spec = writeDocument(root, families, written);
  const { warnings } = await generate({ root, spec });
  // Some families list a value that selects nothing, on purpose.
  const others = warnings.filter(({ code }) => code !== "discriminator-mismatch");
  if (others.length > 0) throw new Error(others.map(({ message }) => message).join("\n"));
  writeRuntime(root);
  linkPackages(root, [root]);
  const load = async (path: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(root, "packages", path)).href);
  const { createClient } = (await load("client/src/index.ts")) as {
    createClient: (options: object) => Record<string, Record<string, Call>>;
  };
  const factories = (await load("fixtures/src/index.ts")) as Record<string, (overrides: object, seed?: number) => Json>;
  const mock = await createMock({ spec });
  const client = createClient({
    baseUrl: "http://mock.example",
    fetch: () => Promise.resolve(new Response(null, { status: 204 })),
  });
  const source = await loadDocument(spec);
  const operations = readServedOperations(source.document, createReadOptions(source));
  const validators = createValidators(source.document);
  const place = (index: number, value: Json): Json => {
    const { place: at } = families[index] ?? {};
    return at === "field" ? { pet: value } : at === "list" ? [value] : value;
  };

  const unwrap = (index: number, body: unknown): Json => {
    const { pet = null, 0: first = null } = body as { pet?: Json; 0?: Json };
    const { place: at } = families[index] ?? {};
    return at === "field" ? pet : at === "list" ? first : (body as Json);
  };

  return {
    written,
    async askClient(index, value) {
      try {
        await client["values"]?.[`send${index}`]?.({ body: place(index, toCode(value)) });
        return [];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    },
    async askMock(index, value) {
      const response = await mock.fetch(`http://mock.example/values/${index}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(place(index, value)),
      });
      return response.status === 204 ? undefined : response.text();
    },
    verify(index, value) {
      const operation = operations.find(({ id }) => id === `values.read${index}`);
      if (!operation) throw new Error(`The document has no operation \`values.read${index}\`.`);
      const { differences } = compareResponse(validators, operation, {
        status: 200,
        contentType: "application/json",
        headers: new Headers({ "content-type": "application/json" }),
        text: JSON.stringify(place(index, value)),
        encoding: "utf-8",
      });
      // A verification also reports valid values that may surprise callers.
      const wrong = differences.filter(({ code }) => code !== "number-unsafe" && code !== "field-new");
      return wrong.map((difference) => JSON.stringify(difference));
    },
    async read(index, text) {
      const { place: at } = families[index] ?? {};
      const body = at === "field" ? `{"pet":${text}}` : at === "list" ? `[${text}]` : text;
      const headers = { "content-type": "application/json" };
      const fetch = (): Promise<Response> => Promise.resolve(new Response(body, { headers }));
      const reader = createClient({ baseUrl: "http://mock.example", fetch });
      return unwrap(index, await reader["values"]?.[`read${index}`]?.({}));
    },
    async receive(index) {
      const response = await mock.fetch(`http://mock.example/values/${index}`);
      return unwrap(index, await response.json());
    },
    make(key, seed) {
      const create = factories[`create${key}`];
      return create && toWire(create({}, seed));
    },
    compile(values, compiler) {
      const names = [...new Set(values.map(({ index }) => `Pet${index}`))];
      const lines = values.map(({ index, value, isValid }, at) => {
        const statement = `export const value${at}: Pet${index} = ${JSON.stringify(toCode(value))};`;
        return isValid ? statement : `// @ts-expect-error\n${statement}`;
      });
      const imports = `import type { ${names.join(", ")} } from "@shortvideo-api/openapi-types";`;
      writeFileSync(join(root, "packages/fixtures/src/values.ts"), [imports, ...lines, ""].join("\n"));
      return typeCheck(root, compiler);
    },
    close: () => rmSync(root, { recursive: true }),
  };
}

function writeDocument(root: string, families: readonly Family[], written: readonly WrittenFamily[]): string {
  const paths = written.map(({ root: key }, index): [string, Json] => {
    const value = { $ref: `#/components/schemas/${key}` };
    const { place } = families[index] ?? {};
    const schema =
      place === "field"
        ? { type: "object", required: ["pet"], properties: { pet: value } }
        : place === "list"
          ? { type: "array", minItems: 1, items: value }
          : value;
    const content = { "application/json": { schema } };
    const send = {
      operationId: `values.send${index}`,
      tags: ["values"],
      requestBody: { required: true, content },
      responses: { "204": { description: "Accepted." } },
    };
    const read = {
      operationId: `values.read${index}`,
      tags: ["values"],
      responses: { "200": { description: "A value.", content } },
    };
    return [`/values/${index}`, { post: send, get: read }];
  });
  const document = {
    openapi: "3.2.0",
    info: { title: "Values", version: "1.0.0" },
    tags: [{ name: "values" }],
    paths: Object.fromEntries(paths),
    components: { schemas: Object.assign({}, ...written.map(({ schemas }) => schemas)) as object },
  };
  mkdirSync(join(root, "spec"));
  const spec = join(root, "spec/openapi.json");
  writeFileSync(spec, JSON.stringify(document));
  return spec;
}

/** Writes the 64-bit numbers of a value as texts, as code has them. */
function toCode(value: Json): Json {
  return changeLong(value, (long) => (typeof long === "number" ? String(long) : long));
}

/** Writes the 64-bit numbers of a value as numbers, as the wire has them. */
function toWire(value: Json): Json {
  return changeLong(value, (long) => (typeof long === "string" ? Number(long) : long));
}

function changeLong(value: Json, change: (long: Json) => Json): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, Json]) => [name, name === longName ? change(field) : field]),
  );
}
