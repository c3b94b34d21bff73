import {
  isKeptOut,
  isRecord,
  isSchema,
  listParts,
  type OpenApi,
  readResponse,
  type Schema,
} from "@shortvideo-api/document";
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
          : { ...response, body: body.map((item) => omit(document, item, [itemSchema])) };
      }
      return schema === undefined ? response : { ...response, body: omit(document, body, [schema]) };
    },
  };
}

/** Removes write-only properties. Returns the value itself when it has none. */
function omit(document: OpenApi, value: unknown, schemas: readonly Schema[]): unknown {
  if (!isRecord(value)) return value;
  const parts = schemas.flatMap((schema) => listParts(document, schema));
  if (parts.length === 0) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) =>
      omit(
        document,
        item,
        parts.flatMap(({ prefixItems, items: others }) =>
          readSchemas(Array.isArray(prefixItems) ? (prefixItems[index] ?? others) : others),
        ),
      ),
    );
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const fields = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const own = parts.flatMap(({ properties = {}, additionalProperties }) =>
      readSchemas(Object.hasOwn(properties, name) ? properties[name] : additionalProperties),
    );
    if (own.some((schema) => isKeptOut(document, schema, "response"))) return [];
    return [[name, omit(document, inner, own)]];
  });
  const isSame = fields.length === Object.keys(value).length && fields.every(([name, inner]) => inner === value[name]);
  return isSame ? value : Object.fromEntries(fields);
}

function readSchemas(schema: unknown): Schema[] {
  return isSchema(schema) ? [schema] : [];
}
