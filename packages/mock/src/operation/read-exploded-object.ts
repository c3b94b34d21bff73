import {
  describeExplodedObject,
  describeParameter,
  type DocumentedParameter,
  isNested,
  isRecord,
  nestedWhy,
  type ObjectParts,
  type OpenApi,
  readParameter as readDocumented,
} from "@shortvideo-api/document";
import type { Parameter, ExplodedObject, Unchecked } from "./operation.js";
import { readParameter, toUnchecked } from "./read-parameter.js";
import { readAdmitted, type Reading, readReading } from "./reading.js";
import type { CompileSchema } from "./compile/schema-compiler.js";

/** The parameters that a request sends for one parameter of the document. */
export interface ReadParameter {
  readonly parameters: readonly Parameter[];
  readonly exploded?: ExplodedObject | undefined;
  readonly unchecked?: readonly Unchecked[];
}

/** An exploded object of the document. */
interface ExplodedSource {
  readonly document: OpenApi;
  readonly parameter: DocumentedParameter;
  readonly parts: ObjectParts;
  /** Names of other parameters in the same place. A property with such a name is not read. */
  readonly taken: ReadonlySet<string>;
  /** A request writes the name of the object before each property: `filter[from]`. Default: `false`. */
  readonly isBracketed?: boolean;
}

/** Reads an exploded object: each property becomes a parameter. A value that is no object is a parameter, too. */
export function readExplodedObject(
  given: ExplodedSource & { readonly isMixed: boolean; readonly compile: CompileSchema },
): ReadParameter {
  const { document, parameter, parts, isMixed, compile } = given;
  const { name, view } = parameter;
  const taken = isMixed ? new Set([...given.taken, name]) : given.taken;
  const source = { ...given, taken };
  const unchecked = [...parts.properties].flatMap(([property, inner]): Unchecked[] => {
    const what = `\`${property}\` of \`${name}\` is`;
    if (taken.has(writeName(source, property))) return [{ what, why: "another parameter has its name" }];
    return isNested(inner) ? [{ what, why: nestedWhy }] : [];
  });
  // A request has cookies of other services: their names do not show whether they are properties.
  const isCookie = parameter.in === "cookie" && parts.isOpen;
  const isWhole = unchecked.length === 0 && !isCookie && !view.otherProperties.some((other) => isNested(other.view));
  const reading = isWhole ? readReading(view, compile) : undefined;
  if (parts.isOpen) {
    unchecked.push({
      what: parameter.in === "cookie" ? "Names of cookies are" : "Names of query parameters are",
      why: `\`${name}\` accepts properties of any name`,
    });
  }
  const parameters = listProperties({
    ...source,
    parameter: changeRequired(document, parameter, parameter.required && !isMixed),
  }).map(([property, documented]) =>
    isNested(documented.view)
      ? toUnchecked(documented)
      : readParameter(document, documented, compile, { admitted: readAdmitted(view, property) }),
  );
  const exploded = toExplodedObject(source, reading);
  if (!isMixed) return { parameters, exploded, unchecked };
  const whole = readParameter(document, changeRequired(document, parameter, false), compile);
  const expected = `${whole.expected}, or ${exploded.expected}`;
  return {
    parameters: [{ ...whole, expected }, ...parameters],
    exploded: { ...exploded, isMixed, expected },
    unchecked,
  };
}

/** Reads an object with properties such as `filter[from]`. Properties that the document does not name are unchecked. */
export function readBracketed(source: ExplodedSource & { readonly compile: CompileSchema }): ReadParameter {
  const { parameter, parts } = source;
  const named = readExplodedObject({ ...source, parts: { ...parts, isOpen: false }, isMixed: false });
  const { parameters, exploded, unchecked = [] } = named;
  if (!exploded || !parts.isOpen) return { parameters, exploded, unchecked };
  const what = `Other properties of \`${parameter.name}\` are`;
  const required = parameter.required && parts.required.size === 0;
  return {
    parameters: [...parameters, { ...toUnchecked(parameter), required, except: exploded.properties }],
    exploded: { ...exploded, required: false, reading: undefined },
    unchecked: [...unchecked, { what, why: `\`${parameter.name}\` accepts properties of any name` }],
  };
}

/** Reads a parameter that the mock cannot check. `parts` is present when it may be an exploded object. */
export function readUnchecked(
  source: Omit<ExplodedSource, "parts"> & { readonly parts: ObjectParts | undefined; readonly why: string },
): ReadParameter {
  const { parameter, parts, why } = source;
  const unchecked = [{ what: `\`${parameter.name}\` is`, why }];
  if (!parts) return { parameters: [toUnchecked(parameter)], unchecked };
  const optional = {
    ...source,
    parts: { ...parts, required: new Set<string>() },
    parameter: changeRequired(source.document, parameter, false),
  };
  const properties = listProperties(optional).map(([, documented]) => documented);
  return {
    parameters: [optional.parameter, ...properties].map(toUnchecked),
    exploded: toExplodedObject(optional, undefined),
    unchecked,
  };
}

function changeRequired(
  document: OpenApi,
  { node, steps }: DocumentedParameter,
  required: boolean,
): DocumentedParameter {
  return readDocumented(document, { node: { ...node, required }, steps });
}

/** Lists the properties of an object by their names, each in the form of a parameter of the document. */
function listProperties(source: ExplodedSource): (readonly [property: string, documented: DocumentedParameter])[] {
  const { document, parameter, parts, taken, isBracketed } = source;
  const { node, steps, in: place, required } = parameter;
  const { example } = node;
  return [...parts.properties]
    .filter(([name]) => !taken.has(writeName(source, name)))
    .map(([name, { schema }]) => {
      const property = {
        name: writeName(source, name),
        in: place,
        ...(isBracketed ? { style: "deepObject" as const } : {}),
        required: required && parts.required.has(name),
        // Each property of a deprecated object is deprecated. Otherwise its schema decides.
        ...(node.deprecated === true ? { deprecated: true } : {}),
        schema,
        ...(isRecord(example) && Object.hasOwn(example, name) ? { example: example[name] } : {}),
      };
      return [name, readDocumented(document, { node: property, steps })] as const;
    });
}

function toExplodedObject(source: ExplodedSource, reading: ExplodedObject["reading"]): ExplodedObject {
  const { parameter, parts, taken, isBracketed = false } = source;
  const { name, in: place, required, view } = parameter;
  const write = (properties: Iterable<string>) =>
    [...properties].map((property) => writeName(source, property)).filter((property) => !taken.has(property));
  return {
    in: place,
    name,
    required,
    properties: write(parts.properties.keys()),
    requiredProperties: write(parts.required),
    isOpen: parts.isOpen,
    isMixed: false,
    isBracketed,
    expected: isBracketed
      ? describeParameter(view, { name, shapes: [{ kind: "object", joined: undefined }], list: undefined, json: false })
      : describeExplodedObject(view),
    // Only an object in brackets shows that it is absent.
    reading: reading ?? (isBracketed && required ? anyProperty : undefined),
  };
}

/** Writes the name of a property as requests have it. */
function writeName({ parameter, isBracketed }: ExplodedSource, property: string): string {
  return isBracketed ? `${parameter.name}[${property}]` : property;
}

const anyProperty: Reading = {
  types: ["object"],
  isRestricted: true,
  alternatives: [],
  accepts: (value) => isRecord(value) && Object.keys(value).length > 0,
};
