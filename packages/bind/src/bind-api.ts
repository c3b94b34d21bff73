import { toRequestPath } from "@shortvideo-api/document";
import type { ExactModel } from "@shortvideo-api/document/sample";
import {
  idempotencyKeys,
  type Layer,
  type OperationChecks,
  type OperationMetadata,
  paramChecks,
  type ServiceMetadata,
} from "@shortvideo-api/client/runtime";
import { type ApiModel, listOperations, type Operation } from "@shortvideo-api/model";
import type { Exact } from "@shortvideo-api/wire";
import { bindChecks, bindRequest } from "./bind-request.js";
import { bindResponse } from "./bind-response.js";
import { type BoundSchemas, bindSchemas } from "./bind-schemas.js";
import { bindErrors, bindFailures, bindSecurity, bindServer, bindService, type BoundErrors } from "./bind-service.js";

/** A document as the client calls it. */
export interface BoundApi {
  readonly service: ServiceMetadata;
  /** The layer that checks the params of all operations. */
  readonly checks: Layer;
  /** The layers that the document declares. */
  readonly layers: readonly Layer[];
  /** By id, in the order of the model. */
  readonly operations: ReadonlyMap<string, BoundOperation>;
  /** Returns the marks of the 64-bit numbers of a value, as `stringifyExact` takes them. */
  readonly exact: (model: ExactModel) => Exact;
}

/** An operation, and how the client calls it. */
export interface BoundOperation {
  readonly operation: Operation;
  readonly metadata: OperationMetadata;
}

/**
 * Binds a model to the runtime of the client: returns the metadata that the generated client of the same document has. Calls behave as those
 * of the generated client, for any document, without generated code.
 */
export function bindApi(model: ApiModel): BoundApi {
  const schemas = bindSchemas(model);
  const errors = bindErrors(model);
  const operations = listOperations(model).map((operation): BoundOperation => {
    return { operation, metadata: bindOperation(operation, model, schemas, errors) };
  });
  const { idempotencyHeader } = model.clientDefaults;
  const checks = operations.map(({ operation, metadata }): OperationChecks => bindChecks(operation, metadata, schemas));
  return {
    service: bindService(model, errors),
    checks: paramChecks(checks),
    layers: idempotencyHeader === undefined ? [] : [idempotencyKeys(idempotencyHeader)],
    operations: new Map(operations.map((bound) => [bound.operation.id, bound])),
    exact: schemas.exact,
  };
}

function bindOperation(
  operation: Operation,
  { auth }: ApiModel,
  schemas: BoundSchemas,
  errors: BoundErrors,
): OperationMetadata {
  const { failures, servers } = operation;
  const security = bindSecurity(operation.auth, auth);
  const envelopes = failures.flatMap(({ envelope, status }) =>
    envelope === undefined ? [] : [[`${status}`, envelope]],
  );
  return {
    id: operation.id,
    method: operation.httpMethod,
    path: toRequestPath(operation.path),
    ...(servers.length > 0 && { servers: servers.map(bindServer) }),
    ...(security && { security }),
    ...bindRequest(operation, schemas),
    ...bindResponse(operation, schemas),
    failures: Object.fromEntries(envelopes),
    bareFailures: failures.filter(({ envelope }) => envelope === undefined).map(({ status }) => status),
    errors: bindFailures(failures, errors),
  };
}
