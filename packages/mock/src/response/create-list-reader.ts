import type { ServedOperation, Parameter } from "../operation/operation.js";
import { restOfBody } from "../operation/pagination.js";
import type { Exchange } from "../exchange/exchange.js";

/** Identifies the list that a request means, such as the comments of one post. */
export interface ListReader {
  /** Parameters that identify the list: `["videoId"]`. */
  readonly names: readonly string[];
  /** Returns a key of the list. */
  read(given: Exchange["parameters"]): string;
  /** Returns a key of the request without the position and the page size. */
  readAll(given: Exchange["parameters"]): string;
  /** Returns whether the request means the list of the document's example. The fixtures are pages of that list. */
  isExample(given: Exchange["parameters"]): boolean;
}

/**
 * Creates a reader. These parameters identify a list: path parameters, required query parameters, and parameters with a few possible
 * values.
 *
 * The position, the page size and other optional texts do not identify a list. A client may send an optional text only with later pages,
 * such as the id of a search that the first page contains.
 */
export function createListReader({ parameters, exactlyOneOf, pagination }: ServedOperation): ListReader {
  const all = parameters.filter(
    (parameter) =>
      (parameter.in === "path" || parameter.in === "query") &&
      ![pagination?.position.place, pagination?.size?.place].includes(`${parameter.in}.${parameter.name}`),
  );
  const choosers = all.filter(
    (parameter) => parameter.required || exactlyOneOf.flat().includes(parameter.name) || isSelection(parameter),
  );
  return {
    names: choosers.map(({ name }) => name),
    read: (given) => joinAllTexts(choosers, given) + readBody(given),
    readAll: (given) => joinAllTexts(all, given) + readBody(given),
    isExample: (given) =>
      choosers.every(({ samples, ...parameter }) => {
        const texts = given[`${parameter.in}.${parameter.name}`];
        return texts === undefined || isSame(texts, samples[0]) || isSame(texts, [parameter.default]);
      }),
  };
}

function joinAllTexts(parameters: readonly Parameter[], given: Exchange["parameters"]): string {
  return parameters.map((parameter) => textsOf(parameter, given).join("\0")).join("\n");
}

function readBody(given: Exchange["parameters"]): string {
  const [key] = given[restOfBody] ?? [];
  return key === undefined ? "" : `\n${key}`;
}

/** Returns whether a parameter has a few possible values. A boolean does not count, because it selects the content, not the list. */
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
