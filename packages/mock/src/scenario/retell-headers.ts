import type { MockResponse } from "../exchange/mock-response.js";

/** Gives a reply other headers. A number among those that it had, and that its body tells too, is told there as it is now. */
export function retellHeaders(response: MockResponse, headers: Readonly<Record<string, string>>): MockResponse {
  let { text } = response;
  for (const [name, value] of Object.entries(headers)) {
    const before = response.headers[name];
    if (typeof before === "string" && /^\d+$/.test(before)) text = retellNumber(text, before, value);
  }
  return { ...response, headers: { ...response.headers, ...headers }, text };
}

function retellNumber(text: string, before: string, after: string): string {
  const alone = new RegExp(String.raw`(?<![\w.-])${before}(?![\w-]|\.\d)( seconds?\b)?`, "g");
  return text.replaceAll(alone, (_, unit: string | undefined) => {
    if (unit === undefined) return after;
    return `${after} ${after === "1" ? "second" : "seconds"}`;
  });
}
