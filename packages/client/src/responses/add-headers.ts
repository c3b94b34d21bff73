import type { OperationMetadata } from "../call/metadata.js";
import { serializeScalars } from "../serialize/serialize-scalars.js";

/** Returns an operation whose requests have more headers. They take precedence over those of the client. */
export function addHeaders(operation: OperationMetadata, headers: Readonly<Record<string, string>>): OperationMetadata {
  const { serialize = serializeScalars } = operation;
  return {
    ...operation,
    serialize: (given, params) => {
      const serialized = serialize(given, params);
      return { ...serialized, headers: { ...serialized.headers, ...headers } };
    },
  };
}
