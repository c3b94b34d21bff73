import { type Exact, readExact, readJson } from "@shortvideo-api/wire";
import { InBandError, ResponseTooLargeError, UnexpectedResponseError } from "../errors/api-error.js";
import { describeFailure } from "../responses/describe-failure.js";
import { hasFailed } from "../responses/read-body-fields.js";
import type { OpenBody } from "./open-body.js";

/** Reads one item of a stream as its operation documents it. Throws an `ApiError` for a failure, and for text that is not JSON. */
export function readItem({ call, response }: OpenBody, text: string): unknown {
  const { operation, service } = call;
  const { id, parse = readJson } = operation;
  let item: unknown;
  try {
    item = parse(text);
  } catch {
    // Drops the parser's error, because it may quote the key.
    const finding = "with an item that is not JSON";
    throw new UnexpectedResponseError(id, { ...describeFailure(call, response, text), finding });
  }
  if (!hasFailed(item, service)) return item;
  throw new InBandError(id, { ...describeFailure(call, response, text), advice: service.advice });
}

/** Returns whether a parser accepts a text. Default: the parser of JSON. */
export function isParsed(text: string, parse: (text: string) => unknown = JSON.parse): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses JSON; returns other text as it is. For streams in which some events are JSON and others are text. Throws a SyntaxError for
 * blank text, which is neither.
 */
export function readJsonOrText(text: string, exact: Exact = {}): unknown {
  return readOrText(text, () => readExact(text, exact));
}

/** Parses the data of an event. `exact` describes the whole event. */
export function readEventJson(text: string, exact: Exact): unknown {
  // Text such as `1,"a":2` is JSON only inside an object.
  JSON.parse(text);
  return Object(readExact(`{"data":${text}}`, exact)).data;
}

/** Parses the data of an event as {@link readJsonOrText} does. `exact` describes the whole event. */
export function readEventJsonOrText(text: string, exact: Exact): unknown {
  return readOrText(text, () => readEventJson(text, exact));
}

function readOrText(text: string, read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (text.trim() === "") throw error;
    return text;
  }
}

/** Creates the function that throws the error for an item that is too large. */
export function createRefusal({ call, response }: OpenBody): () => never {
  return () => {
    const { operation, plan } = call;
    throw new ResponseTooLargeError(operation.id, describeFailure(call, response), plan.limitBytes ?? Infinity);
  };
}
