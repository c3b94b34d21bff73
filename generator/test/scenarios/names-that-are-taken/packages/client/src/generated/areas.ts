// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { HttpClient } from "../http.js";
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

/** Gives each area the transport that they all share. */
export function createAreas(http: HttpClient): Areas {
  return {
    class: new ClassArea(http),
    default: new Default(http),
    index: new Index(http),
    areas: new AreasArea(http),
    constructor_: new Constructor(http),
  };
}
