import type { Scenario } from "./scenario.js";

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
  deliver(reply, { type = "none" }) {
    const { "content-type": _, ...headers } = reply.headers;
    const named = types[type];
    return { ...reply, headers: named === undefined ? headers : { ...headers, "content-type": named } };
  },
};
