import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type SchemaView, viewSchema } from "@shortvideo-api/document/source";
import { isList, type Json } from "@shortvideo-api/document/sample/source";
import { createMock, type Exchange } from "@shortvideo-api/mock";
import { loadDocument, readOperations, createReadOptions } from "@shortvideo-api/mock/internal";
import { compareResponse } from "../../../packages/contract/src/verify/compare/compare-response.ts";
import { createValidators } from "../../../packages/contract/src/verify/compare/create-validators.ts";
import { generate } from "../../src/generate.ts";
import { linkPackages } from "../type-check.ts";
import { writeRuntime } from "../write-runtime.ts";
import { writeDocument } from "./write-document.ts";

/** The verdicts of the tools on a value at one place. An empty list accepts the value. */
export interface Verdicts {
  /** The messages of the client, which checks a request before it sends it. */
  readonly client: readonly string[];
  /** For a request, the messages of the mock; `undefined` if the client refused it. For a response, those of a verification. */
  readonly service: readonly string[] | undefined;
}

/** The places of a value: a body of a request, a parameter as JSON, a parameter of the style `form`, a body of a response. */
export const positions = ["body", "json", "form", "response"] as const;

/** A place of a value. */
export type Position = (typeof positions)[number];

/** The client, the mock and the verification of a document that has an operation for each schema. */
export interface Tools {
  /** Returns the verdicts on a value of the schema at an index. */
  readonly check: (index: number, position: Position, value: Json) => Promise<Verdicts>;
  /** Returns whether a value can be written at a place, so that a reader recognizes it: a parameter has only texts. */
  readonly canWrite: (index: number, position: Position, value: Json) => boolean;
  /** Deletes the generated code. */
  readonly close: () => void;
}

/** Generates the client of a document with an operation for each schema, each in its own file, and starts a mock of the document. */
export async function openTools(schemas: readonly Json[]): Promise<Tools> {
  // The runtime must see the same paths.
  const root = mkdtempSync(join(realpathSync(tmpdir()), "tools-"));
  const spec = writeDocument(root, schemas);
  await generate({ root, spec });
  writeRuntime(root);
  linkPackages(root, [root]);
  const { createClient } = (await import(
    /* @vite-ignore */ pathToFileURL(join(root, "packages/client/src/index.ts")).href
  )) as { createClient: (options: object) => Record<string, Record<string, (params: object) => Promise<unknown>>> };
  let exchange: Exchange | undefined;
  const mock = await createMock({ spec, onExchange: (each) => void (exchange = each) });
  const options = { baseUrl: "http://mock.example", retry: { maxRetries: 0 } };
  const sender = createClient({ ...options, fetch: mock.fetch });
  const source = await loadDocument(spec);
  const operations = readOperations(source.document, createReadOptions(source));
  const validators = createValidators(source.document);

  async function send(index: number, params: object): Promise<Verdicts> {
    exchange = undefined;
    const client = await messagesOf(sender["values"]?.[`send${index}`]?.(params));
    if (exchange === undefined)
      return { client: client.length > 0 ? client : ["nothing was sent"], service: undefined };
    const { violations, status } = exchange as Exchange;
    const rest = status === 204 || violations.length > 0 ? [] : [`status ${status}`];
    return { client: [], service: [...violations.map((violation) => JSON.stringify(violation)), ...rest] };
  }

  async function receive(index: number, value: Json): Promise<Verdicts> {
    const text = JSON.stringify(value);
    const headers = { "content-type": "application/json" };
    const reader = createClient({ ...options, fetch: () => Promise.resolve(new Response(text, { headers })) });
    const client = await messagesOf(reader["values"]?.[`read${index}`]?.({}));
    const operation = operations.find(({ id }) => id === `values.read${index}`);
    if (!operation) throw new Error(`The document has no operation \`values.read${index}\`.`);
    const { differences } = compareResponse(source.document, validators, operation, {
      status: 200,
      mediaType: "application/json",
      headers: new Headers(headers),
      text,
      encoding: "utf-8",
    });
    // A verification also reports valid values that may surprise callers.
    const wrong = differences.filter(({ code, expected }) => code !== "number-unsafe" && expected !== "no such field");
    return { client, service: wrong.map((difference) => JSON.stringify(difference)) };
  }

  return {
    canWrite(index, position, value) {
      if (position === "body" || position === "response") return true;
      if (position === "json") return value !== null;
      const parameter = source.document.paths[`/values/${index}`]?.post?.parameters?.[1];
      const schema = parameter && "schema" in parameter ? parameter.schema : undefined;
      return isText(viewSchema(source.document, schema ?? true), value);
    },
    check: (index, position, value) =>
      position === "response" ? receive(index, value) : send(index, { [position]: value }),
    close: () => rmSync(root, { recursive: true }),
  };
}

/** Returns whether a text, or several, can carry a value. A schema for all types does not say what a text means. */
function isText({ types }: SchemaView, value: Json): boolean {
  const parts = isList(value) ? value : [value];
  const hasTypes = types.length < viewSchema({}, true).types.length;
  return hasTypes && parts.length > 0 && parts.every((part) => ["string", "number", "boolean"].includes(typeof part));
}

async function messagesOf(call: Promise<unknown> | undefined): Promise<string[]> {
  try {
    await call;
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
