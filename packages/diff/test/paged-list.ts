import { type Json, json, operation } from "./edit.ts";

const page = {
  type: "object",
  required: ["pets", "more"],
  properties: {
    pets: {
      type: "array",
      items: { type: "object", required: ["id"], properties: { id: { type: "string" }, name: { type: "string" } } },
    },
    next: { type: "string" },
    more: { type: "boolean" },
    total: { type: "integer" },
  },
};

/** The pagination of `pets.list` by cursor. */
export const cursorPagination = { style: "cursor", param: "cursor", items: "pets", next: "next", hasMore: "more" };

/** Returns a document in which `pets.list` has this pagination. */
export function pagedList(pagination: object, fields: Json = {}): Json {
  return operation({
    parameters: [
      { name: "cursor", in: "query", schema: { type: "string" } },
      { name: "count", in: "query", schema: { type: "integer" } },
    ],
    responses: { "200": { ...json(page), headers: { "X-Next": { schema: { type: "string" } } } } },
    "x-pagination": pagination,
    ...fields,
  });
}
