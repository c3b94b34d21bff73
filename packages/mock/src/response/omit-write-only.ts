import { findResponse, isRecord, type OpenApi, type SchemaView, viewSchema } from "@shortvideo-api/document";
import type { Engine } from "./engine.js";
import { StreamBody } from "./stream-body.js";

/** Creates an engine that removes write-only properties, such as passwords, from the bodies of another engine. */
export function omitWriteOnly(document: OpenApi, engine: Engine): Engine {
  return {
    async respond(choice) {
      const response = await engine.respond(choice);
      const { documented } = findResponse(choice.operation, choice.status) ?? {};
      const media = documented?.media.find(({ name }) => name === choice.mediaType);
      const { body } = response;
      if (!media) return response;
      const { view, itemSchema } = media;
      if (!(body instanceof StreamBody)) return { ...response, body: omit(body, view) };
      const item = itemSchema === undefined ? view : viewSchema(document, itemSchema);
      return { ...response, body: body.map((each) => omit(each, item)) };
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
