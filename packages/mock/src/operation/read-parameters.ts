import {
  type Credential,
  isCredential,
  isIgnoredHeader,
  listParameters,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  parseMediaType,
  type PathItem,
  readBodyKind,
  readParameterStyle,
  type Schema,
} from "@shortvideo-api/document";
import type { ServedOperation, Parameter } from "./operation.js";
import { readParameter } from "./read-parameter.js";
import { readExplodedObject, type ReadParameter, readUnchecked } from "./read-exploded-object.js";
import type { CompileSchema } from "./compile/schema-compiler.js";

/** Reads the parameters of an operation and of its path, without those that contain the key. */
export function readParameters(
  document: OpenApi,
  item: PathItem,
  source: OperationObject,
  credentials: readonly Credential[],
  compile: CompileSchema,
): Pick<ServedOperation, "parameters" | "explodedObjects" | "unchecked"> {
  const declared = listParameters(document, item, source)
    .map(toQueryParameter)
    .filter((parameter) => !isIgnoredHeader(parameter) && !isCredential(parameter, credentials))
    .map((parameter) => ({ parameter, style: readParameterStyle(document, parameter) }));
  const listTaken = (place: ParameterObject["in"]): Set<string> => {
    // No request contains the name of an exploded object, so another parameter may have that name.
    const own = declared.filter(({ parameter, style }) => parameter.in === place && style.kind !== "exploded");
    const keys = credentials.filter((credential) => credential.in === place);
    return new Set([...own.map(({ parameter }) => parameter.name), ...keys.map(({ name }) => name)]);
  };
  const takenOf = {
    path: new Set<string>(),
    query: listTaken("query"),
    header: new Set<string>(),
    cookie: listTaken("cookie"),
  };
  const read = declared.map(({ parameter, style }): ReadParameter => {
    const taken = takenOf[parameter.in];
    if (style.kind === "exploded") {
      return readExplodedObject({ document, parameter, ...style, taken, compile });
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

/**
 * Converts a `querystring` parameter of OpenAPI 3.2, which is the whole query, to an exploded object. If its content is not a form, the
 * object accepts everything.
 */
function toQueryParameter(parameter: ParameterObject): ParameterObject {
  const { in: place, content, ...rest }: Omit<ParameterObject, "in"> & { in: string } = parameter;
  if (place !== "querystring") return parameter;
  const form = Object.entries(content ?? {}).find(([name]) => readBodyKind(parseMediaType(name).essence) === "form");
  const schema = form?.[1].schema;
  return {
    ...rest,
    in: "query",
    style: "form",
    explode: true,
    required: schema ? (rest.required ?? false) : false,
    schema: schema ?? anyObject,
  };
}

const anyObject: Schema = { type: "object", additionalProperties: true };

/** Keeps the first of several parameters with one name: two objects may share a property name. */
function keepFirst(parameters: readonly Parameter[]): Parameter[] {
  const seen = new Set<string>();
  return parameters.filter((parameter) => seen.size < seen.add(`${parameter.in} ${parameter.name}`).size);
}
