import { cutText } from "../operation/cut-text.js";
import { findNearName, showValue } from "@shortvideo-api/document";
import { type RequestViolation, quoteNames } from "@shortvideo-api/report";
import type { ServedOperation, Parameter } from "../operation/operation.js";
import { toSimple } from "../operation/path-style.js";
import { fitsParameter } from "./read-parameter.js";
import { findExplodedObjectViolations } from "./exploded-objects.js";
import { splitProperty, takesName } from "./to-pairs.js";

/** The parameters of a request, by place and as sent; header names in lower case. */
export interface GivenParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Each header with all its values. */
  readonly header: Readonly<Record<string, readonly string[] | undefined>>;
  readonly cookie: Readonly<Record<string, string>>;
}

/** Finds all violations in the parameters of a request. Names are case-sensitive. */
export function findParameterViolations(operation: ServedOperation, given: GivenParameters): RequestViolation[] {
  const texts = operation.parameters.map((parameter) => ({ parameter, texts: readTexts(parameter, given) }));
  const own = texts.flatMap((each) => findViolations(operation, each.parameter, each.texts));
  const places = new Set(own.map(({ place }) => place));
  // An object with invalid properties is not validated as a whole.
  const whole = operation.explodedObjects.filter(
    ({ properties }) => !properties.some((name) => places.has(`query.${name}`)),
  );
  return [
    ...findUnknown(operation, given),
    ...own,
    ...whole.flatMap((exploded) => findExplodedObjectViolations(operation, exploded, texts)),
    ...operation.exactlyOneOf.flatMap((group) => findGroupViolation(operation, group, given)),
  ];
}

function findUnknown(
  { id, parameters, explodedObjects, credentials }: ServedOperation,
  { query }: GivenParameters,
): RequestViolation[] {
  if (explodedObjects.some(({ isOpen }) => isOpen)) return [];
  const own = parameters.filter((parameter) => parameter.in === "query");
  const keys = credentials.flat().filter((credential) => credential.in === "query");
  const isKnown = (name: string) =>
    own.some((parameter) => takesName(parameter, name)) || keys.some((credential) => credential.name === name);
  const names = own.map(({ name }) => name);
  return [...new Set(query.map(([name]) => name))]
    .filter((name) => !isKnown(name))
    .map((name) => {
      const nearest = findNearName(name, names);
      const known = names.length === 0 ? "no query parameter" : quoteNames(names);
      if (name === "") {
        const message = `A parameter without a name was given; ${id} takes ${known}.`;
        return { code: "parameter-unknown", place: "query", message };
      }
      const object = [...own, ...explodedObjects].find((each) => each.name === name);
      if (object) {
        const message = `\`${name}\` is given by itself; ${id} takes ${object.expected}.`;
        return { code: "parameter-unknown", place: `query.${name}`, message };
      }
      // The message contains no value, because that of an unknown parameter may be a key.
      const message = `\`${cutText(name)}\` is no parameter of ${id}; ${nearest === undefined ? `it takes ${known}` : `\`${nearest}\` is`}.`;
      return { code: "parameter-unknown", place: `query.${cutText(name)}`, message };
    });
}

/** All that was sent under the name of a parameter; of an object, `[property]value` for each property. */
export function readTexts(parameter: Parameter, { path, query, header, cookie }: GivenParameters): readonly string[] {
  const { name, in: place } = parameter;
  if (place === "header") return header[name.toLowerCase()] ?? [];
  if (place === "query") {
    return query.flatMap(([key, value]) => (takesName(parameter, key) ? [key.slice(name.length) + value] : []));
  }
  const text = (place === "path" ? path : cookie)[name];
  if (text === undefined) return [];
  return parameter.pathStyle ? [toSimple(parameter.pathStyle, text) ?? []].flat() : [text];
}

function findViolations({ id }: ServedOperation, parameter: Parameter, texts: readonly string[]): RequestViolation[] {
  const { name, in: place, required, checked, list, deep, expected } = parameter;
  const at = `${place}.${name}`;
  if (texts.length === 0) {
    if (!required) return [];
    return [{ code: "parameter-missing", place: at, message: `\`${name}\` is missing; ${id} takes ${expected}.` }];
  }
  if (!checked) return [];
  if (texts.length > 1 && list !== "repeated" && !deep) {
    const message = `\`${name}\` is given ${texts.length} times; ${id} takes one, ${expected}.`;
    return [{ code: place === "header" ? "header-repeated" : "parameter-repeated", place: at, message }];
  }
  const twice = deep && findTwice(texts.map((text) => splitProperty(text)[0]));
  if (twice !== undefined) {
    const message = `\`${cutText(name + twice)}\` is given more than once; ${id} takes ${expected}.`;
    return [{ code: "parameter-repeated", place: at, message }];
  }
  if (fitsParameter(parameter, texts)) return [];
  const shown = deep
    ? texts.map((text) => quoteProperty(name, text)).join(", ")
    : `\`${name}\` is ${texts.map((text) => `\`${showValue(cutText(text))}\``).join(", ")}`;
  return [{ code: "parameter-wrong", place: at, message: `${shown}; ${id} takes ${expected}.` }];
}

/** `[property]value` as it was sent. */
function quoteProperty(name: string, text: string): string {
  const [property, value] = splitProperty(text);
  return `\`${cutText(name + property)}\` is \`${showValue(cutText(value))}\``;
}

function findTwice(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) < index);
}

function findGroupViolation(
  operation: ServedOperation,
  group: readonly string[],
  given: GivenParameters,
): RequestViolation[] {
  const found = operation.parameters
    .filter((parameter) => group.includes(parameter.name) && readTexts(parameter, given).length > 0)
    .map(({ name }) => name);
  if (found.length === 1) return [];
  const message = `${operation.id} takes exactly one of ${quoteNames(group)}; ${found.length === 0 ? "none was" : `${quoteNames(found)} were`} given.`;
  return [{ code: "parameters-exclusive", place: `query.${group.join("|")}`, message }];
}
