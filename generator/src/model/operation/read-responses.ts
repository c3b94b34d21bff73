import {
  dereference,
  type MediaKind,
  type OpenApi,
  type ResponseObject,
  type Schema,
} from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import type { SuccessResponse, Content, Failure } from "../api/response.ts";
import type { TypeRef } from "../api/type-ref.ts";
import { readDeclaredError } from "./read-errors.ts";
import { readEnvelope } from "./read-envelope.ts";
import { type Media, listMedia, readTypeRef } from "./read-media.ts";
import { readLine, readSentence } from "./read-text.ts";
import { resolveSchema, type SchemaScope, typesOf } from "@shortvideo-api/document/sample/source";

/** The successful response of an operation, and the schema of its values. */
export interface DescribedResponse {
  response: Omit<SuccessResponse, "envelope" | "list" | "exact" | "fixtures" | "samples">;
  /** The schema of the first success that has a body; `undefined` if all are empty. */
  schema: Schema | undefined;
  examples: readonly unknown[];
}

/** A failure of an operation, and the schema of its body. */
export interface DescribedFailure {
  failure: Omit<Failure, "sample">;
  schema: Schema | undefined;
  examples: readonly unknown[];
  /** Example bodies by name. */
  named: ReadonlyMap<string, unknown>;
}

interface Response {
  /** Key as the document has it. */
  status: string;
  description: string;
  media: readonly Media[];
  object: ResponseObject;
}

/** Reads all responses of an operation. */
export function readResponses(
  root: OpenApi,
  scope: SchemaScope,
  { operation }: Endpoint,
  id: string,
): { success: DescribedResponse; failed: DescribedFailure[] } {
  const responses = listResponses(root, operation.responses ?? {});
  // Without a documented success, `default` describes it.
  const isFallback = ({ status }: Response): boolean => status === "default" && !responses.some(isSuccess);
  const successes = responses.filter((response) => isSuccess(response) || isFallback(response));
  const failures = responses.filter((response) => !successes.includes(response));
  return {
    success: readSuccess(scope, successes, id),
    failed: failures.map((failure) => readFailure(scope, failure, id)),
  };
}

/** Returns whether a response is a success. `x-error` makes a response a failure, whatever its status. */
function isSuccess({ status, object }: Response): boolean {
  return status.startsWith("2") && object["x-error"] === undefined;
}

function listResponses(root: OpenApi, responses: NonNullable<Endpoint["operation"]["responses"]>): Response[] {
  return Object.entries(responses).flatMap(([status, node]) => {
    const object = dereference(root.components.responses, node);
    if (!object) return [];
    return [{ status, description: object.description, media: listMedia(root, object.content), object }];
  });
}

function readSuccess(scope: SchemaScope, successes: readonly Response[], id: string): DescribedResponse {
  const kind = (["json", "text", "binary"] as const).find((wanted) =>
    successes.some(({ media }) => bestOf(media, wanted)),
  );
  const found = successes.flatMap(({ status, media }) => {
    const best = kind === undefined ? undefined : bestOf(media, kind);
    return best === undefined ? [] : [{ status, media: best }];
  });
  const [first] = found;
  const numbers = successes.map(({ status }) => Number(status)).filter(Number.isInteger);
  const unnamed: TypeRef = { kind: "response", operation: id };
  // Callers get other media types as text or bytes, whatever the schema says.
  const types = found.map(({ media }) => (kind === "json" ? readTypeRef(scope, media.schema, unnamed) : unnamed));
  const [type] = types;
  const isOne = types.every((other) => JSON.stringify(other) === JSON.stringify(type));
  return {
    response: {
      statuses: numbers.length > 0 ? numbers : [200],
      kind: kind ?? "none",
      type: type === undefined || isOne ? type : unnamed,
      contents: found.map(({ status, media }): Content => ({ status, mediaType: media.name })),
      mayBeEmpty: kind !== undefined && successes.some(({ media }) => media.length === 0),
      doc: readSentence(successes[0]?.description),
    },
    schema: first && readCarried(scope, first.media.schema, kind),
    examples: first?.media.examples ?? [],
  };
}

/** Returns the schema of the value that callers get. The schema of a text counts only if it describes strings. */
function readCarried(scope: SchemaScope, schema: Schema, kind: MediaKind | undefined): Schema {
  if (kind === "json") return schema;
  if (kind === "binary") return { type: "string", format: "binary" };
  const resolved = resolveSchema(scope, schema);
  return typeof resolved === "object" && typesOf(resolved).includes("string") ? schema : { type: "string" };
}

function readFailure(
  scope: SchemaScope,
  { status: key, description, media, object }: Response,
  id: string,
): DescribedFailure {
  const status = readStatus(key);
  const best = bestOf(media, "json");
  const unnamed: TypeRef = { kind: "failure", operation: id, status };
  const declared = readDeclaredError(object);
  const { class: errorClass, cases } = typeof declared === "object" ? declared : { class: "ApiError", cases: [] };
  return {
    failure: {
      status,
      errorClass,
      cases: cases.map(({ contains, class: name }) => ({ contains, errorClass: name })),
      description: readLine(description) ?? "",
      type: best && readTypeRef(scope, best.schema, unnamed),
      content: best && { status: key, mediaType: best.name },
      envelope: best && readEnvelope(scope, best.schema, undefined),
    },
    schema: best?.schema,
    examples: best?.examples ?? [],
    named: best?.named ?? new Map(),
  };
}

/** Picks a media type of a kind: `application/json` if there is one, otherwise the first. */
function bestOf(media: readonly Media[], kind: MediaKind): Media | undefined {
  const candidates = media.filter((candidate) => candidate.kind === kind);
  return candidates.find(({ name }) => name.toLowerCase() === "application/json") ?? candidates[0];
}

function readStatus(key: string): Failure["status"] {
  switch (key) {
    case "default":
    case "1XX":
    case "2XX":
    case "3XX":
    case "4XX":
    case "5XX":
      return key;
    default:
      return Number(key);
  }
}
