import { request } from "node:http";
import { credentialForms } from "@shortvideo-api/document";
import type { CorrectedRequest } from "../src/request/correct-request.js";

/** Sends a request with any key to a port of this machine. Resolves with the status after the whole response, or with 0 if the connection fails. */
export function sendRequest(port: number, valid: CorrectedRequest): Promise<number> {
  const { method, path, body } = valid;
  const keys = (place: string) =>
    valid.credentials
      .filter((credential) => credential.in === place)
      .map(({ form, name, prefix }) => [name, prefix + credentialForms[form].written] as const);
  const cookies = [...valid.cookies, ...keys("cookie")].map(([name, value]) => `${name}=${value}`).join("; ");
  const search = new URLSearchParams(
    [...valid.query, ...keys("query")].map(([name, value]) => [name, value]),
  ).toString();
  const headers = {
    ...Object.fromEntries([...valid.headers, ...keys("header")]),
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
