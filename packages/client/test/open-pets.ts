import { ApiError } from "../src/api-error.js";
import { type ConnectOptions, createConnection } from "../src/connection.js";
import type { OperationFacts } from "../src/operation-facts.js";
import { placeInHeader } from "../src/place-key.js";
import { serializeBody } from "../src/serialize-body.js";
import { serializeParams } from "../src/serialize-params.js";
import type { ServiceFacts } from "../src/service-facts.js";
import { fail as failInAnyWay } from "./fail.js";

export const apiKey = "k-0123456789abcdef";
export const baseUrl = "https://api.example/v1";
/** Those of a service that says no by the status alone. */
export const plainFacts: ServiceFacts = { codes: [], success: [], messages: ["message", "detail", "title"] };
const facts: ServiceFacts = {
  credential: { place: placeInHeader, name: "x-key", prefix: "Bearer " },
  codes: ["error_code", "code"],
  success: [0],
  messages: ["reason", "data.hint"],
};
export const getPet: OperationFacts = {
  id: "pets.get",
  verb: "GET",
  path: "/pets/{petId}",
  serialize: serializeParams,
  params: { petId: { in: "path" }, tag: {}, "x-trace": { in: "header" }, c: { in: "cookie" } },
};
export const jsonBody = { param: "body", mediaType: "application/json", serialize: serializeBody };
export const createPet: OperationFacts = {
  id: "pets.create",
  verb: "POST",
  path: "/pets",
  serialize: serializeParams,
  body: jsonBody,
};
export const rex = { petId: "7" };
export const newPet = { body: { name: "Rex" } };

export class PetNotFoundError extends ApiError {
  override readonly name = "PetNotFoundError";
}

interface Opening extends Partial<ConnectOptions> {
  serviceFacts?: ServiceFacts;
}

/** Opens a service that answers every request with `answer`, and keeps the last request. */
export function open(
  answer: Response | ((request: Request, init: RequestInit) => Response | Promise<Response>),
  { serviceFacts = facts, ...options }: Opening = {},
) {
  let last: Request | undefined;
  const fetch: ConnectOptions["fetch"] = async (input, init) => {
    last = new Request(input, init);
    return typeof answer === "function" ? answer(last, init) : answer;
  };
  const connection = createConnection(
    { baseUrl, apiKey, fetch, ...options },
    { facts: serviceFacts, errorClasses: { 404: PetNotFoundError } },
  );
  return {
    connection,
    request: (): Request => {
      if (last === undefined) throw new Error("Nothing was sent.");
      return last;
    },
  };
}

/** The failure that a call is answered with. */
export async function fail(call: Promise<unknown>): Promise<ApiError> {
  const error = await failInAnyWay(call);
  if (error instanceof ApiError) return error;
  throw error;
}
