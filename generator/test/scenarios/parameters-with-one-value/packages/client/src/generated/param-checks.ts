// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OperationChecks } from "../checks/operation-checks.js";
import { checksOfQueuesGet, checksOfQueuesList } from "./queues.js";

/** The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations. */
export const allChecks: readonly OperationChecks[] = [checksOfQueuesList, checksOfQueuesGet];
