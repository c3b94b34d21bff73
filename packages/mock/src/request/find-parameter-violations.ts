import { cutText, findNearName, quoteNames, showValue } from "@shortvideo-api/document";
import type { RequestViolation } from "@shortvideo-api/report";
import type { ServedOperation, Parameter } from "../operation/operation.js";
import { findCutValues } from "./find-cut-values.js";
import { fitsParameter } from "./parse-parameter.js";
import { findPlaceholder } from "./placeholder.js";
import { findExplodedObjectViolations, readOthers } from "./exploded-objects.js";
import { type GivenParameters, readSent, readShapes, type ReadTexts, readTexts } from "./read-texts.js";
import { isQueryName, splitProperty } from "./to-pairs.js";

/**
 * Finds all violations in the parameters of a request. Names are case-sensitive. A misspelled name is one violation: the parameter that is
 * meant is not missing. `search` is the query as sent, which shows values that an `&` has cut.
 */
export function findParameterViolations(
  operation: ServedOperation,
  given: GivenParameters,
  search = "",
): RequestViolation[] {
  const texts = operation.parameters.map((parameter) => ({ parameter, ...readShapes(parameter, given) }));
  const own = texts.flatMap((each) => findViolations(operation, each.parameter, each, given));
  const places = new Set(own.map(({ place }) => place));
  // An object with invalid properties is not validated as a whole.
  const whole = operation.explodedObjects.filter(
    ({ in: place, properties }) => !properties.some((name) => places.has(`${place}.${name}`)),
  );
  const unknown = findUnknown(operation, given, search);
  const meant = new Set(unknown.map((each) => each.meant));
  const others = [
    ...own,
    ...whole.flatMap((exploded) =>
      findExplodedObjectViolations(operation, exploded, texts, readOthers(operation, exploded, given.query)),
    ),
    ...operation.exactlyOneOf.flatMap((group) => findGroupViolation(operation, group, given, meant)),
  ];
  return [
    ...unknown.map(({ violation }) => violation),
    ...others.filter(({ code, place }) => code !== "parameter-missing" || !meant.has(place.replace(/^query\./, ""))),
  ];
}

/** An undeclared parameter. */
interface UnknownParameter {
  readonly violation: RequestViolation;
  /** The declared parameter whose name is misspelled; absent if no name is near. */
  readonly meant?: string | undefined;
}

function findUnknown(
  operation: ServedOperation,
  { query }: GivenParameters,
  search: string,
): readonly UnknownParameter[] {
  const { id, parameters, explodedObjects } = operation;
  const objects = explodedObjects.filter((object) => object.in === "query");
  if (objects.some(({ isOpen }) => isOpen)) return [];
  const own = parameters.filter((parameter) => parameter.in === "query");
  const names = own.map(({ name }) => name);
  const objectNames = own.filter(({ deep }) => deep).map(({ name }) => name);
  const unknown = new Set(
    query.flatMap(([name]) => (isQueryName(operation, name) ? [] : (findObjectName(name, objectNames) ?? name))),
  );
  const cuts = unknown.size === 0 ? [] : findCutValues(operation, search);
  const restOfCuts = new Set(cuts.flatMap(({ rest }) => rest));
  return [
    ...cuts.map(({ parameter, rest }) => ({ violation: toCutViolation(id, parameter.name, rest) })),
    ...[...unknown]
      .filter((name) => !restOfCuts.has(name))
      .map((name) => describeUnknown(id, name, names, [...own, ...objects])),
  ];
}

/** Returns the misspelled name of an object, which is the same in all its properties: `filtre` of `filtre[from]`. */
function findObjectName(name: string, objectNames: readonly string[]): string | undefined {
  const [object = ""] = name.split("[", 1);
  return object !== name && findNearName(object, objectNames) !== undefined ? object : undefined;
}

/** Describes a name that no parameter in the query has. `groups` has the parameters, and objects whose names stand before brackets. */
function describeUnknown(
  id: string,
  name: string,
  names: readonly string[],
  groups: readonly Pick<Parameter, "name" | "expected">[],
): UnknownParameter {
  const known = names.length === 0 ? "no query parameter" : quoteNames(names);
  if (name === "") {
    const message = `A parameter without a name was given; ${id} takes ${known}.`;
    return { violation: { code: "parameter-unknown", place: "query", message } };
  }
  const group = groups.find((each) => each.name === name);
  if (group) {
    const message = `\`${name}\` is given by itself; ${id} takes ${group.expected}.`;
    return { violation: { code: "parameter-unknown", place: `query.${name}`, message } };
  }
  const meant = findNearName(name, names);
  const advice = meant === undefined ? `it takes ${known}` : `\`${meant}\` is`;
  // The message contains no value, because the value of an unknown parameter may be a key.
  const message = `\`${cutText(name)}\` is not a parameter of ${id}; ${advice}.`;
  return { violation: { code: "parameter-unknown", place: `query.${cutText(name)}`, message }, meant };
}

function toCutViolation(id: string, parameter: string, rest: readonly string[]): RequestViolation {
  const names = quoteNames(rest.map(cutText));
  const isOne = rest.length === 1;
  const message =
    `${names} ${isOne ? "is not a parameter" : "are no parameters"} of ${id}; ` +
    `an \`&\` in the value of \`${parameter}\` before ${isOne ? "it" : "them"} was probably not encoded.`;
  const advice = `Encode the \`&\` in the value of \`${parameter}\` as \`%26\`: pass the whole value to a function that encodes it.`;
  return { code: "parameter-unknown", place: `query.${parameter}`, message, mistake: "value cut at `&`", advice };
}

/** Finds an undeclared header or cookie whose name is near that of a parameter. */
function findMisspelled(
  { parameters, credentials }: ServedOperation,
  { in: place, name }: Parameter,
  given: GivenParameters,
): string | undefined {
  if (place !== "header" && place !== "cookie") return undefined;
  const declared = new Set([...parameters, ...credentials.flat()].map((each) => each.name.toLowerCase()));
  const others = Object.keys(given[place]).filter((other) => !declared.has(other.toLowerCase()));
  const near = findNearName(name, others);
  return near === undefined ? undefined : cutText(near);
}

function findViolations(
  operation: ServedOperation,
  parameter: Parameter,
  { texts, shapes }: ReadTexts,
  given: GivenParameters,
): RequestViolation[] {
  const { id } = operation;
  const sent = readSent(parameter, given);
  const { name, required, checked, list, deep, joined, expected } = parameter;
  const place = `${parameter.in}.${name}`;
  const [first] = sent;
  if (texts.length === 0) {
    if (first !== undefined) {
      if (shapes.some((shape) => shape.joined?.begin === first.text) && fitsParameter(parameter, [])) return [];
      const message = `\`${name}\` is \`${showValue(cutText(first.text))}\`; ${id} takes ${expected}.`;
      return [{ code: "parameter-wrong", place, message }];
    }
    if (!required) return [];
    const misspelled = findMisspelled(operation, parameter, given);
    if (misspelled !== undefined) {
      const message = `\`${name}\` is missing, but the ${parameter.in} \`${misspelled}\` was sent; ${id} takes ${expected}.`;
      const advice = `Rename the ${parameter.in} \`${misspelled}\` to \`${name}\`.`;
      const header = parameter.in === "header" ? `${misspelled}: …` : `cookie: ${misspelled}=…`;
      return [{ code: "parameter-missing", place, message, advice, header }];
    }
    const rule = expected === "any value" ? "requires it" : `takes ${expected}`;
    return [{ code: "parameter-missing", place, message: `\`${name}\` is missing; ${id} ${rule}.` }];
  }
  if (!checked) return [];
  if (sent.length > 1 && (joined || (list === undefined && !deep))) {
    const message = `\`${name}\` is given ${sent.length} times; ${id} takes one, ${expected}.`;
    return [{ code: parameter.in === "header" ? "header-repeated" : "parameter-repeated", place, message }];
  }
  const isObject = shapes[0]?.kind === "object";
  const repeated = isObject ? findRepeated(texts.map((text) => splitProperty(text)[0])) : undefined;
  if (repeated !== undefined) {
    const message = `\`${cutText(name + repeated)}\` is given more than once; ${id} takes ${expected}.`;
    return [{ code: "parameter-repeated", place, message }];
  }
  if (fitsParameter(parameter, texts, shapes)) return findUnfilled(id, parameter, texts);
  const shown = isObject
    ? texts.map((text) => quoteProperty(name, text)).join(", ")
    : `\`${name}\` is ${quoteNames(texts.map(cutText))}`;
  return [{ code: "parameter-wrong", place, message: `${shown}; ${id} takes ${expected}.` }];
}

/** Finds a valid value that no caller means: a template of the parameter itself, or the text of an object. */
function findUnfilled(id: string, parameter: Parameter, texts: readonly string[]): RequestViolation[] {
  const placeholder = findPlaceholder(parameter, texts);
  if (!placeholder || placeholder.isAmbiguous) return [];
  const { text, cause } = placeholder;
  const { name, in: part, expected } = parameter;
  const message = `\`${name}\` is \`${cutText(text)}\`, ${cause}; ${id} takes ${expected}.`;
  return [{ code: "parameter-wrong", place: `${part}.${name}`, message }];
}

/** Quotes `[property]value` as it was sent. */
function quoteProperty(name: string, text: string): string {
  const [property, value] = splitProperty(text);
  return `\`${cutText(name + property)}\` is \`${showValue(cutText(value))}\``;
}

function findRepeated(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) < index);
}

function findGroupViolation(
  operation: ServedOperation,
  group: readonly string[],
  parameters: GivenParameters,
  meant: ReadonlySet<string | undefined>,
): RequestViolation[] {
  const found = operation.parameters
    .filter((parameter) => group.includes(parameter.name) && readTexts(parameter, parameters).length > 0)
    .map(({ name }) => name);
  if (found.length === 1 || (found.length === 0 && group.some((name) => meant.has(name)))) return [];
  const given = found.length === 0 ? "none was" : `${quoteNames(found)} were`;
  const message = `${operation.id} takes exactly one of ${quoteNames(group)}; ${given} given.`;
  return [{ code: "parameters-exclusive", place: `query.${group.join("|")}`, message }];
}
