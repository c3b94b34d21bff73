import { reportFormatNames } from "@shortvideo-api/report";
import type { ServedOperation } from "../../src/operation/operation.js";
import { generateRequest, toTarget } from "../validation/generate-request.js";
import type { Random } from "../validation/random.js";
import { accepts, letters, preferences, targets } from "./hostile-words.js";
import type { SentRequest } from "./story.js";

/** A request, and its bytes as sent. */
export interface WrittenRequest {
  readonly text: string;
  readonly sent: SentRequest;
}

/** Creates a request in valid HTTP: to an operation, to the control API, or to an unknown path. */
export function createCall(operations: readonly ServedOperation[], random: Random): WrittenRequest {
  if (random.oneIn(12)) return createControlRequest(random);
  const request = generateRequest(random.pick(operations), random, 3);
  const target = random.oneIn(6) ? createTarget(random) : toTarget(request);
  const preference = random.oneIn(4) ? random.pick(preferences) : "";
  const place = random.pick(["prefix", "header", "key"]);
  const headers: Record<string, string> = { ...request.headers };
  if (place === "header") headers["prefer"] = preference;
  if (place === "key" && headers["x-gateway-key"]) headers["x-gateway-key"] = `mock:${preference}`;
  if (random.oneIn(3)) headers["accept"] = random.pick(accepts);
  if (random.oneIn(20)) headers[random.pick(["x-a", "cookie", "range", "if-none-match"])] = createText(random, 200);
  if (random.oneIn(40)) headers["expect"] = random.pick(["100-continue", "200-ok"]);
  if (random.oneIn(60)) Object.assign(headers, { connection: "upgrade", upgrade: "websocket" });
  const host = random.oneIn(30) ? "http://a.example" : "";
  const prefix = place === "prefix" && preference !== "" ? `/~${encodePrefix(preference, random)}` : "";
  const method = random.oneIn(30) ? random.pick(["OPTIONS", "TRACE", "PROPFIND"]) : request.method;
  const body = request.body ?? (random.oneIn(60) ? createText(random, 3_000) : undefined);
  const written = target.startsWith("/") ? host + prefix + target : target;
  return { text: printRequest(method, written, headers, body), sent: { method, target, preference } };
}

function encodePrefix(words: string, random: Random): string {
  return random.oneIn(2) ? encodeURIComponent(words) : words.replaceAll(/[^!-~]|[/?#]/g, encodeURIComponent);
}

function createControlRequest(random: Random): WrittenRequest {
  const session = random.pick(["default", "c1", "c2", "%zz", "..", "a%2Fb", "x".repeat(300), "%00"]);
  const format = random.pick([...reportFormatNames, "pdf", "%00"]);
  const root = `/-/sessions/${session}`;
  const target = random.pick([
    "/-/health",
    "/-/ready",
    "/-/sessions",
    "/-/nothing",
    "/-",
    root,
    `${root}/report`,
    `${root}/report?format=${format}`,
    `${root}/preference`,
  ]);
  const wanted = random.pick(["GET", "GET", "HEAD", "PUT", "DELETE", "POST", "OPTIONS"]);
  // A preference of the default session would change the responses to other callers.
  const method = wanted === "PUT" && session === "default" ? "GET" : wanted;
  const body = method === "PUT" ? random.pick(["scenario=slow,delay_ms=1", "code=429", "nonsense=1", ""]) : undefined;
  return { text: printRequest(method, target, {}, body), sent: { method, target, preference: "" } };
}

function printRequest(
  method: string,
  target: string,
  headers: Record<string, string>,
  body: string | undefined,
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === undefined ? "" : `content-length: ${body.length}\r\n`;
  return `${method} ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join("")}${length}\r\n${body ?? ""}`;
}

/** Creates a text of fewer than `maximum` visible characters, with misplaced percent signs. */
export function createText(random: Random, maximum: number): string {
  return Array.from({ length: random.below(maximum) }, () => random.pick(letters)).join("");
}

function createTarget(random: Random): string {
  const path = random.oneIn(2) ? `/${createText(random, 30)}` : random.pick(targets);
  return random.oneIn(2) ? `${path}?${createText(random, 60)}&${createText(random, 20)}` : path;
}
