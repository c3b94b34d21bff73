import type { Fetch } from "@shortvideo-api/mock";
import type { HeaderPairs, ServiceExchange } from "../../src/traffic/service-exchange.js";

/** The parts of a request that a test states. */
export interface TestRequest {
  readonly method?: string;
  readonly target: string;
  readonly headers?: HeaderPairs;
  readonly body?: string;
}

/** A key of the service, which no output may contain. */
export const testKey = "secret-key-of-a-test";

/** Sends a request to a service, and returns the exchange. */
export async function exchangeWith(fetch: Fetch, request: TestRequest): Promise<ServiceExchange> {
  const { method = "GET", target, headers = [["x-gateway-key", testKey]], body } = request;
  const response = await fetch(`http://service${target}`, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body !== undefined && { body }),
  });
  return {
    request: { method, target, headers, body: new TextEncoder().encode(body) },
    response: {
      status: response.status,
      headers: [...response.headers],
      body: new Uint8Array(await response.arrayBuffer()),
    },
  };
}
