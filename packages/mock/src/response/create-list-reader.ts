import type { ServedOperation, Parameter } from "../operation/operation.js";
import type { Exchange } from "../exchange/exchange.js";

/** Identifies the list that a request means, such as the comments of one post. */
export interface ListReader {
  /** Parameters that identify the list: `["videoId"]`. */
  readonly names: readonly string[];
  /** Returns a key of the list. */
  read(given: Exchange["parameters"]): string;
  /** Returns a key of the request without the position and the page size. */
  readAll(given: Exchange["parameters"]): string;
  /** Returns whether the request means the list of the document's example, whose pages are fixtures. */
  isExample(given: Exchange["parameters"]): boolean;
}

/**
 * Creates a reader. These parameters identify a list: path parameters, required query parameters, and those with a few possible values.
 *
 * The position and the page size do not, and neither does any other optional text. A client may send such a text with later pages only,
 * such as the id of a search from the first page.
 */
export function createListReader({ parameters, exactlyOneOf, pagination }: ServedOperation): ListReader {
  const all = parameters.filter(
    (parameter) =>
      (parameter.in === "path" || parameter.in === "query") &&
      parameter.name !== pagination?.param &&
      parameter.name !== pagination?.size,
  );
  const choosers = all.filter(
    (parameter) => parameter.required || exactlyOneOf.flat().includes(parameter.name) || isSelection(parameter),
  );
  return {
    names: choosers.map(({ name }) => name),
    read: (given) => readTexts(choosers, given),
    readAll: (given) => readTexts(all, given),
    isExample: (given) =>
      choosers.every(({ samples, ...parameter }) => {
        const texts = given[`${parameter.in}.${parameter.name}`];
        return texts === undefined || isSame(texts, samples[0]) || isSame(texts, [parameter.default]);
      }),
  };
}

function readTexts(parameters: readonly Parameter[], given: Exchange["parameters"]): string {
  return parameters.map((parameter) => textsOf(parameter, given).join("\0")).join("\n");
}

/** Returns whether a parameter has a few possible values. A boolean selects the content of a response and not the list. */
function isSelection({ choices, types }: Parameter): boolean {
  return choices.length > 0 && !types.includes("boolean");
}

/** Returns the values of a parameter, or its default. */
function textsOf({ in: place, name, default: usual }: Parameter, given: Exchange["parameters"]): readonly string[] {
  return given[`${place}.${name}`] ?? (usual === undefined ? [] : [usual]);
}

function isSame(texts: readonly string[], others: readonly (string | undefined)[] = []): boolean {
  return texts.length === others.length && texts.every((text, index) => text === others[index]);
}
