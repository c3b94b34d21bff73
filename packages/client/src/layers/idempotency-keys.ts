import type { Layer } from "../call/metadata.js";
import { serializeScalars } from "../serialize/serialize-scalars.js";

/**
 * Creates a layer that sends a random key with each call that may change something: all methods except GET, HEAD, OPTIONS, QUERY and
 * TRACE. All attempts of a call have the same key, by which the service recognizes a repeated request. Such calls are therefore
 * retried, unless they have `repeatable: false`. A key of the caller takes precedence, in a header or a parameter of the operation.
 *
 * Throws a TypeError for a name that no header can have.
 *
 * @example
 * const api = createClient({ baseUrl, apiKey, layers: [idempotencyKeys("Idempotency-Key")] });
 */
export function idempotencyKeys(header: string): Layer {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(header)) throw new TypeError("`idempotencyKeys` takes the name of a header.");
  return (next) => (call) => {
    const { operation, options } = call;
    if (/^(GET|HEAD|OPTIONS|QUERY|TRACE)$/.test(operation.method)) return next(call);
    const { serialize = serializeScalars } = operation;
    const key = createKey();
    return next({
      ...call,
      options: { ...options, repeatable: options.repeatable ?? true },
      operation: {
        ...operation,
        serialize: (given, params) => {
          const serialized = serialize(given, params);
          return { ...serialized, headers: { [header]: key, ...serialized.headers } };
        },
      },
    });
  };
}

/** Creates a random UUID. `crypto.randomUUID` does not exist on pages without TLS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, and the variant of RFC 9562.
  const digits = Array.from(bytes, (byte, index) =>
    (index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, "0"),
  );
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
