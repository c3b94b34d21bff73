import type { Operation, Parameter } from "../operation/operation.js";
import type { Exchange } from "../exchange/exchange.js";

/** Tells which of all its lists a request asks an operation for: the comments of this post, and not of that one. */
export interface ListReader {
  /** Parameters that choose the list: `["videoId"]`. */
  readonly names: readonly string[];
  /** The same for requests of one list, and for no other. */
  read(given: Exchange["given"]): string;
  /** The same for requests that differ in nothing but the position and the size of the page. */
  readAll(given: Exchange["given"]): string;
  /** Is it the list of the document's example call, whose pages the fixtures hold? */
  isExample(given: Exchange["given"]): boolean;
}

/**
 * Reads what chooses a list: parts of the path, query parameters that must be there, and those that take one of a few values.
 *
 * The position and the size of a page do not. Nor, for all that the document says, does any other text that may be left out: a
 * later page may be asked for with another one, such as the id of a search that the first page gave out.
 */
export function createListReader({ parameters, exactlyOneOf, pagination }: Operation): ListReader {
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

function readTexts(parameters: readonly Parameter[], given: Exchange["given"]): string {
  return parameters.map((parameter) => textsOf(parameter, given).join("\0")).join("\n");
}

/** Takes one of the values that the document lists. A switch chooses what is told, and not of what. */
function isSelection({ choices, types }: Parameter): boolean {
  return choices.length > 0 && !types.includes("boolean");
}

/** Left out is as good as the default. */
function textsOf({ in: place, name, default: usual }: Parameter, given: Exchange["given"]): readonly string[] {
  return given[`${place}.${name}`] ?? (usual === undefined ? [] : [usual]);
}

function isSame(texts: readonly string[], others: readonly (string | undefined)[] = []): boolean {
  return texts.length === others.length && texts.every((text, index) => text === others[index]);
}
