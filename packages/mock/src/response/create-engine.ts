import { type OpenApi, isRecord, readBodyKind, type SchemaView, viewSchema } from "@shortvideo-api/document";
import { type ResponseChoice, type Engine, findChosenMedia } from "./engine.js";
import type { FitResponse } from "./create-fitter.js";
import { StreamBody } from "./stream-body.js";
import { isYaml } from "../operation/read-response-media.js";

/** Creates an engine that returns examples of the document. `fit` generates other responses from schemas. */
export function createEngine(document: OpenApi, fit: FitResponse, hasWriteOnly: boolean): Engine {
  return (choice) => {
    const example = readExample(choice);
    const isExample = example !== undefined || choice.example !== undefined;
    const { headers, body } = fit(choice, example, isExample ? "example" : "made");
    return {
      headers: choice.operation.deprecated === undefined ? headers : { deprecation: "true", ...headers },
      body: hasWriteOnly ? omitWriteOnly(document, choice, body) : body,
    };
  };
}

/** Returns the example of a choice; `undefined` if the document has none, or if the body is to be generated. */
export function readExample(choice: ResponseChoice): unknown {
  const media = findChosenMedia(choice);
  if (!media) return undefined;
  const { node, essence, stream, examples, named } = media;
  // Without a schema, the example alone says what the body is.
  if (choice.dynamic && (node.itemSchema ?? node.schema) !== undefined) return undefined;
  const body = choice.example === undefined ? examples[0] : named.get(choice.example);
  // An object cannot be sent as another type, such as CSV.
  const kind = readBodyKind(essence);
  const isPlain = typeof body === "string" || (kind === "text" && typeof body !== "object");
  const isSendable = isPlain || stream !== undefined || ["json", "xml"].includes(kind) || isYaml(essence);
  return isSendable ? body : undefined;
}

/** Removes write-only properties, such as passwords, from the body of a response. */
function omitWriteOnly(document: OpenApi, choice: ResponseChoice, body: unknown): unknown {
  const media = findChosenMedia(choice);
  if (!media) return body;
  const { view, itemSchema } = media;
  if (!(body instanceof StreamBody)) return omit(body, view);
  const item = itemSchema === undefined ? view : viewSchema(document, itemSchema);
  return body.map((each) => omit(each, item));
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
