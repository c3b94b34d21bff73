import { isRecord } from "@shortvideo-api/document";
import { findParameterViolations, type Given, type Operation, readAt, writeTexts } from "@shortvideo-api/mock/internal";
import { type Body, readBody } from "./read-body.js";
import { type Call, createCall } from "./call.js";

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
    return [readRequest(parseLine(line, index + 1), index + 1, operations)];
  });
}

function parseLine(line: string, number: number): Body {
  const body = readBody(line);
  if (isRecord(body?.value) && !Array.isArray(body.value)) return body;
  throw new RequestsError(`Line ${number} is no JSON object such as {"operation": "…", "params": {…}}.`);
}

function readRequest({ value: request, exact }: Body, line: number, operations: readonly Operation[]): Call {
  const id = readAt(request, "operation");
  const params = readAt(request, "params") ?? {};
  const digits = readAt(exact, "params");
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new RequestsError(`Line ${line} names no operation of the document.`);
  if (!isRecord(params)) throw new RequestsError(`Line ${line}: \`params\` is no object.`);
  const byDigits = new Map(isRecord(digits) ? explode(operation, digits) : []);
  const given = explode(operation, params).map(([name, plain]): Given => {
    const parameter = operation.parameters.find((each) => each.name === name);
    if (parameter) {
      // A number of 64 bits would be rounded; where JSON is sent, its types count.
      const value = parameter.json ? plain : (byDigits.get(name) ?? plain);
      return { parameter, texts: writeTexts(value, { ...parameter, deep: parameter.deep !== undefined }) };
    }
    throw new RequestsError(`Line ${line}: \`${name}\` is no parameter of ${operation.id}.`);
  });
  const call = createCall(operation, given);
  const [violation] = findParameterViolations(operation, call.given);
  if (violation) throw new RequestsError(`Line ${line}: ${violation.message}`);
  return call;
}

/** An object may be given as such, also where a request writes each of its properties by itself. */
function explode(
  { explodedObjects }: Operation,
  params: Readonly<Record<string, unknown>>,
): [name: string, value: unknown][] {
  return Object.entries(params).flatMap(([name, value]) =>
    explodedObjects.some((exploded) => exploded.name === name) && isRecord(value) && !Array.isArray(value)
      ? Object.entries(value)
      : [[name, value]],
  );
}
