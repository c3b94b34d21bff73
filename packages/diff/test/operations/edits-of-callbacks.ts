import { type Edit, operation } from "../edit.ts";
import { callback, content, sent } from "../webhook-document.ts";

/** Edits of callbacks, as their receivers see them. */
export const editsOfCallbacks: readonly Edit[] = [
  {
    what: "adds a callback",
    before: callback({}),
    after: operation({ callbacks: { born: { "{$url}": { post: sent({}) } }, lost: { "{$url}": { post: sent({}) } } } }),
    expect: [["webhook-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the body of a callback",
    before: callback({ requestBody: { required: true, content: content({ type: "string" }) } }),
    after: callback({ requestBody: { required: true, content: content({ type: "number" }) } }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "sends a callback to another address",
    before: callback({}),
    after: operation({ callbacks: { born: { "{$request.body#/url}": { post: sent({}) } } } }),
    expect: [["webhook-moved", "breaks", "safe"]],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "renames the operation of a callback",
    before: callback({}),
    after: callback({}, { operationId: "pets.search" }),
    expect: [
      ["operation-renamed", "safe", "breaks"],
      ["webhook-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "moves a callback to the components",
    before: callback({}),
    after: operation(
      { callbacks: { born: { $ref: "#/components/callbacks/Born" } } },
      { callbacks: { Born: { "{$url}": { post: sent({}) } } } },
    ),
    expect: [],
    bump: "none",
  },
];
