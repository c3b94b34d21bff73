import type { Scenario } from "./scenario.js";

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
