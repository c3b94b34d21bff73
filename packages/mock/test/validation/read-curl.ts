import { execFileSync } from "node:child_process";
import { request as httpRequest } from "node:http";

/** Runs `curl` lines for a mock at `url` in a real `sh`. Returns, for each line, the arguments that `curl` would get. */
export function readWords(lines: readonly string[], url: string, key = "any"): string[][] {
  // No argument can contain NUL, so NUL separates the arguments.
  const script = `curl() { printf '%s\\0' "$#" "$@"; }\n${lines.join("\n")}\n`;
  const output = execFileSync("sh", {
    input: script,
    env: { MOCK_URL: url, MOCK_KEY: key },
    maxBuffer: 1e8,
  }).toString();
  const parts = output.split("\0").slice(0, -1);
  const calls: string[][] = [];
  for (let at = 0; at < parts.length; at += Number(parts[at]) + 1) {
    calls.push(parts.slice(at + 1, at + 1 + Number(parts[at])));
  }
  return calls;
}

/** A request that `curl` would send. */
export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Returns the request that `curl` would send with these arguments. Throws for an argument that no correction contains. */
export function readCall(words: readonly string[]): Call {
  const headers: Record<string, string> = {};
  const urls: string[] = [];
  let method: string | undefined;
  let body: string | undefined;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const next = () => words[++at] ?? "";
    if (word === "-H") {
      const [, name = "", value = ""] = /^([^:;]+)(?:;|:\s*(.*))$/s.exec(next()) ?? [];
      headers[name] = value;
    } else if (word === "-X") method = next();
    else if (word === "--head") method = "HEAD";
    else if (word === "--data-raw") body = next();
    else if (/^https?:\/\//.test(word)) urls.push(word);
    else if (word !== "--path-as-is") throw new Error(`\`${word}\` is not an argument of a correction.`);
  }
  const [url = ""] = urls;
  if (urls.length !== 1) throw new Error(`A correction has one address, and this one has ${urls.length}.`);
  return { method: method ?? (body === undefined ? "GET" : "POST"), url, headers, body };
}

/** Sends the request that `curl` would send. Returns the status and the violation. */
export function sendCall({ method, url, headers, body }: Call): Promise<[status: number, violation: unknown]> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const path = url.slice(`http://${hostname}:${port}`.length);
    const request = httpRequest({ hostname, port, path, method, headers }, (incoming) => {
      incoming.resume();
      incoming.on("end", () => resolve([incoming.statusCode ?? 0, incoming.headers["x-mock-violation"]]));
    });
    request.on("error", reject);
    request.end(body);
  });
}
