// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ServiceFacts } from "../service-facts.js";

/** What the document says of the service as a whole. */
export const service: ServiceFacts = { codes: [], success: [], messages: ["message", "detail", "title"] };
