import {
  listExamples,
  findOperationObject,
  isRecord,
  type MediaType,
  type OpenApi,
  readResponse,
  readStreamKind,
  resolve,
  type Schema,
  type SchemaObject,
} from "@shortvideo-api/document";
import { readOwnValue } from "../operation/read-samples.js";
import type { ResponseChoice, EngineResponse } from "./engine.js";

/** Returns the example body and the example headers of a response. Leaves out those for which the document has no example. */
export type FindDocumentedResponse = (choice: ResponseChoice) => EngineResponse;

/** Creates a finder of example responses. Reads each response once. */
export function readDocumentedResponses(document: OpenApi): FindDocumentedResponse {
  const known = new Map<string, EngineResponse>();
  return (choice) => {
    const { method, path, status, example, mediaType, dynamic = false } = choice;
    const key = JSON.stringify([method, path, status, example, mediaType, dynamic]);
    const response = known.get(key) ?? readDocumentedResponse(document, choice);
    known.set(key, response);
    return response;
  };
}

function readDocumentedResponse(document: OpenApi, choice: ResponseChoice): EngineResponse {
  const { status, dynamic = false } = choice;
  const { content = {}, headers = {} } = readResponse(document, choice) ?? {};
  const { schema, itemSchema = schema } = content[choice.mediaType ?? ""] ?? {};
  // Without a schema, the example alone says what the body is.
  const isMade = dynamic && itemSchema !== undefined;
  const own = readHeaders(document, headers);
  const sent = findOperationObject(document, choice)?.deprecated ? { deprecation: "true", ...own } : own;
  return { status, headers: sent, body: isMade ? undefined : readBody(document, content, choice) };
}

function readBody(
  document: OpenApi,
  content: Readonly<Record<string, MediaType>>,
  { example, mediaType = "" }: ResponseChoice,
): unknown {
  const media = content[mediaType];
  if (!media) return undefined;
  const named = example === undefined ? undefined : media.examples?.[example];
  if (example !== undefined && !named) return undefined;
  const [body] = listExamples(document, named ? { examples: { named } } : media);
  // An object cannot be sent as another type, such as CSV.
  const isSendable =
    typeof body === "string" || readStreamKind(mediaType) !== undefined || /[/+]json(?:;|$)/.test(mediaType);
  return isSendable ? body : undefined;
}

function readHeaders(document: OpenApi, headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, entry] of Object.entries(headers)) {
    if (!isRecord(entry) || name.toLowerCase() === "content-type") continue;
    const { schema = true, ...header } = resolve<{ readonly schema?: Schema }>(document, entry);
    const keywords = typeof schema === "object" ? resolve<SchemaObject>(document, schema) : {};
    const [value = readOwnValue(keywords)] = listExamples(document, header);
    const isText = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    if (isText && /^[\x20-\x7e]*$/.test(String(value))) sent[name.toLowerCase()] = String(value);
  }
  return sent;
}
