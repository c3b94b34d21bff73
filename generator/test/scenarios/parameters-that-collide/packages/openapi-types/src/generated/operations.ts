// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  "rooms.book": operations["rooms.book"]["parameters"]["path"] &
    Pick<
      NonNullable<operations["rooms.book"]["parameters"]["query"]>,
      "body" | "params" | "options" | "filter[name]"
    > & { query_id?: NonNullable<operations["rooms.book"]["parameters"]["query"]>["id"] } & Pick<
      NonNullable<operations["rooms.book"]["parameters"]["header"]>,
      "X-Trace-Id"
    > & { header_id?: NonNullable<operations["rooms.book"]["parameters"]["header"]>["id"] } & {
      cookie_id?: NonNullable<operations["rooms.book"]["parameters"]["cookie"]>["id"];
    } & { requestBody?: OperationBodies["rooms.book"] | undefined };
}

/** The body of each request that has one. */
export interface OperationBodies {
  "rooms.book": NonNullable<operations["rooms.book"]["requestBody"]>["content"]["application/json"];
}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  "rooms.book": void;
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {}
