import { type Boundary, findResponseKey } from "@shortvideo-api/document";
import type { ServedOperation, Parameter } from "../operation/operation.js";

/**
 * Where in a row of numbers the counts of one operation stand. Made once for each operation; a session holds no more than the
 * row itself, so that ten thousand of them stay small.
 */
export interface OperationSlots {
  readonly operation: ServedOperation;
  /** Of the operation within the document, counted from 0. */
  readonly index: number;
  /** Length of the row. The number of right requests stands first, at 0. */
  readonly size: number;
  /** By place and name: `"query.count"`. */
  readonly parameters: ReadonlyMap<string, ParameterSlots>;
  /** By the document's key: `"200"`, `"4XX"`, `"default"`. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Of a list: first pages, further pages, ends that were reached page by page, empty pages, in this order from here on. */
  readonly pages: number | undefined;
  /** Of responses 429; `undefined` where the document has no response for that status. */
  readonly rateLimits: number | undefined;
  /** Of successes whose body contains a failure; `undefined` where the document declares no such failures. */
  readonly inBandFailures: number | undefined;
}

export interface ParameterSlots {
  readonly parameter: Parameter;
  /** Requests that sent it. */
  readonly given: number;
  readonly choices: ReadonlyMap<string, number>;
  readonly boundaries: readonly (Boundary & { readonly slot: number })[];
}

/** Assigns a slot to each count of an operation. */
export function placeSlots(operation: ServedOperation, index: number, hasInBandFailures = false): OperationSlots {
  let size = 1;
  const next = () => size++;
  const parameters = operation.parameters.map((parameter): [string, ParameterSlots] => [
    `${parameter.in}.${parameter.name}`,
    {
      parameter,
      given: next(),
      choices: new Map(parameter.choices.map((choice) => [choice, next()])),
      boundaries: parameter.boundaries.map((boundary) => ({ ...boundary, slot: next() })),
    },
  ]);
  const statuses = [...operation.responses.keys()].map((status): [string, number] => [status, next()]);
  const pages = operation.pagination ? size : undefined;
  if (pages !== undefined) size += 4;
  const rateLimits = findResponseKey(operation, 429) === undefined ? undefined : next();
  const inBandFailures = hasInBandFailures ? next() : undefined;
  return {
    operation,
    index,
    size,
    parameters: new Map(parameters),
    statuses: new Map(statuses),
    pages,
    rateLimits,
    inBandFailures,
  };
}
