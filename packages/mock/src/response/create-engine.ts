import {
  type DocumentedMedia,
  findResponse,
  type OpenApi,
  isRecord,
  readBodyKind,
  type SchemaView,
  viewSchema,
} from "@shortvideo-api/document";
import type { ResponseChoice, EngineResponse, Engine } from "./engine.js";
import type { Fitter } from "./create-fitter.js";
import { StreamBody } from "./stream-body.js";
import { isYaml } from "../operation/read-response-media.js";

/** Creates an engine that returns examples of the document. `fitter` generates other responses from schemas. */
export function createEngine(document: OpenApi, fitter: Fitter, hasWriteOnly: boolean): Engine {
  const findDocumentedResponse = readDocumentedResponses(document);
  return {
    async respond(choice) {
      const ready = findDocumentedResponse(choice);
      const isExample = ready.body !== undefined || choice.example !== undefined;
      const response = fitter.fit(choice, ready, isExample ? "example" : "made");
      return hasWriteOnly ? omitWriteOnly(document, choice, response) : response;
    },
  };
}

/** Returns the example body and the example headers of a response. Leaves out those for which the document has no example. */
type FindDocumentedResponse = (choice: ResponseChoice) => EngineResponse;

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
  const headers: EngineResponse["headers"] = operation.deprecated === undefined ? {} : { deprecation: "true" };
  return { status, headers, body: isMade || !media ? undefined : chooseExampleBody(media, choice) };
}

function chooseExampleBody(
  { essence, stream, examples, named }: DocumentedMedia,
  { example }: ResponseChoice,
): unknown {
  const body = example === undefined ? examples[0] : named.get(example);
  // An object cannot be sent as another type, such as CSV.
  const kind = readBodyKind(essence);
  const isPlain = typeof body === "string" || (kind === "text" && typeof body !== "object");
  const isSendable = isPlain || stream !== undefined || ["json", "xml"].includes(kind) || isYaml(essence);
  return isSendable ? body : undefined;
}

/** Removes write-only properties, such as passwords, from the body of a response. */
function omitWriteOnly(document: OpenApi, { operation, status, mediaType }: ResponseChoice, response: EngineResponse) {
  const { documented } = findResponse(operation, status) ?? {};
  const media = documented?.media.find(({ name }) => name === mediaType);
  const { body } = response;
  if (!media) return response;
  const { view, itemSchema } = media;
  if (!(body instanceof StreamBody)) return { ...response, body: omit(body, view) };
  const item = itemSchema === undefined ? view : viewSchema(document, itemSchema);
  return { ...response, body: body.map((each) => omit(each, item)) };
}

/** Removes write-only properties. Returns the value itself when it has none. */
function omit(value: unknown, view: SchemaView): unknown {
  if (!isRecord(value) || view.schema === true) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => omit(item, view.item(index)));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const fields = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const property = view.property(name);
    return property.parts.some(({ writeOnly }) => writeOnly === true) ? [] : [[name, omit(inner, property)]];
  });
  const isSame = fields.length === Object.keys(value).length && fields.every(([name, inner]) => inner === value[name]);
  return isSame ? value : Object.fromEntries(fields);
}
