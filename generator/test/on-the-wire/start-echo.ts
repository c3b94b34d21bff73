import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll } from "vitest";

/** A request as it arrived. */
export interface ArrivedRequest {
  readonly method: string;
  /** The path with its query. */
  readonly target: string;
  /** In lower case; a repeated header is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** A server that keeps every request. */
export interface Echo {
  readonly url: string;
  /** Returns the requests since the last call, in the order of their arrival. */
  readonly takeRequests: () => readonly ArrivedRequest[];
  /** Sets the response to the next requests. Default: status 200 and `{}`. */
  respondBy: (respond: Respond) => void;
}

/** Responds to a request. */
export type Respond = (request: ArrivedRequest, response: ServerResponse) => void | Promise<void>;

/** Starts an HTTP server that keeps what arrives. It runs until the tests of the file end. */
export async function startEcho(): Promise<Echo> {
  let requests: ArrivedRequest[] = [];
  let respond: Respond = respondWithEmptyObject;
  // This server never closes an idle connection. On a busy machine, a request could meet a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    void readRequest(incoming).then(
      (request) => {
        requests.push(request);
        return respond(request, response);
      },
      // A client may abort its request.
      () => response.destroy(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    takeRequests: () => {
      const taken = requests;
      requests = [];
      return taken;
    },
    respondBy: (next) => {
      respond = next;
    },
  };
}

/** Responds with status 200 and `{}`. */
export const respondWithEmptyObject: Respond = (_, response) => respondWithJson(response, 200, {});

/** Responds with JSON. */
export function respondWithJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function readRequest(incoming: IncomingMessage): Promise<ArrivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers: Record<string, string | readonly string[]> = {};
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    headers[name] = values.length === 1 ? (values[0] ?? "") : values;
  }
  const { method = "", url: target = "" } = incoming;
  return { method, target, headers, body: Buffer.concat(chunks) };
}
