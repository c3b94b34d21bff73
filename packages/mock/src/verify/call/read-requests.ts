import { isRecord } from "../../contract/is-record.js";
import type { Operation } from "../../contract/operation.js";
import { writeTexts } from "../../contract/read-samples.js";
import { findParameterProblems } from "../../request/find-parameter-problems.js";
import { type Call, createCall, type GivenTexts } from "./call.js";

/** A file of requests cannot be used; `message` says which line, and why. */
export class RequestsError extends Error {
  override readonly name = "RequestsError";
}

/**
 * Reads requests, one JSON object a line: `{ "operation": "posts.get", "params": { "videoId": "…" } }`. Empty lines are passed
 * over. Throws {@link RequestsError} of the first line that is none, or that the document does not take.
 */
export function readRequests(text: string, operations: readonly Operation[]): Call[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    const request = parseLine(line, index + 1);
    return [readRequest(request, index + 1, operations)];
  });
}

function parseLine(line: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (isRecord(value) && !Array.isArray(value)) return value;
  } catch {
    // Told below, with the line.
  }
  throw new RequestsError(`Line ${number} is no JSON object such as {"operation": "…", "params": {…}}.`);
}

function readRequest(
  { operation: id, params = {} }: Readonly<Record<string, unknown>>,
  line: number,
  operations: readonly Operation[],
): Call {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new RequestsError(`Line ${line} names no operation of the document.`);
  if (!isRecord(params)) throw new RequestsError(`Line ${line}: \`params\` is no object.`);
  const given = Object.entries(params).map(([name, value]): GivenTexts => {
    const parameter = operation.parameters.find((each) => each.name === name);
    if (parameter) return { parameter, texts: writeTexts(value, { ...parameter, deep: parameter.deep !== undefined }) };
    throw new RequestsError(`Line ${line}: \`${name}\` is no parameter of ${operation.id}.`);
  });
  const call = createCall(operation, given);
  const [problem] = findParameterProblems(operation, call.given);
  if (problem) throw new RequestsError(`Line ${line}: ${problem.message}`);
  return call;
}
