// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection.js";
import { Constructor } from "./constructor.js";
import { Letters } from "./letters.js";
import { Proto } from "./proto.js";
import { Then } from "./then.js";

/** What a client consists of: one member for each area of the API. */
export interface Areas {
  readonly constructor_: Constructor;
  readonly letters: Letters;
  readonly proto: Proto;
  readonly then_: Then;
}

/** Gives each area the connection that they all share. */
export function createAreas(connection: Connection): Areas {
  return {
    constructor_: new Constructor(connection),
    letters: new Letters(connection),
    proto: new Proto(connection),
    then_: new Then(connection),
  };
}
