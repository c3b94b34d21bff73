import type { Scenario } from "./scenario.js";

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
