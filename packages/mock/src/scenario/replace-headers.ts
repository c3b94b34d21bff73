import type { MockResponse } from "../exchange/mock-response.js";

/** Replaces headers of a response. If the body repeats a number of a replaced header, replaces it there, too. */
export function replaceHeaders(response: MockResponse, headers: Readonly<Record<string, string>>): MockResponse {
  let { text } = response;
  for (const [name, value] of Object.entries(headers)) {
    const before = response.headers[name];
    if (typeof before === "string" && /^\d+$/.test(before)) text = replaceNumber(text, before, value);
  }
  return { ...response, headers: { ...response.headers, ...headers }, text };
}

function replaceNumber(text: string, before: string, after: string): string {
  const alone = new RegExp(String.raw`(?<![\w.-])${before}(?![\w-]|\.\d)( seconds?\b)?`, "g");
  return text.replaceAll(alone, (_, unit: string | undefined) => {
    if (unit === undefined) return after;
    return `${after} ${after === "1" ? "second" : "seconds"}`;
  });
}
