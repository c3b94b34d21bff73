// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  get: Record<string, never>;
  deleteUsersById2: operations["deleteUsersById2"]["parameters"]["path"];
  getUsersByUserIdPets: operations["getUsersByUserIdPets"]["parameters"]["path"];
  postUsersByUserIdPets: operations["postUsersByUserIdPets"]["parameters"]["path"];
  deleteUsersById: operations["deleteUsersById"]["parameters"]["path"];
}

/** The body of each request that has one. */
export interface OperationBodies {}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  get: string;
  deleteUsersById2: void;
  getUsersByUserIdPets: operations["getUsersByUserIdPets"]["responses"][200]["content"]["application/json"];
  postUsersByUserIdPets: void;
  deleteUsersById: void;
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {}
