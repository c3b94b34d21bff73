import type { DocumentedParameter } from "@shortvideo-api/document/source";
import type { Param } from "@shortvideo-api/model/source";

/** A parameter in the model, and in the document. */
export interface WrittenParam {
  readonly param: Param;
  readonly written: DocumentedParameter | undefined;
}

/** Returns whether each request has a parameter. The client sends some of them on its own. */
export function isInEachRequest({ param, written }: WrittenParam): boolean {
  return written?.required ?? param.required;
}

/** Prints the place of a parameter: `"query.size"`. */
export function printPlace({ in: place, wireName }: Param): string {
  return `${place}.${wireName}`;
}
