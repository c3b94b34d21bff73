import { type Boundary, findResponseKey } from "@shortvideo-api/document";
import type { ServedOperation, Parameter } from "../operation/operation.js";

/**
 * The indexes of the counts of one operation in a row of numbers. There is one such object for each operation. A session stores only
 * the row, so that 10,000 sessions stay small.
 */
export interface OperationSlots {
  readonly operation: ServedOperation;
  /** Index of the operation in the document, counted from 0. */
  readonly index: number;
  /** Length of the row. Slot 0 counts the valid requests. */
  readonly size: number;
  /** Slots of the parameters, by place and name: `"query.count"`. */
  readonly parameters: ReadonlyMap<string, ParameterSlots>;
  /** Slots of the statuses, by the document's key: `"200"`, `"4XX"`, `"default"`. */
  readonly statuses: ReadonlyMap<string, number>;
  /**
   * The first of four slots of a list: first pages, further pages, ends that were reached page by page, empty pages. `undefined` for an
   * operation that is not a list.
   */
  readonly pages: number | undefined;
  /** Slot of responses with status 429; `undefined` when the document has no response for that status. */
  readonly rateLimits: number | undefined;
  /** Slot of successes whose body contains a failure; `undefined` when the document declares no such failures. */
  readonly inBandFailures: number | undefined;
}

/** The slots of one parameter. */
export interface ParameterSlots {
  readonly parameter: Parameter;
  /** Slot of the requests that sent it. */
  readonly given: number;
  /** Slots of its documented values, by value. */
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
