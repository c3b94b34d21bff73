import { isToken } from "@shortvideo-api/document";
import type { MockResponse } from "../exchange/mock-response.js";

/** Headers of every response of the service. Any website may read it, because it contains no user's data. */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "*",
} as const;

/** Responds to OPTIONS, which includes a browser's preflight. */
export function toOptionsResponse(allowed: readonly string[], requestedHeaders: string): MockResponse {
  const names = requestedHeaders.split(",").map((name) => name.trim());
  // `*` does not cover `authorization`, and older browsers do not support it.
  const headers = names.filter((name) => isToken(name)).join(", ");
  return {
    status: 204,
    headers: {
      allow: allowed.join(", "),
      "access-control-allow-methods": allowed.join(", "),
      "access-control-max-age": "600",
      ...(headers === "" ? {} : { "access-control-allow-headers": headers }),
    },
    text: "",
  };
}
