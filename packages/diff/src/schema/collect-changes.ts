import type { RawChange } from "../change/raw-change.ts";
import type { SchemaContext } from "./compare-types.ts";

/** Returns the changes that a comparison reports. */
export function collectChanges(compareBy: (context: SchemaContext) => void, context: SchemaContext): RawChange[] {
  const found: RawChange[] = [];
  compareBy({ ...context, report: (change) => void found.push(change) });
  return found;
}

/** Returns `true` for a change that breaks callers on the wire. */
export function breaksWire({ wire }: RawChange): boolean {
  return wire === "breaks";
}
