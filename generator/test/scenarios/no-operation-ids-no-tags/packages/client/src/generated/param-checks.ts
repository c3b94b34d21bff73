// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OperationChecks } from "../checks/operation-checks.js";
import { checksOfUsersPetsCreate, checksOfUsersPetsList } from "./users-pets.js";
import { checksOfUsersDelete, checksOfUsersDeleteById } from "./users.js";

/** The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations. */
export const allChecks: readonly OperationChecks[] = [
  checksOfUsersDeleteById,
  checksOfUsersDelete,
  checksOfUsersPetsList,
  checksOfUsersPetsCreate,
];
