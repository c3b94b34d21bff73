import { type Agent, request as httpRequest } from "node:http";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
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

/** A small made-up API with each style of parameter and list. */
export const library = {
  spec: fileURLToPath(new URL("library.yaml", import.meta.url)),
  fixtures: {
    "books.list": { responses: pages, failures },
    "books.listNewest": { responses: pages, failures },
    "readers.search": { responses: pages, failures },
    "books.get": { responses: { example: one }, failures },
  },
} satisfies MockOptions;

/** A header with a valid key. */
export const key = { "x-reader-key": "any" };

/**
 * Sends bytes as they are. Returns everything that arrives until the mock closes the connection, so a valid request must contain
 * {@link closeHeader}.
 */
export function sendRaw(url: string, text: string): Promise<string> {
  return converse(url, (socket) => socket.write(text));
}

/** A header that asks the mock to close the connection after its response. */
export const closeHeader = "connection: close\r\n";

/** Sends a part of a request, and closes the sending side of the connection. Resolves when the mock has closed the connection. */
export async function sendPart(url: string, part: string): Promise<void> {
  await converse(url, (socket) => socket.end(part));
}

function converse(url: string, begin: (socket: Socket) => void): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => begin(socket));
    let received = "";
    socket.on("data", (chunk) => (received += chunk.toString()));
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}

/** A request whose body has not arrived, so that the mock cannot respond yet. */
export interface OpenRequest {
  /** Sends the body. */
  readonly finish: () => void;
  /** Resolves with everything that arrived when either side has closed the connection. */
  readonly closed: Promise<string>;
}

/** Sends the headers of a new book. Resolves when the mock has asked for the body with `100 Continue`. */
export async function openRequest(url: string): Promise<OpenRequest> {
  const { hostname, port } = new URL(url);
  const body = '{"id":1,"title":"Two"}';
  const head = ["POST /books HTTP/1.1", "host: x", "x-reader-key: any", "content-type: application/json"];
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  socket.on("error", () => {});
  const closed = once(socket, "close").then(() => received);
  socket.write([...head, `content-length: ${body.length}`, "expect: 100-continue", "\r\n"].join("\r\n"));
  await once(socket, "data");
  return { finish: () => void socket.write(body), closed };
}

/** A response as received. */
export interface RawResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Sends a request with an unchanged path. `fetch` would normalize it. */
export function send(
  url: string,
  path: string,
  { method = "GET", headers = {}, agent }: SendOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = httpRequest({ hostname, port, path, method, headers, agent }, (incoming) => {
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
  /** Default: the global agent. */
  agent?: Agent;
}
