import type { Fixtures } from "./answer/fixtures.js";

/** A contract and the answers to give under it. */
export interface MockContract {
  /** Path of an OpenAPI 3.1 document. */
  spec: string;
  /** Default: the examples of the document, and else what Prism makes of its schemas. */
  fixtures?: Fixtures | undefined;
}
