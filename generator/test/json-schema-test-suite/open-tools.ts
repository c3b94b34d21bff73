import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { admitsValue, isFields, isList, type Json, type Schema } from "@shortvideo-api/document/sample/source";
import { printJson } from "@shortvideo-api/document/source";
import { createMock, type Exchange } from "@shortvideo-api/mock";
import {
  createReadOptions,
  loadDocument,
  readServedOperations,
  type ServedOperation,
} from "@shortvideo-api/mock/requests";
import { compareResponse } from "../../../packages/contract/src/verify/compare/compare-response.ts";
import { createValidators } from "../../../packages/contract/src/verify/compare/create-validators.ts";
import { generate } from "../../src/generate.ts";
import { linkPackages } from "../type-check.ts";
import { writeRuntime } from "../write-runtime.ts";
import { writeDocument } from "./write-document.ts";

/** The verdicts of the tools on a value at one place. An empty list accepts the value. */
export interface Verdicts {
  /** The messages of the client, which checks a request before it sends it. For a sample, those of the generator. */
  readonly client: readonly string[];
  /** For a request, the messages of the mock; `undefined` if nothing was sent. For a response, those of a verification. */
  readonly service: readonly string[] | undefined;
}

/** Parameters, by the name of their place: JSON in the query, and texts in query, header, cookie and path. */
const parameters = ["json", "query", "header", "cookie", "path"] as const;

/** The places of a value: a body of a request, parameters, a body of a response, a sample that the generator makes. */
export const positions = ["body", "form", ...parameters, "response", "sample"] as const;

/** A place of a value. */
export type Position = (typeof positions)[number];

/** The client, the mock and the verification of a document that has an operation for each schema. */
export interface Tools {
  /** Returns the verdicts on a value of the schema at an index. */
  readonly check: (index: number, position: Position, value: Json) => Promise<Verdicts>;
  /** Returns whether the mock warns that it does not check a parameter, such as a list within an object. */
  readonly isUnchecked: (index: number, position: Position) => boolean;
  /** Deletes the generated code. */
  readonly close: () => void;
}

/** Generates the client of a document with an operation for each schema, each in its own file, and starts a mock of the document. */
export async function openTools(
  schemas: readonly Json[],
  components: Readonly<Record<string, Schema>> = {},
): Promise<Tools> {
  // The runtime must see the same paths.
  const root = mkdtempSync(join(realpathSync(tmpdir()), "tools-"));
  try {
    return await openIn(root, schemas, components);
  } catch (error) {
    rmSync(root, { recursive: true });
    throw error;
  }
}

async function openIn(
  root: string,
  schemas: readonly Json[],
  components: Readonly<Record<string, Schema>>,
): Promise<Tools> {
  const spec = writeDocument(root, schemas, components);
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
  const operations = readServedOperations(source.document, createReadOptions(source));
  const validators = createValidators(source.document);

  function findOperation(name: string): ServedOperation {
    const found = operations.find(({ id }) => id === `values.${name}`);
    if (!found) throw new Error(`The document has no operation \`${name}\`.`);
    return found;
  }

  async function send(operation: string, params: object): Promise<Verdicts> {
    exchange = undefined;
    const client = await messagesOf(sender["values"]?.[operation]?.(params));
    if (exchange === undefined)
      return { client: client.length > 0 ? client : ["nothing was sent"], service: undefined };
    const { violations, status } = exchange as Exchange;
    const rest = status === 204 || violations.length > 0 ? [] : [`status ${status}`];
    return { client: [], service: [...violations.map((violation) => JSON.stringify(violation)), ...rest] };
  }

  async function receive(index: number, value: Json): Promise<Verdicts> {
    const text = printJson(value);
    const headers = { "content-type": "application/json" };
    const reader = createClient({ ...options, fetch: () => Promise.resolve(new Response(text, { headers })) });
    const client = await messagesOf(reader["values"]?.[`read${index}`]?.({}));
    const { differences } = compareResponse(validators, findOperation(`read${index}`), {
      status: 200,
      contentType: "application/json",
      headers: new Headers(headers),
      text,
      encoding: "utf-8",
    });
    const isValid = validators.compile(readSchema(index))(value).length === 0;
    // A verification also reports valid values that may surprise callers.
    const wrong = differences.filter(({ code, expected }) => {
      if (code === "envelope-changed") return !isValid;
      const isUndeclared = code === "field-new" && expected === "no such field";
      return code !== "number-unsafe" && !isUndeclared;
    });
    return { client, service: wrong.map((difference) => JSON.stringify(difference)) };
  }

  function readSchema(index: number): Schema {
    const parameter = source.document.paths[`/values/${index}`]?.post?.parameters?.[1];
    if (!parameter || !("schema" in parameter) || parameter.schema === undefined)
      throw new Error("No schema was read.");
    return parameter.schema;
  }

  function sample(index: number, value: Json): Verdicts {
    const scope = { schemas: source.document.components.schemas, aliases: new Map<string, string>() };
    return { client: admitsValue(scope, readSchema(index), value) ? [] : ["no sample"], service: undefined };
  }

  return {
    isUnchecked: (index, position) =>
      findOperation(`${nameOperation(position)}${index}`).unchecked.some(({ what }) => what === `\`${position}\` is`),
    async check(index, position, value) {
      if (position === "sample") return sample(index, value);
      if (position === "response") return receive(index, value);
      return send(`${nameOperation(position)}${index}`, { [position === "form" ? "body" : position]: value });
    },
    close: () => rmSync(root, { recursive: true }),
  };
}

/** Returns whether a place has only texts. */
export function isText(position: Position): boolean {
  return ["form", "query", "header", "cookie", "path"].includes(position);
}

/** Returns whether a value can be written at a place. Texts carry scalars and lists of them. An absent value is no value. */
export function canWrite(position: Position, value: Json): boolean {
  if (position === "json") return value !== null;
  if (!isText(position)) return true;
  if (position === "form") {
    const fields = isFields(value) ? Object.values(value) : [];
    return fields.length > 0 && fields.every((field) => canWrite("query", field));
  }
  const parts = isList(value) ? value : [value];
  const texts = parts.flatMap((part) => (part === null || typeof part === "object" ? [] : [String(part)]));
  if (texts.length === 0 || texts.length < parts.length) return false;
  // Only a query can carry an empty text, and a comma within an item.
  if (position !== "query" && texts.some((text) => text === "" || text.includes(","))) return false;
  return position !== "header" || texts.every((text) => /^[!-~](?:[ -~]*[!-~])?$/.test(text));
}

function nameOperation(position: Position): string {
  return position === "path" ? "move" : position === "form" ? "submit" : "send";
}

async function messagesOf(call: Promise<unknown> | undefined): Promise<string[]> {
  try {
    await call;
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
