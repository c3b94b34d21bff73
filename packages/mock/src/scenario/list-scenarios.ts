import type { Scenario } from "./scenario.js";

// Scenarios of how a list goes on.

export const emptyList: Scenario = {
  name: "empty-list",
  summary: "There is nothing in the list.",
  plays: "lists",
  parameters: [],
  legal: true,
  replacesAnswer: true,
  findObstacle: ({ pagination }) => (pagination ? undefined : "it is no list"),
  twist: "emptyList",
};

export const emptyPage: Scenario = {
  name: "empty-page",
  summary: "The second page of the list is empty, and further ones follow.",
  plays: "lists, except those that count items",
  parameters: [],
  legal: true,
  replacesAnswer: true,
  findObstacle({ pagination }) {
    if (!pagination) return "it is no list";
    // Who counts items asks for the same offset again, for ever.
    return pagination.style === "offset" ? "an empty page cannot be left where positions count items" : undefined;
  },
  twist: "emptyPage",
};

export const cursorRepeats: Scenario = {
  name: "cursor-repeats",
  summary: "The second page of the list names itself as the next, for ever.",
  plays: "lists with cursors",
  parameters: [],
  legal: true,
  replacesAnswer: true,
  findObstacle: ({ pagination }) => (pagination?.style === "cursor" ? undefined : "it is no list with cursors"),
  twist: "repeat",
};
