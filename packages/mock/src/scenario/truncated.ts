import type { Scenario } from "./scenario.js";

export const truncated: Scenario = {
  name: "truncated",
  summary: "The body breaks off in the middle.",
  plays: "all",
  parameters: [
    {
      name: "honest",
      says: "whether `content-length` tells the length that comes, or the one that was to come",
      default: "true",
      takes: { words: ["true", "false"] },
    },
  ],
  legal: false,
  deliver(reply, { honest }) {
    const text = reply.text.slice(0, Math.ceil(reply.text.length / 2)).replace(/[\ud800-\udbff]$/u, "");
    if (honest === "true") return { ...reply, text };
    return { ...reply, text, delivery: { length: Buffer.byteLength(reply.text) } };
  },
};
