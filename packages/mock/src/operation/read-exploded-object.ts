import {
  describeExplodedObject,
  isNested,
  isRecord,
  nestedWhy,
  type ObjectParts,
  type ParameterObject,
} from "@shortvideo-api/document";
import type { Parameter, ExplodedObject, Unchecked } from "./operation.js";
import { compileParameter, readParameter, toUnchecked } from "./read-parameter.js";
import type { CompileSchema } from "./schema-compiler.js";

/** The parameters that a request sends for one parameter of the document. */
export interface ReadParameter {
  readonly parameters: readonly Parameter[];
  readonly exploded?: ExplodedObject;
  readonly unchecked?: readonly Unchecked[];
}

/** An exploded object of the document. */
interface ExplodedSource {
  readonly document: object;
  readonly parameter: ParameterObject;
  readonly parts: ObjectParts;
  /** Names of other parameters in the same place. A property with such a name is not read. */
  readonly taken: ReadonlySet<string>;
}

/** Reads an exploded object: each property becomes a parameter. */
export function readExplodedObject(source: ExplodedSource & { readonly compile: CompileSchema }): ReadParameter {
  const { document, parameter, parts, taken, compile } = source;
  const { name, schema = true } = parameter;
  const unchecked = [...parts.properties].flatMap(([property, inner]): Unchecked[] => {
    const what = `\`${property}\` of \`${name}\` is`;
    if (taken.has(property)) return [{ what, why: "another parameter has its name" }];
    return isNested(document, inner) ? [{ what, why: nestedWhy }] : [];
  });
  const accepts = unchecked.length === 0 ? compileParameter(schema, compile).accepts : () => true;
  if (parts.isOpen) {
    unchecked.push({
      what: parameter.in === "cookie" ? "Names of cookies are" : "Names of query parameters are",
      why: `\`${name}\` accepts properties of any name`,
    });
  }
  const parameters = listProperties(source).map((property) =>
    isNested(document, property.schema ?? true) ? toUnchecked(property) : readParameter(document, property, compile),
  );
  return { parameters, exploded: toExplodedObject(source, accepts), unchecked };
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
    parameter: { ...parameter, required: false },
  };
  const properties = listProperties(optional);
  return {
    parameters: [optional.parameter, ...properties].map(toUnchecked),
    exploded: toExplodedObject(optional, () => true),
    unchecked,
  };
}

/** Lists the properties of an object, each in the form of a parameter of the document. */
function listProperties({ parameter, parts, taken }: ExplodedSource): ParameterObject[] {
  const { example } = parameter;
  return [...parts.properties]
    .filter(([name]) => !taken.has(name))
    .map(([name, schema]) => ({
      name,
      in: parameter.in,
      required: (parameter.required ?? false) && parts.required.has(name),
      // Each property of a deprecated object is deprecated. Otherwise its schema decides.
      ...(parameter.deprecated === true ? { deprecated: true } : {}),
      schema,
      ...(isRecord(example) && Object.hasOwn(example, name) ? { example: example[name] } : {}),
    }));
}

function toExplodedObject(
  { document, parameter, parts, taken }: ExplodedSource,
  accepts: ExplodedObject["accepts"],
): ExplodedObject {
  const { name, in: place, required = false } = parameter;
  const isFree = (property: string) => !taken.has(property);
  return {
    in: place,
    name,
    required,
    properties: [...parts.properties.keys()].filter(isFree),
    requiredProperties: [...parts.required].filter(isFree),
    isOpen: parts.isOpen,
    expected: describeExplodedObject(document, parts.properties),
    accepts,
  };
}
