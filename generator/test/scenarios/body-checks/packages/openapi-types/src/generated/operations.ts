// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "pets.create": { body: OperationRequestBodies["pets.create"] };
  "pets.changeAll": { body?: OperationRequestBodies["pets.changeAll"] | undefined };
  "votes.cast": { body?: OperationRequestBodies["votes.cast"] | undefined };
  "plans.replace": { body?: OperationRequestBodies["plans.replace"] | undefined };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "pets.create": NonNullable<operations["pets.create"]["requestBody"]>["content"]["application/json"];
  "pets.changeAll": NonNullable<operations["pets.changeAll"]["requestBody"]>["content"]["application/json"];
  "votes.cast": NonNullable<operations["votes.cast"]["requestBody"]>["content"]["application/x-www-form-urlencoded"];
  "plans.replace": NonNullable<operations["plans.replace"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "pets.create": void;
  "pets.changeAll": void;
  "votes.cast": void;
  "plans.replace": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
