import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { startMock } from "@shortvideo-api/mock";

/** What goes over the wire in place of the mock's right answer. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** How the text becomes bytes. Default: as UTF-8. */
  encode?: (text: string) => Buffer;
}

/** Changes an answer of the operation at `path`; `undefined` breaks the connection. */
export type Deviation = (
  answer: WireAnswer,
  request: { path: string; query: URLSearchParams; number: number },
) => WireAnswer | undefined | Promise<WireAnswer | undefined>;

/** A service that answers as the mock does, but for one thing that is wrong with it. */
export interface DeviatingService {
  url: string;
  /** Requests that came, with their headers. */
  requests: { path: string; headers: IncomingMessage["headers"]; atMs: number }[];
  stop: () => Promise<void>;
}

/** Starts one on 127.0.0.1. */
export async function startDeviating(deviate: Deviation, spec?: string): Promise<DeviatingService> {
  const mock = await startMock({ spec });
  const requests: DeviatingService["requests"] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", mock.url);
    requests.push({ path: request.url ?? "", headers: request.headers, atMs: performance.now() });
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === "string" && !["host", "connection"].includes(name) ? [[name, value] as [string, string]] : [],
    );
    const real = await fetch(mock.url + request.url, { method: request.method ?? "GET", headers });
    const right: WireAnswer = {
      status: real.status,
      headers: { "content-type": real.headers.get("content-type") ?? "" },
      text: agree(await real.text()),
    };
    const sent = await deviate(right, { path: pathname, query: searchParams, number: requests.length });
    if (!sent) {
      request.socket.destroy();
      return;
    }
    response.writeHead(sent.status, sent.headers).end(sent.encode?.(sent.text) ?? sent.text);
  };
  const server = createServer((request, response) => void answer(request, response));
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

/** A list of the mock has ids of its own, which stand in `id` alone. */
function agree(text: string): string {
  return text.replaceAll(/"id":(\d+),"id_str":"\d+"/g, '"id":$1,"id_str":"$1"');
}
