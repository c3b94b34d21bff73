// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { BinaryBody } from "../schema-types.js";
import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "parcels.get": operations["parcels.get"]["parameters"]["path"];
  "parcels.remove": operations["parcels.remove"]["parameters"]["path"];
  "labels.upload": { body: OperationRequestBodies["labels.upload"] };
  "status.get": Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "labels.upload": BinaryBody;
}

/** The body of each successful response. */
export interface OperationResponses {
  "parcels.get": operations["parcels.get"]["responses"][200]["content"]["application/json"];
  "parcels.remove": void;
  "labels.upload": operations["labels.upload"]["responses"][201]["content"]["application/json"];
  "status.get": operations["status.get"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
