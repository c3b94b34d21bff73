// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { signWithHeader } from "../auth/sign-with-header.js";
import type { ServiceMetadata } from "../call/metadata.js";
import { errorClasses } from "./errors.js";

/** The metadata of the service that all operations share. */
export const service: ServiceMetadata = {
  createSigner: signWithHeader("x-gateway-key"),
  codes: ["status_code", "statusCode", "code"],
  success: [0],
  messages: ["status_msg", "msg", "message", "data.message"],
  advice: "Check that the requested item exists and is public.",
  failures: { 400: ["message"], 401: ["message"], 403: ["message"], 429: ["message"], 500: ["message", "status_code"] },
  errors: errorClasses,
};
