import type { Operation } from "@shortvideo-api/mock/internal";
import { type Call, printTarget } from "./call.js";
import { decodeBody, type Encoding } from "./decode-body.js";
import { type NoAnswer, toNoAnswer } from "./no-answer.js";

/** What came back. */
export interface Answer {
  readonly status: number;
  /** In lower case, without parameters; `""` where the answer names none. */
  readonly mediaType: string;
  readonly headers: Headers;
  /** Without a byte order mark. */
  readonly text: string;
  /** How the text was encoded. */
  readonly encoding: Encoding;
}

/** How to reach the service. */
export interface Service {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Is never told to anybody else: redirects are not followed. */
  readonly key: string;
  readonly timeoutMs: number;
}

/** Sends a call, and reads all of its answer. Rejects with the reason of `signal` only. */
export async function sendCall(service: Service, call: Call, signal?: AbortSignal): Promise<Answer | NoAnswer> {
  const late = AbortSignal.timeout(service.timeoutMs);
  const { url, headers } = toRequest(service, call);
  try {
    const response = await fetch(url, {
      method: call.operation.method,
      headers,
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
    const body = decodeBody(new Uint8Array(await response.arrayBuffer()));
    return { status: response.status, mediaType: mediaType.trim().toLowerCase(), headers: response.headers, ...body };
  } catch (error) {
    signal?.throwIfAborted();
    return late.aborted ? { failure: "late", code: "" } : toNoAnswer(error);
  }
}

function toRequest({ baseUrl, key }: Service, call: Call): { url: string; headers: Headers } {
  const headers = new Headers({ accept: listMediaTypes(call.operation) });
  for (const [name, values = []] of Object.entries(call.given.header)) {
    for (const value of values) headers.append(name, value);
  }
  const cookies = Object.entries(call.given.cookie);
  const keyed = new URLSearchParams();
  for (const { in: place, name, prefix } of call.operation.credentials[0] ?? []) {
    if (place === "header") headers.set(name, prefix + key);
    else if (place === "query") keyed.set(name, prefix + key);
    else cookies.push([name, prefix + key]);
  }
  if (cookies.length > 0) headers.set("cookie", cookies.map((pair) => pair.join("=")).join("; "));
  const target = printTarget(call);
  const url = baseUrl + target + (keyed.size === 0 ? "" : `${target.includes("?") ? "&" : "?"}${keyed}`);
  return { url, headers };
}

function listMediaTypes({ responses }: Operation): string {
  const types = new Set([...responses.values()].flatMap(({ mediaTypes }) => mediaTypes));
  return types.size === 0 ? "*/*" : [...types].join(", ");
}
