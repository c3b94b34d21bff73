// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { ContactMethod, Params, UsersContactMethods } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `users.contactMethods.list` with any function that fetches one page. */
export function paginateUsersContactMethodsList(
  fetchPage: FetchPage<Params<"users.contactMethods.list">, UsersContactMethods>,
  params: Params<"users.contactMethods.list">,
  options?: PaginateOptions,
): Paginator<UsersContactMethods, ContactMethod> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "users.contactMethods.list",
      fetchPage: (cursor, fetchOptions) =>
        fetchPage(cursor === undefined ? given : { ...given, after: cursor }, fetchOptions),
      getItems: (page) => page?.contact_methods,
      getKey: (item) => item?.id,
      getNextCursor: (page) => page?.next,
      start: given.after,
    },
    options,
  );
}
