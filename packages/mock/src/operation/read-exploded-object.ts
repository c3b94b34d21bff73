import {
  describeExplodedObject,
  isNested,
  isRecord,
  nestedWhy,
  type ObjectParts,
  type ParameterObject,
} from "@shortvideo-api/document";
import { compileParameter } from "./compile-parameter.js";
import type { Parameter, ExplodedObject, Unchecked } from "./operation.js";
import { readParameter } from "./read-parameter.js";
import type { CompileSchema } from "./schema-compiler.js";
import { toUnchecked } from "./to-unchecked.js";

/** What one parameter of the document comes to in a request. */
export interface ReadParameter {
  readonly parameters: readonly Parameter[];
  readonly exploded?: ExplodedObject;
  readonly unchecked?: readonly Unchecked[];
}

interface ExplodedSource {
  readonly document: object;
  readonly parameter: ParameterObject;
  readonly parts: ObjectParts;
  /** Names of a query that mean something else. */
  readonly taken: ReadonlySet<string>;
}

/** Reads an object of which each property is a parameter of its own. */
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
    unchecked.push({ what: "Names of query parameters are", why: `\`${name}\` takes properties of any name` });
  }
  const parameters = listProperties(source).map((property) =>
    isNested(document, property.schema ?? true) ? toUnchecked(property) : readParameter(document, property, compile),
  );
  return { parameters, exploded: toExplodedObject(source, accepts), unchecked };
}

/** Reads a parameter that the document leaves open; `parts` where it may be written as an object of the kind above. */
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

/** The properties of an object as the document would write parameters of their own. */
function listProperties({ parameter, parts, taken }: ExplodedSource): ParameterObject[] {
  const { example } = parameter;
  return [...parts.properties]
    .filter(([name]) => !taken.has(name))
    .map(([name, schema]) => ({
      name,
      in: parameter.in,
      required: (parameter.required ?? false) && parts.required.has(name),
      // Of a deprecated object each property is; else its schema says so.
      ...(parameter.deprecated === true ? { deprecated: true } : {}),
      schema,
      ...(isRecord(example) && Object.hasOwn(example, name) ? { example: example[name] } : {}),
    }));
}

function toExplodedObject(
  { document, parameter, parts, taken }: ExplodedSource,
  accepts: ExplodedObject["accepts"],
): ExplodedObject {
  const { name, required = false } = parameter;
  const isOwn = (property: string) => !taken.has(property);
  return {
    name,
    required,
    properties: [...parts.properties.keys()].filter(isOwn),
    requiredProperties: [...parts.required].filter(isOwn),
    isOpen: parts.isOpen,
    expected: describeExplodedObject(document, parts.properties),
    accepts,
  };
}
