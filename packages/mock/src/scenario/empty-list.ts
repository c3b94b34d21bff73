import type { Scenario } from "./scenario.js";

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
