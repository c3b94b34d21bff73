// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class AreasArea {
  readonly #connection: Connection;

  /** `3d-view!`, `GET /e`. */
  readonly call3dView = (_params: Params<"3d-view!"> = {}, options?: CallOptions): PendingAnswer<Class> =>
    this.#connection.call<Class>(call3dViewFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link AreasArea.call3dView} as a function, for a connection. */
export function call3dView(
  connection: Connection,
  _params: Params<"3d-view!"> = {},
  options?: CallOptions,
): PendingAnswer<Class> {
  return connection.call<Class>(call3dViewFacts, {}, options);
}

const call3dViewFacts: OperationFacts = { id: "3d-view!", verb: "GET", path: "/e", envelope: [] };
