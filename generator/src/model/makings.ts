import type { Sample } from "./sample.ts";

/** Plans that depend on a seed; `undefined` where the schema admits nothing finite, or is none of JSON. */
export interface Makings {
  /** The whole answer. */
  answer: Sample | undefined;
  /** One item of a list; `undefined` also where there is no list. */
  item: Sample | undefined;
}
