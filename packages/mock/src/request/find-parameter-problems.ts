import type { Operation, Parameter } from "../contract/operation.js";
import type { Problem } from "../contract/problem.js";
import { findNearest } from "./find-nearest.js";
import { fitsParameter } from "./fits-parameter.js";
import { splitProperty } from "./split-property.js";

/** The parameters of a request, by place and as sent; header names in lower case. */
export interface GivenParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Each header with all its values. */
  readonly header: Readonly<Record<string, readonly string[] | undefined>>;
  readonly cookie: Readonly<Record<string, string>>;
}

/** Finds everything wrong with the parameters of a request; names are the same only when their case is. */
export function findParameterProblems(operation: Operation, given: GivenParameters): Problem[] {
  return [
    ...findUnknown(operation, given),
    ...operation.parameters.flatMap((parameter) => findProblems(operation, parameter, readTexts(parameter, given))),
    ...operation.exactlyOneOf.flatMap((group) => findGroupProblem(operation, group, given)),
  ];
}

function findUnknown({ id, parameters, credentials }: Operation, { query }: GivenParameters): Problem[] {
  const own = parameters.filter((parameter) => parameter.in === "query");
  const keys = credentials.flat().filter((credential) => credential.in === "query");
  const isKnown = (name: string) =>
    own.some(
      (parameter) =>
        (parameter.name === name && !parameter.deep) ||
        (parameter.deep !== undefined && name.startsWith(`${parameter.name}[`)),
    ) || keys.some((credential) => credential.name === name);
  const names = own.map(({ name }) => name);
  return [...new Set(query.map(([name]) => name))]
    .filter((name) => !isKnown(name))
    .map((name) => {
      const nearest = findNearest(name, names);
      const known = names.length === 0 ? "no query parameter" : quoteAll(names);
      if (name === "") {
        const message = `A parameter without a name was given; ${id} takes ${known}.`;
        return { code: "parameter-unknown", place: "query", message };
      }
      const deep = own.find((parameter) => parameter.deep !== undefined && parameter.name === name);
      if (deep) {
        const message = `\`${name}\` is given by itself; ${id} takes ${deep.expected}.`;
        return { code: "parameter-unknown", place: `query.${name}`, message };
      }
      // No value: a name that nobody knows may carry a key.
      const message = `\`${cut(name)}\` is no parameter of ${id}; ${nearest === undefined ? `it takes ${known}` : `\`${nearest}\` is`}.`;
      return { code: "parameter-unknown", place: `query.${cut(name)}`, message };
    });
}

/** All that was sent under the name of a parameter; of an object, `[property]value` for each property. */
export function readTexts(
  { name, in: place, deep }: Parameter,
  { path, query, header, cookie }: GivenParameters,
): readonly string[] {
  if (place === "header") return header[name.toLowerCase()] ?? [];
  if (place === "query" && deep) {
    return query.flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [key.slice(name.length) + value] : []));
  }
  if (place === "query") return query.flatMap(([key, value]) => (key === name ? [value] : []));
  const text = (place === "path" ? path : cookie)[name];
  return text === undefined ? [] : [text];
}

function findProblems({ id }: Operation, parameter: Parameter, texts: readonly string[]): Problem[] {
  const { name, in: place, required, list, deep, expected } = parameter;
  const at = `${place}.${name}`;
  if (texts.length === 0) {
    if (!required) return [];
    return [{ code: "parameter-missing", place: at, message: `\`${name}\` is missing; ${id} takes ${expected}.` }];
  }
  if (texts.length > 1 && list !== "repeated" && !deep) {
    const message = `\`${name}\` is given ${texts.length} times; ${id} takes one, ${expected}.`;
    return [{ code: place === "header" ? "header-repeated" : "parameter-repeated", place: at, message }];
  }
  const twice = deep && findTwice(texts.map((text) => splitProperty(text)[0]));
  if (twice !== undefined) {
    const message = `\`${cut(name + twice)}\` is given more than once; ${id} takes ${expected}.`;
    return [{ code: "parameter-repeated", place: at, message }];
  }
  if (fitsParameter(parameter, texts)) return [];
  const shown = deep
    ? texts.map((text) => quoteProperty(name, text)).join(", ")
    : `\`${name}\` is ${texts.map((text) => `\`${cut(text)}\``).join(", ")}`;
  return [{ code: "parameter-wrong", place: at, message: `${shown}; ${id} takes ${expected}.` }];
}

/** `[property]value` as it was sent. */
function quoteProperty(name: string, text: string): string {
  const [property, value] = splitProperty(text);
  return `\`${cut(name + property)}\` is \`${cut(value)}\``;
}

function findTwice(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) < index);
}

function findGroupProblem(operation: Operation, group: readonly string[], given: GivenParameters): Problem[] {
  const found = operation.parameters
    .filter((parameter) => group.includes(parameter.name) && readTexts(parameter, given).length > 0)
    .map(({ name }) => name);
  if (found.length === 1) return [];
  const message = `${operation.id} takes exactly one of ${quoteAll(group)}; ${found.length === 0 ? "none was" : `${quoteAll(found)} were`} given.`;
  return [{ code: "parameters-exclusive", place: `query.${group.join("|")}`, message }];
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** Short enough for a header and a line of a log. */
function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
