import type { ExactModel } from "@shortvideo-api/document/sample";
import {
  ApiError,
  type ApiErrorClass,
  idempotencyKeys,
  type Layer,
  type OperationChecks,
  type OperationMetadata,
  paramChecks,
  serializeScalars,
  type ServiceMetadata,
} from "@shortvideo-api/client/runtime";
import {
  type ApiModel,
  buildCheck,
  buildMarks,
  buildOperationChecks,
  buildOperationMetadata,
  buildServiceMetadata,
  type Code,
  type ErrorClass,
  findSharedMetadata,
  isChecked,
  listOperations,
  type Operation,
} from "@shortvideo-api/model";
import type { Exact } from "@shortvideo-api/wire";
import { bindCode, type Scope } from "./bind-code.js";

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
  const shared = findSharedMetadata(model);
  const bind = createBinder(model);
  const operations = listOperations(model).map((operation): BoundOperation => {
    const metadata: OperationMetadata = Object(bind(buildOperationMetadata(operation, shared)));
    return { operation, metadata: { serialize: serializeScalars, ...metadata } };
  });
  const { idempotencyHeader } = model.clientDefaults;
  const checks = operations
    .filter(({ operation }) => isChecked(operation))
    .map(({ operation, metadata }): OperationChecks => {
      return { ...bind(buildOperationChecks(operation)), operation: metadata };
    });
  return {
    service: Object(bind(buildServiceMetadata(model, shared))),
    checks: paramChecks(checks),
    layers: idempotencyHeader === undefined ? [] : [idempotencyKeys(idempotencyHeader)],
    operations: new Map(operations.map((bound) => [bound.operation.id, bound])),
    exact: (exact) => bind(buildMarks(exact)),
  };
}

/** Creates a function that binds metadata. Its types are those of generated code, in which the compiler checks them. */
function createBinder({ errors, schemas }: ApiModel): (code: Code) => object {
  const named = new Map(schemas.map((schema) => [schema.name, schema]));
  const bound = { marks: new Map<string, object>(), check: new Map<string, object>() };
  const bindSchema = (part: "marks" | "check", alias: string): object => {
    const { exact = {}, check = {} } = named.get(alias) ?? {};
    return bind(part === "marks" ? buildMarks(exact) : buildCheck(check));
  };
  const scope: Scope = {
    errors: new Map(errors.map((error) => [error.name, createErrorClass(error)])),
    findSchema(part, alias) {
      const found = bound[part].get(alias) ?? bindSchema(part, alias);
      bound[part].set(alias, found);
      return found;
    },
  };
  const bind = (code: Code): object => Object(bindCode(code, scope));
  return bind;
}

function createErrorClass({ name, advice, meaning }: ErrorClass): ApiErrorClass {
  return class extends ApiError {
    static override readonly advice = advice;
    static override readonly meaning = meaning;
    override readonly name = name;
  };
}
