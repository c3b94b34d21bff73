// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Constructor } from "./constructor.js";
import { Letters } from "./letters.js";
import { Proto } from "./proto.js";
import { Then } from "./then.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly constructor_: Constructor;
  readonly letters: Letters;
  readonly proto: Proto;
  readonly then_: Then;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    constructor_: new Constructor(connection),
    letters: new Letters(connection),
    proto: new Proto(connection),
    then_: new Then(connection),
  };
}
