// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ServiceMetadata } from "../call/metadata.js";
import { placeInHeader } from "../call/outgoing.js";
import { errorClasses } from "./errors.js";

/** What the document says of the service as a whole. */
export const service: ServiceMetadata = {
  credential: { place: placeInHeader, name: "x-gateway-key" },
  codes: ["status_code", "code"],
  success: [0],
  messages: ["status_msg", "message"],
  advice: "Read the manual.",
  errors: errorClasses,
};
