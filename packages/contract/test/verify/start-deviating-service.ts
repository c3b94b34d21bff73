import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { startMock } from "@shortvideo-api/mock";

/** A response that is sent in place of the mock's valid one. */
export interface WireResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Encodes the text. Default: as UTF-8. */
  encode?: (text: string) => Buffer;
}

/** Changes a response of the operation at `path`; `undefined` breaks the connection. */
export type Deviation = (
  response: WireResponse,
  request: { path: string; query: URLSearchParams; number: number },
) => WireResponse | undefined | Promise<WireResponse | undefined>;

/** A service that responds as the mock does, with one deviation. */
export interface DeviatingService {
  url: string;
  /** The received requests, with their headers. */
  requests: { path: string; headers: IncomingMessage["headers"] }[];
  stop: () => Promise<void>;
}

/** Starts a deviating service on 127.0.0.1. */
export async function startDeviatingService(deviate: Deviation, spec?: string): Promise<DeviatingService> {
  const mock = await startMock({ spec });
  const requests: DeviatingService["requests"] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", mock.url);
    requests.push({ path: request.url ?? "", headers: request.headers });
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === "string" && !["host", "connection"].includes(name) ? [[name, value] as [string, string]] : [],
    );
    const real = await fetch(mock.url + request.url, { method: request.method ?? "GET", headers });
    const link = real.headers.get("link");
    const validResponse: WireResponse = {
      status: real.status,
      headers: { "content-type": real.headers.get("content-type") ?? "", ...(link === null ? {} : { link }) },
      text: await real.text(),
    };
    const sent = await deviate(validResponse, { path: pathname, query: searchParams, number: requests.length });
    if (!sent) {
      request.socket.destroy();
      return;
    }
    response.writeHead(sent.status, sent.headers).end(sent.encode?.(sent.text) ?? sent.text);
  };
  // This server never closes an idle connection. On a busy machine, a request could meet a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await mock.stop();
    },
  };
}
