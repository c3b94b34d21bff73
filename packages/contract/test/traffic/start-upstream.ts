import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener, type RequestOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

/** A document with a response of each kind. */
export const thingsSpec = fileURLToPath(new URL("things.yaml", import.meta.url));

/** A key, which no output may contain. */
export const thingsKey = "secret-key-of-things";

/** A right response of `things.get`. */
export const thing = { id: 12, name: "spoon" };

/** A service whose responses a test decides. */
export interface TestUpstream {
  readonly url: string;
  /** Responds to the following requests. */
  respond: RequestListener;
  stop(): Promise<void>;
}

/** Starts a service on 127.0.0.1. Without another decision, it returns {@link thing}. */
export async function startUpstream(): Promise<TestUpstream> {
  // This server never closes an idle connection. On a busy machine, a request could meet a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => upstream.respond(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const upstream: TestUpstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    respond: respondWith(200, thing, { "x-total": "1" }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}

/** Returns a listener that sends this JSON. */
export function respondWith(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
  };
}

/** A response as a caller receives it. */
export interface RawResponse extends Pick<IncomingMessage, "statusCode" | "statusMessage" | "rawHeaders"> {
  readonly body: Buffer;
}

/** Sends a request with {@link thingsKey}, and receives the whole response without decoding it. */
export async function call(url: string, options: RequestOptions = {}, body?: string | Buffer): Promise<RawResponse> {
  const sent = request(url, { ...options, headers: { "x-key": thingsKey, ...options.headers } });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { statusCode, statusMessage, rawHeaders } = response;
  return { statusCode, statusMessage, rawHeaders, body: Buffer.concat(chunks) };
}
