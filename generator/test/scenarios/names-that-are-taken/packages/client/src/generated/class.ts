// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class ClassArea {
  readonly #connection: Connection;

  /** `delete`, `GET /a`. */
  readonly delete = (_params: Params<"delete"> = {}, options?: CallOptions): PendingAnswer<Class> =>
    this.#connection.call<Class>(classDeleteFacts, {}, options);

  /** `constructor`, `GET /b`. */
  readonly constructor_ = (_params: Params<"constructor"> = {}, options?: CallOptions): PendingAnswer<Class> =>
    this.#connection.call<Class>(constructorFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link ClassArea.delete} as a function, for a connection. */
export function classDelete(
  connection: Connection,
  _params: Params<"delete"> = {},
  options?: CallOptions,
): PendingAnswer<Class> {
  return connection.call<Class>(classDeleteFacts, {}, options);
}

/** {@link ClassArea.constructor_} as a function, for a connection. */
export function constructor(
  connection: Connection,
  _params: Params<"constructor"> = {},
  options?: CallOptions,
): PendingAnswer<Class> {
  return connection.call<Class>(constructorFacts, {}, options);
}

const classDeleteFacts: OperationFacts = { id: "delete", verb: "GET", path: "/a", envelope: [] };

const constructorFacts: OperationFacts = { id: "constructor", verb: "GET", path: "/b", envelope: [] };
