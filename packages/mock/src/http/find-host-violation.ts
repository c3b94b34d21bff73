import type { IncomingMessage } from "node:http";
import type { RequestViolation } from "@shortvideo-api/report";

/** Finds a missing or repeated header `host`. HTTP/1.1 requires exactly one: https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
export function findHostViolation({ httpVersion, headersDistinct }: IncomingMessage): RequestViolation | undefined {
  const { length } = headersDistinct["host"] ?? [];
  if (length > 1) {
    const message = `A request must have one header \`host\`; this one has ${length}.`;
    return { code: "header-repeated", place: "header.host", message };
  }
  if (length === 1 || httpVersion !== "1.1") return undefined;
  const message = "An HTTP/1.1 request must have the header `host`; this one has none.";
  return { code: "request-malformed", place: "header.host", message };
}
