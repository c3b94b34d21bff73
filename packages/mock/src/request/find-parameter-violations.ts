import { cutText } from "../operation/cut-text.js";
import { findNearName, showValue } from "@shortvideo-api/document";
import { type RequestViolation, quoteNames } from "@shortvideo-api/report";
import type { ServedOperation, Parameter } from "../operation/operation.js";
import type { Sent } from "./joined-text.js";
import { fitsParameter } from "./parse-parameter.js";
import { findPlaceholder } from "./placeholder.js";
import { findExplodedObjectViolations, readOthers } from "./exploded-objects.js";
import { type GivenParameters, readSent, readShapes, type ReadTexts, readTexts } from "./read-texts.js";
import { splitProperty, takesName } from "./to-pairs.js";

/** Finds all violations in the parameters of a request. Names are case-sensitive. */
export function findParameterViolations(operation: ServedOperation, given: GivenParameters): RequestViolation[] {
  const texts = operation.parameters.map((parameter) => ({ parameter, ...readShapes(parameter, given) }));
  const own = texts.flatMap((each) => findViolations(operation, each.parameter, each, readSent(each.parameter, given)));
  const places = new Set(own.map(({ place }) => place));
  // An object with invalid properties is not validated as a whole.
  const whole = operation.explodedObjects.filter(
    ({ in: place, properties }) => !properties.some((name) => places.has(`${place}.${name}`)),
  );
  return [
    ...findUnknown(operation, given),
    ...own,
    ...whole.flatMap((exploded) =>
      findExplodedObjectViolations(operation, exploded, texts, readOthers(operation, exploded, given.query)),
    ),
    ...operation.exactlyOneOf.flatMap((group) => findGroupViolation(operation, group, given)),
  ];
}

function findUnknown(
  { id, parameters, explodedObjects, credentials }: ServedOperation,
  { query }: GivenParameters,
): RequestViolation[] {
  const objects = explodedObjects.filter((object) => object.in === "query");
  if (objects.some(({ isOpen }) => isOpen)) return [];
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
      const object = [...own, ...objects].find((each) => each.name === name);
      if (object) {
        const message = `\`${name}\` is given by itself; ${id} takes ${object.expected}.`;
        return { code: "parameter-unknown", place: `query.${name}`, message };
      }
      const advice = nearest === undefined ? `it takes ${known}` : `\`${nearest}\` is`;
      // The message contains no value, because the value of an unknown parameter may be a key.
      const message = `\`${cutText(name)}\` is not a parameter of ${id}; ${advice}.`;
      return { code: "parameter-unknown", place: `query.${cutText(name)}`, message };
    });
}

function findViolations(
  { id }: ServedOperation,
  parameter: Parameter,
  { texts, shapes }: ReadTexts,
  sent: readonly Sent[],
): RequestViolation[] {
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
    : `\`${name}\` is ${texts.map((text) => `\`${showValue(cutText(text))}\``).join(", ")}`;
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
): RequestViolation[] {
  const found = operation.parameters
    .filter((parameter) => group.includes(parameter.name) && readTexts(parameter, parameters).length > 0)
    .map(({ name }) => name);
  if (found.length === 1) return [];
  const given = found.length === 0 ? "none was" : `${quoteNames(found)} were`;
  const message = `${operation.id} takes exactly one of ${quoteNames(group)}; ${given} given.`;
  return [{ code: "parameters-exclusive", place: `query.${group.join("|")}`, message }];
}
