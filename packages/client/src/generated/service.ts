// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ServiceFacts } from "../service-facts.js";

/** What the document says of the service as a whole. */
export const service: ServiceFacts = {
  credential: { in: "header", name: "x-gateway-key", prefix: "" },
  inBandFailure: {
    codes: ["status_code", "statusCode", "code"],
    success: 0,
    messages: ["status_msg", "msg", "message", "data.message"],
    advice: "Check that what the parameters name exists, and that it may be seen.",
  },
};
