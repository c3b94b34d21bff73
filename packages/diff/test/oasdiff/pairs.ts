import type { Pair } from "./pair.ts";
import { pairsOfOperations } from "./pairs-of-operations.ts";
import { pairsOfValues } from "./pairs-of-values.ts";

/** A pair of documents for each check of oasdiff with a counterpart of ours. */
export const pairs: readonly Pair[] = [...pairsOfOperations, ...pairsOfValues];
