import type { OperationMetadata, Serialized } from "../call/metadata.js";
import { serializeScalars } from "./serialize-scalars.js";

/** Returns an operation whose requests have more headers and a longer query. The headers take precedence over those of the client. */
export function addToRequest(
  operation: OperationMetadata,
  { headers, query = "" }: Partial<Pick<Serialized, "headers" | "query">>,
): OperationMetadata {
  const { serialize = serializeScalars } = operation;
  return {
    ...operation,
    serialize: (given, params) => {
      const serialized = serialize(given, params);
      return {
        ...serialized,
        headers: { ...serialized.headers, ...headers },
        query: serialized.query + (serialized.query && query && "&") + query,
      };
    },
  };
}
