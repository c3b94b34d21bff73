import { type DocumentedParameter, nestedWhy } from "@shortvideo-api/document";
import type { Parameter, Unchecked } from "./operation.js";
import { readParameter, toUnchecked } from "./read-parameter.js";
import type { CompileSchema } from "./compile/schema-compiler.js";

/** Documented headers of a response or of a part of a body, as parameters. */
export interface DocumentedHeaders {
  readonly parameters: readonly Parameter[];
  /** Headers whose values are not checked, each with the reason. */
  readonly unchecked: readonly { readonly name: string; readonly why: Unchecked["why"] }[];
}

/** Reads headers. Leaves out `Content-Type`, which OpenAPI ignores there. */
export function readHeaders(
  document: object,
  headers: readonly DocumentedParameter[],
  compile: CompileSchema,
): DocumentedHeaders {
  const unchecked: { name: string; why: Unchecked["why"] }[] = [];
  const parameters = headers.flatMap((header): Parameter[] => {
    if (header.name.toLowerCase() === "content-type") return [];
    const style = header.serialization;
    if (style.kind === "plain" || style.kind === "joined") return [readParameter(document, header, compile, { style })];
    unchecked.push({ name: header.name, why: style.kind === "unchecked" ? style.why : nestedWhy });
    return [toUnchecked(header)];
  });
  return { parameters, unchecked };
}
