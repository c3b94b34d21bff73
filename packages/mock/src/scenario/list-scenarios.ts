import type { Scenario } from "./scenario.js";

/** Scenarios that change the pages of a list. */
export const listScenarios: readonly Scenario[] = [
  {
    name: "empty-list",
    summary: "The list has no items.",
    plays: "lists",
    parameters: [],
    matchesDocument: true,
    replacesResponse: true,
    findObstacle: ({ pagination }) => (pagination ? undefined : "it is not a list"),
    twist: "emptyList",
  },
  {
    name: "empty-page",
    summary: "The second page is empty, and further pages follow.",
    plays: "lists, except those that count items",
    parameters: [],
    matchesDocument: true,
    replacesResponse: true,
    findObstacle({ pagination }) {
      if (!pagination) return "it is not a list";
      // A client that counts items would request the same offset again for ever.
      return pagination.style === "offset"
        ? "its positions count items, so a client could not move past an empty page"
        : undefined;
    },
    twist: "emptyPage",
  },
  {
    name: "cursor-repeats",
    summary: "The second page names itself as the next.",
    plays: "lists with cursors",
    parameters: [],
    matchesDocument: true,
    replacesResponse: true,
    findObstacle: ({ pagination }) => (pagination?.style === "cursor" ? undefined : "it is not a list with cursors"),
    twist: "repeat",
  },
];
