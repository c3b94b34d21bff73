import type { Sample } from "@shortvideo-api/document/sample/source";

/** Plans that depend on a seed; `undefined` where the schema admits nothing finite, or is none of JSON. */
export interface ResponseSamples {
  /** The whole answer. */
  response: Sample | undefined;
  /** One item of a list; `undefined` also where there is no list. */
  item: Sample | undefined;
}

/** A complete answer that has a name. */
export interface Fixture {
  /** `"firstPage"`. */
  name: string;
  /** One sentence for its docstring. */
  doc: string;
  sample: Sample;
}
