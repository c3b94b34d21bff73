import { toRequestPath } from "@shortvideo-api/document/source";
import type { Operation } from "../api/operation.ts";
import { describeDeprecation } from "../operation/read-deprecation.ts";
import { buildBody } from "./build-body.ts";
import { buildFailures } from "./build-failures.ts";
import { buildParams } from "./build-params.ts";
import { buildResponse } from "./build-response.ts";
import { buildSecurity, buildServer } from "./build-service-metadata.ts";
import { type CodeFields, unlessEmpty } from "./code.ts";
import type { SharedMetadata } from "./shared-metadata.ts";

/**
 * Builds the metadata of an operation as `OperationMetadata` of the client. It contains no function calls, so that bundlers can drop it,
 * and names only the functions that the operation needs. The metadata of the service has what operations share.
 */
export function buildOperationMetadata(operation: Operation, shared: SharedMetadata): CodeFields {
  const { auth, body, deprecated, httpMethod, id, name, path, servers } = operation;
  return {
    id,
    method: httpMethod,
    path: toRequestPath(path),
    deprecated: deprecated && describeDeprecation(deprecated),
    servers: unlessEmpty(servers.map(buildServer)),
    security: buildSecurity(auth, shared.auth),
    ...buildParams(operation),
    body: body && buildBody(body, name),
    ...buildResponse(operation),
    ...buildFailures(operation, shared),
  };
}
