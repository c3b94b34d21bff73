// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection.js";
import { AreasArea } from "./areas-area.js";
import { ClassArea } from "./class.js";
import { Constructor } from "./constructor.js";
import { Default } from "./default.js";
import { Index } from "./index-area.js";

/** What a client consists of: one member for each area of the API. */
export interface Areas {
  readonly class: ClassArea;
  readonly default: Default;
  readonly index: Index;
  readonly areas: AreasArea;
  readonly constructor_: Constructor;
}

/** Gives each area the connection that they all share. */
export function createAreas(connection: Connection): Areas {
  return {
    class: new ClassArea(connection),
    default: new Default(connection),
    index: new Index(connection),
    areas: new AreasArea(connection),
    constructor_: new Constructor(connection),
  };
}
