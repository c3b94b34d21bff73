import type { Layer } from "../call/metadata.js";
import { addToRequest } from "../serialize/add-to-request.js";
import { serializeScalars } from "../serialize/serialize-scalars.js";

/**
 * Creates a layer that sends the `headers` and the `query` of a call. Throws a TypeError for a `query` of an operation whose parameter
 * is the whole query.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [extraParams()] });
 * await petsGet(connection, { petId }, { query: { preview: true } });
 */
export function extraParams(): Layer {
  return (next) => (call) => {
    const { operation } = call;
    const { headers, query } = call.options;
    if (!headers && !query) return next(call);
    const added = Object.entries(query ?? {})
      .flatMap(([name, value]) => [value].flat().map((item) => serializeScalars(operation, { [name]: item }).query))
      .filter(Boolean)
      .join("&");
    const isWhole = Object.values(operation.params ?? {}).some((param) => param.in === "querystring");
    if (added && isWhole)
      throw new TypeError(`${operation.id}: \`query\` cannot add to a parameter that is the whole query.`);
    const present: Record<string, string | null> = {};
    const given = headers instanceof Headers ? headers : new Map(Object.entries(headers ?? {}));
    given.forEach((value: string | null | undefined, name: string) => {
      if (value !== undefined) present[name] = value;
    });
    return next({ ...call, operation: addToRequest(operation, { headers: present, query: added }) });
  };
}
