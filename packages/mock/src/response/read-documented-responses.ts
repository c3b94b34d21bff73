import {
  type DocumentedMedia,
  type DocumentedParameter,
  findResponse,
  type OpenApi,
  resolve,
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
    const { operation, status, example, mediaType, dynamic = false } = choice;
    const key = JSON.stringify([operation.method, operation.path, status, example, mediaType, dynamic]);
    const response = known.get(key) ?? readDocumentedResponse(document, choice);
    known.set(key, response);
    return response;
  };
}

function readDocumentedResponse(document: OpenApi, choice: ResponseChoice): EngineResponse {
  const { operation, status, dynamic = false } = choice;
  const { documented } = findResponse(operation, status) ?? {};
  const media = documented?.media.find(({ name }) => name === choice.mediaType);
  // Without a schema, the example alone says what the body is.
  const isMade = dynamic && (media?.node.itemSchema ?? media?.node.schema) !== undefined;
  const own = listExampleHeaders(document, documented?.headers ?? []);
  const sent = operation.deprecated === undefined ? own : { deprecation: "true", ...own };
  return { status, headers: sent, body: isMade || !media ? undefined : chooseExampleBody(media, choice) };
}

function chooseExampleBody({ name, stream, examples, named }: DocumentedMedia, { example }: ResponseChoice): unknown {
  const body = example === undefined ? examples[0] : named.get(example);
  // An object cannot be sent as another type, such as CSV.
  const isSendable = typeof body === "string" || stream !== undefined || /[/+]json(?:;|$)/.test(name);
  return isSendable ? body : undefined;
}

function listExampleHeaders(document: OpenApi, headers: readonly DocumentedParameter[]): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const { name, schema, examples } of headers) {
    if (name.toLowerCase() === "content-type") continue;
    const keywords = typeof schema === "object" ? resolve<SchemaObject>(document, schema) : {};
    const [value = readOwnValue(keywords)] = examples;
    const isText = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    if (isText && /^[\x20-\x7e]*$/.test(String(value))) sent[name.toLowerCase()] = String(value);
  }
  return sent;
}
