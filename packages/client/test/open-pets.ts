import type { ConnectionCredentials, OperationMetadata, ServiceMetadata } from "../src/call/metadata.js";
import { signWithHeader } from "../src/auth/sign-with-header.js";
import { signWithNothing } from "../src/auth/sign-with-nothing.js";
import type { ConnectionOptions } from "../src/connection/connection.js";
import { createConnection } from "../src/connection/create-connection.js";
import { ApiError } from "../src/errors/api-error.js";
import { serializeBody } from "../src/serialize/serialize-body.js";
import { serializeParams } from "../src/serialize/serialize-params.js";
import { fail as failWithAnyError } from "./fail.js";

export const apiKey = "k-0123456789abcdef";
export const baseUrl = "https://api.example/v1";
/** The metadata of a service without credentials, which reports failures only by the status. */
export const plainMetadata: ServiceMetadata = {
  createSigner: signWithNothing,
  codes: [],
  success: [],
  messages: ["message", "detail", "title"],
  errors: {},
};
const metadata: ServiceMetadata = {
  createSigner: signWithHeader("x-key"),
  codes: ["error_code", "code"],
  success: [0],
  messages: ["reason", "data.hint"],
  errors: {},
};
export const getPet: OperationMetadata = {
  id: "pets.get",
  method: "GET",
  path: "/pets/{petId}",
  serialize: serializeParams,
  params: { petId: { in: "path" }, tag: {}, "x-trace": { in: "header" }, c: { in: "cookie" } },
};
export const jsonBody = { param: "body", mediaType: "application/json", serialize: serializeBody };
export const createPet: OperationMetadata = {
  id: "pets.create",
  method: "POST",
  path: "/pets",
  serialize: serializeParams,
  body: jsonBody,
};
export const rex = { petId: "7" };
export const newPet = { body: { name: "Rex" } };

export class PetNotFoundError extends ApiError {
  override readonly name = "PetNotFoundError";
}

interface OpenOptions extends Partial<ConnectionOptions>, Pick<ConnectionCredentials, "apiKey" | "auth"> {
  serviceMetadata?: ServiceMetadata;
}

/** Opens a connection to a service that returns `response` to every request, and records the last request. */
export function open(
  response: Response | ((request: Request, init: RequestInit) => Response | Promise<Response>),
  { serviceMetadata = metadata, ...options }: OpenOptions = {},
) {
  let last: Request | undefined;
  const fetch: ConnectionOptions["fetch"] = async (input, init) => {
    last = new Request(input, init);
    return typeof response === "function" ? response(last, init) : response;
  };
  const connection = createConnection(
    { baseUrl, apiKey, fetch, ...options },
    { ...serviceMetadata, errors: { 404: PetNotFoundError } },
  );
  return {
    connection,
    request: (): Request => {
      if (last === undefined) throw new Error("Nothing was sent.");
      return last;
    },
  };
}

/** Returns the `ApiError` that a call rejects with. Throws any other error. */
export async function fail(call: Promise<unknown>): Promise<ApiError> {
  const error = await failWithAnyError(call);
  if (error instanceof ApiError) return error;
  throw error;
}
