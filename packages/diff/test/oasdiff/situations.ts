import type { Json } from "../edit.ts";
import type { Level } from "./pair.ts";
import { situationsOfSecurity } from "./security.ts";
import { situationsOfOperations } from "./situations-of-operations.ts";
import { situationsOfValues } from "./situations-of-values.ts";

/** A pair of documents that the tests of oasdiff compare, in their smallest form. */
export interface Situation {
  /** The effect of the change, as a clause. */
  readonly what: string;
  /** The worst level that oasdiff reports; `INFO` also if it reports nothing. */
  readonly level: Level;
  readonly before: Json;
  readonly after: Json;
}

/** Pairs of the tests of oasdiff with several changes, or with a change that has no id of its own. */
export const situations: readonly Situation[] = [
  ...situationsOfValues,
  ...situationsOfOperations,
  ...situationsOfSecurity,
].map(([what, level, before, after]) => ({ what, level, before, after }));
