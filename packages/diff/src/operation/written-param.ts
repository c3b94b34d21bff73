import type { DocumentedParameter } from "@shortvideo-api/document/source";
import type { Param } from "@shortvideo-api/model/source";

/** A parameter in the model, and in the document. */
export interface WrittenParam {
  readonly param: Param;
  readonly written: DocumentedParameter | undefined;
}

/** Prints the place of a parameter: `"query.size"`. */
export function printPlace({ in: place, wireName }: Param): string {
  return `${place}.${wireName}`;
}
