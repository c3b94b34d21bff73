import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import type { MockOptions } from "../src/index.js";

const one = { id: "7301234567890123451", title: "One" };
const two = { id: "7301234567890123452", title: "Two" };
const three = { id: "7301234567890123453", title: "Three" };

const pages = {
  firstPage: { books: [one], next: 11, hasMore: true },
  secondPage: { books: [two], next: 12, hasMore: true },
  lastPage: { books: [three], next: 13, hasMore: false },
  emptyPage: { books: [], next: 0, hasMore: false },
};

const failures = { 401: { message: "No key" }, 429: { message: "Too many" } };

/** A made-up library, small enough to read, with something of each kind that the mock knows. */
export const library = {
  spec: fileURLToPath(new URL("library.yaml", import.meta.url)),
  fixtures: {
    "books.list": { answers: pages, failures },
    "books.listNewest": { answers: pages, failures },
    "readers.search": { answers: pages, failures },
    "books.get": { answers: { example: one }, failures },
  },
} satisfies MockOptions;

export const key = { "x-reader-key": "any" };

/** Sends bytes as they are and gives back all that comes, until the mock or `quiet_ms` of silence ends it. */
export function sendRaw(url: string, text: string, quiet_ms = 500): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = "";
    socket.setTimeout(quiet_ms, () => socket.destroy());
    socket.on("data", (chunk) => (received += chunk.toString()));
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}

export interface RawAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Sends a request whose address `fetch` would mend before it left. */
export function send(
  url: string,
  path: string,
  { method = "GET", headers = {} }: SendOptions = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = httpRequest({ hostname, port, path, method, headers }, (incoming) => {
      let text = "";
      incoming.on("data", (chunk: Buffer) => (text += chunk.toString()));
      incoming.on("end", () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
    });
    request.on("error", reject);
    request.end();
  });
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string | string[]>;
}
