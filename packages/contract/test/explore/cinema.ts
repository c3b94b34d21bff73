import { fileURLToPath } from "node:url";
import { createMock, type Mock } from "@shortvideo-api/mock";
import type { Difference } from "@shortvideo-api/report";
import { type VerifyOptions, verifyService } from "../../src/index.js";

/** The document of the cinema. */
export const cinema = fileURLToPath(new URL("cinema.yaml", import.meta.url));

/** A request to the cinema. */
export interface Sent {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
}

/** A response of the cinema. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Responds in place of the cinema. `respond` returns the right response to a request. */
export type Plant = (sent: Sent, respond: (to: Sent) => Promise<Answer>) => Promise<Answer>;

let mock: Promise<Mock> | undefined;

/** Explores the cinema with a defect, without a socket. */
export async function exploreCinema(plant: Plant, options: Partial<VerifyOptions> = {}) {
  mock ??= createMock({ spec: cinema });
  const { fetch } = await mock;
  const requests: string[] = [];
  const respond = async ({ path, query, headers }: Sent): Promise<Answer> => {
    const response = await fetch(`http://cinema.test${path}${query.size === 0 ? "" : `?${query}`}`, { headers });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  };
  const { report } = await verifyService({
    baseUrl: "http://cinema.test",
    key: "cinema-secret",
    spec: cinema,
    perSecond: 1_000_000,
    explore: { seed: 1 },
    async fetch(url, init) {
      requests.push(url);
      const { pathname, searchParams } = new URL(url);
      const sent = { path: pathname, query: searchParams, headers: new Headers(init.headers) };
      const { status, headers, text } = await plant(sent, respond);
      return new Response(text, { status, headers });
    },
    ...options,
  });
  return { report, requests };
}

/** Prints a difference: `"films.list invalid-accepted query.count maximum 20"`. */
export function printDifference({ operation, code, place, rule }: Difference): string {
  return [operation, code, place, rule].filter((part) => part !== undefined).join(" ");
}
