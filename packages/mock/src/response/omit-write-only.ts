import { isRecord, type OpenApi, readResponse, type SchemaView, viewSchema } from "@shortvideo-api/document";
import type { Engine } from "./engine.js";
import { StreamBody } from "./stream-body.js";

/** Creates an engine that removes write-only properties, such as passwords, from the bodies of another engine. */
export function omitWriteOnly(document: OpenApi, engine: Engine): Engine {
  return {
    async respond(choice) {
      const response = await engine.respond(choice);
      const { schema, itemSchema = schema } = readResponse(document, choice)?.content?.[choice.mediaType ?? ""] ?? {};
      const { body } = response;
      if (body instanceof StreamBody) {
        return itemSchema === undefined
          ? response
          : { ...response, body: body.map((item) => omit(item, viewSchema(document, itemSchema))) };
      }
      return schema === undefined ? response : { ...response, body: omit(body, viewSchema(document, schema)) };
    },
  };
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
