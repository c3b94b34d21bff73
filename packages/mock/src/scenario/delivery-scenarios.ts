import type { Scenario } from "./scenario.js";

/** The moments of a reset, by the word for the part that arrives. */
const moments = { nothing: "start", headers: "headers", half: "body" } as const;

/** Media types by their words. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  text: "text/plain",
  xml: "application/xml",
  bytes: "application/octet-stream",
};

const errorPage = "<!doctype html>\n<title>502 Bad Gateway</title>\n<h1>502 Bad Gateway</h1>\n";

/** Scenarios that change the delivery of a response. */
export const deliveryScenarios: readonly Scenario[] = [
  {
    name: "slow",
    summary: "The response is delayed.",
    plays: "all",
    parameters: [
      { name: "delay_ms", meaning: "milliseconds until the first byte", default: "1000", values: [0, 600_000] },
    ],
    matchesDocument: true,
    deliver: (response, { delay_ms: delayMs }) => ({ ...response, delivery: { delayMs: Number(delayMs) } }),
  },
  {
    name: "drip",
    summary: "The response arrives in small pieces.",
    plays: "all",
    parameters: [
      { name: "bytes", meaning: "bytes of a piece", default: "64", values: [1, 1_000_000] },
      { name: "pause_ms", meaning: "milliseconds between two pieces", default: "10", values: [0, 60_000] },
    ],
    matchesDocument: true,
    deliver: (response, { bytes, pause_ms: pauseMs }) => ({
      ...response,
      delivery: { drip: { bytes: Number(bytes), pauseMs: Number(pauseMs) } },
    }),
  },
  {
    name: "reset",
    summary: "The connection is reset before the response is complete.",
    plays: "all",
    parameters: [
      {
        name: "after",
        meaning: "the part of the response that arrives",
        default: "nothing",
        values: { words: Object.keys(moments) },
      },
    ],
    matchesDocument: false,
    deliver(response, { after }) {
      const moment = Object.entries(moments).find(([word]) => word === after)?.[1] ?? "start";
      return { ...response, delivery: { reset: moment } };
    },
  },
  {
    name: "truncated",
    summary: "The body is incomplete.",
    plays: "all",
    parameters: [
      {
        name: "honest",
        meaning: "whether `content-length` is that of the part or that of the whole body",
        default: "true",
        values: { words: ["true", "false"] },
      },
    ],
    matchesDocument: false,
    deliver(response, { honest }) {
      const text = response.text.slice(0, Math.ceil(response.text.length / 2)).replace(/[\ud800-\udbff]$/u, "");
      if (honest === "true") return { ...response, text };
      return { ...response, text, delivery: { length: Buffer.byteLength(response.text, response.encoding) } };
    },
  },
  {
    name: "wrong-content-type",
    summary: "The usual body with another media type.",
    plays: "all",
    parameters: [
      {
        name: "type",
        meaning: "the media type, or `none`",
        default: "html",
        values: { words: [...Object.keys(mediaTypes), "none"] },
      },
    ],
    matchesDocument: false,
    deliver(response, { type = "none" }) {
      const { "content-type": _, ...headers } = response.headers;
      const named = mediaTypes[type];
      return { ...response, headers: named === undefined ? headers : { ...headers, "content-type": named } };
    },
  },
  {
    name: "not-json",
    summary: "An HTML page instead of JSON, with the status and the media type of the usual response.",
    plays: "all",
    parameters: [],
    matchesDocument: false,
    deliver: (response) => (response.text === "" ? response : { ...response, text: errorPage }),
  },
];
