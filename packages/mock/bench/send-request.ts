import { request } from "node:http";
import type { CorrectedRequest } from "../src/request/correct-request.js";

/** Sends a request to a port of this machine, with any key. Returns the status once the whole response has arrived; 0 when none comes. */
export function sendRequest(port: number, right: CorrectedRequest): Promise<number> {
  const { method, path, body } = right;
  const keys = (place: string) =>
    right.credentials
      .filter((credential) => credential.in === place)
      .map(({ name, prefix }) => [name, prefix + (/^basic/i.test(prefix) ? basicKey : "any-key")] as const);
  const cookies = [...right.cookies, ...keys("cookie")].map(([name, value]) => `${name}=${value}`).join("; ");
  const search = new URLSearchParams(
    [...right.query, ...keys("query")].map(([name, value]) => [name, value]),
  ).toString();
  const headers = {
    ...Object.fromEntries([...right.headers, ...keys("header")]),
    ...(cookies === "" ? {} : { cookie: cookies }),
    ...(body ? { "content-type": body.mediaType, "content-length": Buffer.byteLength(body.text) } : {}),
  };
  const target = `${encodeURI(decodeURI(path))}${search === "" ? "" : `?${search}`}`;
  return new Promise((resolve) => {
    const sent = request({ host: "127.0.0.1", port, method, path: target, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", () => resolve(0));
    });
    sent.once("error", () => resolve(0));
    sent.end(body?.text);
  });
}

/** Basic authentication has a form of its own. */
const basicKey = Buffer.from("any:key").toString("base64");
