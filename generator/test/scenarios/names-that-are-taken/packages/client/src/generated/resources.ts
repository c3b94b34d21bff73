// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Areas } from "./areas.js";
import { Class } from "./class.js";
import { Constructor } from "./constructor.js";
import { Default } from "./default.js";
import { Index } from "./index-resource.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly class: Class;
  readonly default: Default;
  readonly index: Index;
  readonly areas: Areas;
  readonly constructor_: Constructor;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    class: new Class(connection),
    default: new Default(connection),
    index: new Index(connection),
    areas: new Areas(connection),
    constructor_: new Constructor(connection),
  };
}
