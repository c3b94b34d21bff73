import {
  type Credential,
  type DocumentedOperation,
  type DocumentedParameter,
  isCredential,
  type OpenApi,
} from "@shortvideo-api/document";
import type { ServedOperation, Parameter } from "./operation.js";
import { readParameter } from "./read-parameter.js";
import { readBracketed, readExplodedObject, type ReadParameter, readUnchecked } from "./read-exploded-object.js";
import type { CompileSchema } from "./compile/schema-compiler.js";

/** Reads the parameters of an operation, without those that contain the key. */
export function readParameters(
  document: OpenApi,
  operation: DocumentedOperation,
  credentials: readonly Credential[],
  compile: CompileSchema,
): Pick<ServedOperation, "parameters" | "explodedObjects" | "unchecked"> {
  const declared = operation.parameters.filter((parameter) => !isCredential(parameter, credentials));
  const listTaken = (place: DocumentedParameter["in"]): Set<string> => {
    // No request contains the name of an exploded object, so another parameter may have that name.
    const own = declared.filter((each) => each.in === place && each.serialization.kind !== "exploded");
    const keys = credentials.filter((credential) => credential.in === place);
    return new Set([...own.map(({ name }) => name), ...keys.map(({ name }) => name)]);
  };
  const takenOf = {
    path: new Set<string>(),
    query: listTaken("query"),
    header: new Set<string>(),
    cookie: listTaken("cookie"),
  };
  const read = declared.map((parameter): ReadParameter => {
    const style = parameter.serialization;
    const taken = takenOf[parameter.in];
    if (style.kind === "exploded") {
      return readExplodedObject({ document, parameter, ...style, taken, compile });
    }
    // A group names the whole object.
    const isGrouped = operation.exactlyOneOf.some(({ names }) => names.includes(parameter.name));
    if (style.kind === "unchecked" && style.bracketed && !isGrouped) {
      return readBracketed({ document, parameter, parts: style.bracketed, isBracketed: true, taken, compile });
    }
    if (style.kind === "unchecked") return readUnchecked({ document, parameter, ...style, taken });
    return { parameters: [readParameter(document, parameter, compile, { style })] };
  });
  return {
    parameters: keepFirst(read.flatMap(({ parameters }) => parameters)),
    explodedObjects: read.flatMap(({ exploded }) => exploded ?? []),
    unchecked: read.flatMap(({ unchecked = [] }) => unchecked),
  };
}

/** Keeps the first of several parameters with one name: two objects may share a property name. */
function keepFirst(parameters: readonly Parameter[]): Parameter[] {
  const seen = new Set<string>();
  return parameters.filter((parameter) => seen.size < seen.add(`${parameter.in} ${parameter.name}`).size);
}
