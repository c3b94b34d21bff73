// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Animal, Owner, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Animals {
  readonly #connection: Connection;

  /** `animals.find`, `GET /animals`. */
  readonly find = (_params: Params<"animals.find"> = {}, options?: CallOptions): PendingAnswer<Animal> =>
    this.#connection.call<Animal>(animalsFindFacts, {}, options);

  /** `animals.owner`, `GET /owner`. */
  readonly owner = (_params: Params<"animals.owner"> = {}, options?: CallOptions): PendingAnswer<Owner> =>
    this.#connection.call<Owner>(animalsOwnerFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Animals.find} as a function, for a connection. */
export function animalsFind(
  connection: Connection,
  _params: Params<"animals.find"> = {},
  options?: CallOptions,
): PendingAnswer<Animal> {
  return connection.call<Animal>(animalsFindFacts, {}, options);
}

/** {@link Animals.owner} as a function, for a connection. */
export function animalsOwner(
  connection: Connection,
  _params: Params<"animals.owner"> = {},
  options?: CallOptions,
): PendingAnswer<Owner> {
  return connection.call<Owner>(animalsOwnerFacts, {}, options);
}

const animalsFindFacts: OperationFacts = { id: "animals.find", verb: "GET", path: "/animals", envelope: [] };

const animalsOwnerFacts: OperationFacts = {
  id: "animals.owner",
  verb: "GET",
  path: "/owner",
  envelope: ["contact", "pet"],
};
