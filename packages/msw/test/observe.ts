/** The base URL of the handlers. */
export const baseUrl = "http://contract.test/v1";

/** Headers that only a server sends. */
const ofConnections = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/** Returns all that a caller sees, with the same base URL for both. */
export async function observe(send: () => Promise<Response | undefined>, ownUrl: string): Promise<unknown> {
  try {
    const response = await send();
    if (!response || response.type === "error") return "network error";
    const headers = [...response.headers].filter(([name]) => !ofConnections.has(name));
    const seen = { status: response.status, statusText: response.statusText, headers, text: "", isCut: false };
    try {
      seen.text = await response.text();
    } catch {
      seen.isCut = true;
    }
    // An address of another length makes a body of another length.
    return JSON.parse(JSON.stringify(seen).replaceAll(ownUrl, baseUrl)) as unknown;
  } catch {
    return "network error";
  }
}
