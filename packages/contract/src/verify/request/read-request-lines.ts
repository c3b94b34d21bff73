import { isNode, isRecord } from "@shortvideo-api/document";
import {
  canCarry,
  findParameterViolations,
  type SentParameter,
  type ServedOperation,
  readAt,
  writeTexts,
} from "@shortvideo-api/mock/requests";
import { type JsonBody, readBody } from "./read-body.js";
import { type ServiceRequest, createRequest } from "./service-request.js";

/** Thrown for an invalid or unreadable file of requests. The message names the problem and, if there is one, the line. */
export class RequestsError extends Error {
  override readonly name = "RequestsError";
}

/**
 * Reads requests, one JSON object per line: `{ "operation": "posts.get", "params": { "videoId": "…" } }`. A line may leave out the
 * parameters that clients fill in: required ones with only one value. Skips empty lines. Throws {@link RequestsError} for the first line
 * that is malformed or breaks the contract.
 */
export function readRequestLines(text: string, operations: readonly ServedOperation[]): ServiceRequest[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    return [readRequest(parseLine(line, index + 1), index + 1, operations)];
  });
}

function parseLine(line: string, number: number): JsonBody {
  const body = readBody(line);
  if (isNode(body?.value)) return body;
  throw new RequestsError(`Line ${number} is not a JSON object such as {"operation": "…", "params": {…}}.`);
}

function readRequest(
  { value: request, exact }: JsonBody,
  line: number,
  operations: readonly ServedOperation[],
): ServiceRequest {
  const id = readAt(request, "operation");
  const params = readAt(request, "params") ?? {};
  const exactParams = readAt(exact, "params");
  const operation = operations.find((each) => each.id === id);
  if (!operation) {
    const found = id === undefined ? "is missing" : `is ${JSON.stringify(id)}`;
    throw new RequestsError(`Line ${line}: \`operation\` ${found}; it must be the id of an operation of the document.`);
  }
  if (!isRecord(params)) throw new RequestsError(`Line ${line}: \`params\` is not an object.`);
  const byDigits = new Map(isRecord(exactParams) ? explode(operation, exactParams) : []);
  const given = explode(operation, params).map(([name, plain]): SentParameter => {
    const parameter = operation.parameters.find((each) => each.name === name);
    if (parameter) {
      // JSON.parse rounds 64-bit numbers. A parameter that is sent as JSON keeps its JSON types.
      const value = parameter.json ? plain : (byDigits.get(name) ?? plain);
      return { parameter, texts: writeTexts(value, parameter) };
    }
    throw new RequestsError(`Line ${line}: ${operation.id} has no parameter \`${name}\`.`);
  });
  const names = new Set(given.map(({ parameter }) => parameter.name));
  const constants = operation.parameters
    .filter(({ name, constant }) => constant !== undefined && !names.has(name))
    .map((parameter): SentParameter => ({ parameter, texts: writeTexts(parameter.constant, parameter) }));
  const wrong = given.find(({ parameter, texts }) => !canCarry(parameter, texts));
  if (wrong)
    throw new RequestsError(`Line ${line}: no ${wrong.parameter.in} can have this \`${wrong.parameter.name}\`.`);
  const serviceRequest = createRequest(operation, [...given, ...constants]);
  const [violation] = findParameterViolations(operation, serviceRequest.given);
  if (violation) throw new RequestsError(`Line ${line}: ${violation.message}`);
  return serviceRequest;
}

/** Replaces an object by its properties where the parameter is exploded into one parameter per property. */
function explode(
  { explodedObjects }: ServedOperation,
  params: Readonly<Record<string, unknown>>,
): [name: string, value: unknown][] {
  return Object.entries(params).flatMap(([name, value]): [string, unknown][] => {
    const object = explodedObjects.find((exploded) => exploded.name === name);
    if (!object || !isNode(value)) return [[name, value]];
    return Object.entries(value).map(([property, each]) => [
      object.isBracketed ? `${name}[${property}]` : property,
      each,
    ]);
  });
}
