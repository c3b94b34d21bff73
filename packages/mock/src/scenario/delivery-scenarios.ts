import type { Scenario } from "./scenario.js";

// Scenarios of how a response arrives.

export const slow: Scenario = {
  name: "slow",
  summary: "The right answer comes late.",
  plays: "all",
  parameters: [{ name: "delay_ms", says: "milliseconds until its first byte", default: "1000", takes: [0, 600_000] }],
  legal: true,
  deliver: (response, { delay_ms: delayMs }) => ({ ...response, delivery: { delayMs: Number(delayMs) } }),
};

export const drip: Scenario = {
  name: "drip",
  summary: "The right answer comes in small pieces.",
  plays: "all",
  parameters: [
    { name: "bytes", says: "bytes of a piece", default: "64", takes: [1, 1_000_000] },
    { name: "pause_ms", says: "milliseconds between two pieces", default: "10", takes: [0, 60_000] },
  ],
  legal: true,
  deliver: (response, { bytes, pause_ms: pauseMs }) => ({
    ...response,
    delivery: { drip: { bytes: Number(bytes), pauseMs: Number(pauseMs) } },
  }),
};

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
  deliver(response, { after }) {
    const moment = Object.entries(moments).find(([word]) => word === after)?.[1] ?? "start";
    return { ...response, delivery: { reset: moment } };
  },
};

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
  deliver(response, { honest }) {
    const text = response.text.slice(0, Math.ceil(response.text.length / 2)).replace(/[\ud800-\udbff]$/u, "");
    if (honest === "true") return { ...response, text };
    return { ...response, text, delivery: { length: Buffer.byteLength(response.text) } };
  },
};

const types: Readonly<Record<string, string>> = {
  html: "text/html",
  text: "text/plain",
  xml: "application/xml",
  bytes: "application/octet-stream",
};

export const wrongContentType: Scenario = {
  name: "wrong-content-type",
  summary: "The right body comes under a media type that is not its own.",
  plays: "all",
  parameters: [
    {
      name: "type",
      says: "the media type, or `none`",
      default: "html",
      takes: { words: [...Object.keys(types), "none"] },
    },
  ],
  legal: false,
  deliver(response, { type = "none" }) {
    const { "content-type": _, ...headers } = response.headers;
    const named = types[type];
    return { ...response, headers: named === undefined ? headers : { ...headers, "content-type": named } };
  },
};

const page = "<!doctype html>\n<title>502 Bad Gateway</title>\n<h1>502 Bad Gateway</h1>\n";

export const notJson: Scenario = {
  name: "not-json",
  summary: "A page of HTML stands where JSON should, with the status and the media type of the right answer.",
  plays: "all",
  parameters: [],
  legal: false,
  deliver: (response) => (response.text === "" ? response : { ...response, text: page }),
};
