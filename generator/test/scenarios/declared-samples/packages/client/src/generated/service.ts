// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ServiceFacts } from "../service-facts.js";

/** What the document says of the service as a whole. */
export const service: ServiceFacts = {};

/** Failures with a JSON object or list for a body that operations document, unless they say otherwise. */
export const usualFailures: readonly (number | string)[] = [];
