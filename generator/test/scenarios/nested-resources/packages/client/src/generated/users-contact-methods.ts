// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ContactMethod, Params, UsersContactMethods } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateUsersContactMethodsList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfContactMethod } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
class UsersContactMethodsResource {
  readonly #connection: Connection;

  /**
   * `users.contactMethods.list`, `GET /users/{id}/contact_methods`. Returns one page; {@link iterate} iterates over
   * all items.
   */
  readonly list = (
    params: Params<"users.contactMethods.list">,
    options?: CallOptions,
  ): PendingResponse<UsersContactMethods, "users.contactMethods.list"> =>
    this.#connection.call(metadataOfUsersContactMethodsList, params, options);

  /**
   * Iterates over the `ContactMethod` items of {@link list}. Fetches a page when the loop reaches it; `.pages()`
   * iterates over whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params: Params<"users.contactMethods.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<UsersContactMethods, ContactMethod> => paginateUsersContactMethodsList(this.list, params, options);

  /** `users.contactMethods.create`, `POST /users/{id}/contact_methods`. */
  readonly create = (
    params: Params<"users.contactMethods.create">,
    options?: CallOptions,
  ): PendingResponse<ContactMethod, "users.contactMethods.create"> =>
    this.#connection.call(metadataOfUsersContactMethodsCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link UsersContactMethodsResource.list} as a function, for a connection. */
export function usersContactMethodsList(
  connection: Connection,
  params: Params<"users.contactMethods.list">,
  options?: CallOptions,
): PendingResponse<UsersContactMethods, "users.contactMethods.list"> {
  return connection.call(metadataOfUsersContactMethodsList, params, options);
}

/** {@link UsersContactMethodsResource.iterate} as a function, for a connection. */
export function iterateUsersContactMethodsList(
  connection: Connection,
  params: Params<"users.contactMethods.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<UsersContactMethods, ContactMethod> {
  return paginateUsersContactMethodsList(
    (page, call) => usersContactMethodsList(connection, page, call),
    params,
    options,
  );
}

/** {@link UsersContactMethodsResource.create} as a function, for a connection. */
export function usersContactMethodsCreate(
  connection: Connection,
  params: Params<"users.contactMethods.create">,
  options?: CallOptions,
): PendingResponse<ContactMethod, "users.contactMethods.create"> {
  return connection.call(metadataOfUsersContactMethodsCreate, params, options);
}

const metadataOfUsersContactMethodsList: OperationMetadata = {
  id: "users.contactMethods.list",
  method: "GET",
  path: "/users/{id}/contact_methods",
  serialize: serializePlain,
  params: { after: {} },
  list: ["contact_methods"],
};

/** The checks of {@link UsersContactMethodsResource.list}, for `paramChecks`. */
export const checksOfUsersContactMethodsList: OperationChecks = {
  operation: metadataOfUsersContactMethodsList,
  params: { id: { required: true, type: "string", expected: "text" }, after: { type: "string", expected: "text" } },
};

const metadataOfUsersContactMethodsCreate: OperationMetadata = {
  id: "users.contactMethods.create",
  method: "POST",
  path: "/users/{id}/contact_methods",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  envelope: ["id", "address"],
};

/** The checks of {@link UsersContactMethodsResource.create}, for `paramChecks`. */
export const checksOfUsersContactMethodsCreate: OperationChecks = {
  operation: metadataOfUsersContactMethodsCreate,
  params: { id: { required: true, type: "string", expected: "text" } },
  body: { check: checkBody, required: true, schema: checkOfContactMethod },
};

export { UsersContactMethodsResource as UsersContactMethods };
