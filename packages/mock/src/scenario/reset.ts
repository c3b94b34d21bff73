import type { Scenario } from "./scenario.js";

const moments = { nothing: "start", headers: "headers", half: "body" } as const;

export const reset: Scenario = {
  name: "reset",
  summary: "The connection is reset before the answer is whole.",
  plays: "all",
  parameters: [
    {
      name: "after",
      says: "what of the answer comes through",
      default: "nothing",
      takes: { words: Object.keys(moments) },
    },
  ],
  legal: false,
  deliver(reply, { after }) {
    const moment = Object.entries(moments).find(([word]) => word === after)?.[1] ?? "start";
    return { ...reply, delivery: { reset: moment } };
  },
};
