import { findResponseKey } from "../contract/find-response-key.js";
import type { Scenario } from "./scenario.js";

export const noContent: Scenario = {
  name: "no-content",
  summary: "There is nothing to return: 204 without a body.",
  plays: "operations that document 204",
  parameters: [],
  legal: true,
  replacesAnswer: true,
  findObstacle: (operation) => (findResponseKey(operation, 204) === undefined ? "it documents no 204" : undefined),
  chooseStatus: () => ({ status: 204 }),
};
