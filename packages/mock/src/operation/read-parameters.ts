import {
  type Credential,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  resolve,
} from "@shortvideo-api/document";
import type { Operation, Parameter } from "./operation.js";
import { readNotation } from "./read-notation.js";
import { readParameter } from "./read-parameter.js";
import { readOpen, type ReadParameter, readSpread } from "./read-spread.js";
import type { CompileSchema } from "./schema-compiler.js";

/** Reads the parameters of an operation, those of its path included; headers that carry the key are no parameters. */
export function readParameters(
  document: OpenApi,
  item: PathItem,
  source: OperationObject,
  credentials: readonly Credential[],
  compile: CompileSchema,
): Pick<Operation, "parameters" | "spreads" | "unchecked"> {
  const byPlace = new Map<string, ParameterObject>();
  for (const entry of [...(item.parameters ?? []), ...(source.parameters ?? [])]) {
    const parameter = resolve<ParameterObject>(document, entry);
    byPlace.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  const isCredential = (parameter: ParameterObject) =>
    credentials.some((credential) => credential.in === parameter.in && sameName(credential, parameter));
  const declared = [...byPlace.values()]
    .filter((parameter) => !isIgnored(parameter) && !isCredential(parameter))
    .map((parameter) => ({ parameter, notation: readNotation(document, parameter) }));
  // The name of an object whose properties stand by themselves is on no wire.
  const own = declared.filter(({ parameter, notation }) => parameter.in === "query" && notation.kind !== "spread");
  const keys = credentials.filter((credential) => credential.in === "query");
  const taken = new Set([...own.map(({ parameter }) => parameter.name), ...keys.map(({ name }) => name)]);
  const read = declared.map(({ parameter, notation }): ReadParameter => {
    if (notation.kind === "spread") return readSpread({ document, parameter, parts: notation.parts, taken, compile });
    if (notation.kind === "open") return readOpen({ document, parameter, ...notation, taken });
    return { parameters: [readParameter(document, parameter, compile, notation)] };
  });
  return {
    parameters: keepFirst(read.flatMap(({ parameters }) => parameters)),
    spreads: read.flatMap(({ spread }) => spread ?? []),
    unchecked: read.flatMap(({ unchecked = [] }) => unchecked),
  };
}

/** Two objects may have a property of the same name. */
function keepFirst(parameters: readonly Parameter[]): Parameter[] {
  const seen = new Set<string>();
  return parameters.filter((parameter) => seen.size < seen.add(`${parameter.in} ${parameter.name}`).size);
}

function sameName(credential: Credential, parameter: ParameterObject): boolean {
  return credential.in === "header"
    ? credential.name.toLowerCase() === parameter.name.toLowerCase()
    : credential.name === parameter.name;
}

/** "If in is "header" and the name field is "Accept", "Content-Type" or "Authorization", the parameter definition SHALL be ignored." https://spec.openapis.org/oas/v3.1.1.html#fixed-fields-for-use-with-schema */
function isIgnored({ in: place, name }: ParameterObject): boolean {
  return place === "header" && ["accept", "content-type", "authorization"].includes(name.toLowerCase());
}
