import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { loadDocument } from "../../../mock/src/operation/load-document.js";
import { readOperations } from "../../../mock/src/operation/read-operations.js";
import { type Exchange, startMock } from "../../../mock/src/index.js";
import { service } from "../../../mock/src/core/service.js";
import { library } from "../../../mock/test/library.js";
import { type GeneratedRequest, generateRequest, toTarget } from "../../../mock/test/validation/generate-request.js";
import { createRandom } from "../../../mock/test/validation/random.js";
import { createSecondOpinion, toVerdict } from "./ask-prism.js";
import { type Difference, explain, weaknesses } from "./weaknesses.js";

// Compares two validators of one document: the mock, and stock Prism. Both get the same requests, valid and invalid in every
// way, and each difference must be a known weakness of Prism.

const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);

const sources = { service: { source: service, each: 200 }, library: { source: library, each: 500 } };
type Name = keyof typeof sources;

/** Verdicts of both validators. */
interface Comparison {
  readonly requests: number;
  readonly unexplained: readonly string[];
  /** Names of the weaknesses that explain a difference. */
  readonly met: ReadonlySet<string>;
}

const comparisons = new Map<Name, Promise<Comparison>>();

/** Sends requests of each operation to both validators, once for all tests, because it takes long. */
function compare(name: Name): Promise<Comparison> {
  const comparison = comparisons.get(name) ?? ask(name);
  comparisons.set(name, comparison);
  return comparison;
}

async function ask(name: Name): Promise<Comparison> {
  const { source, each } = sources[name];
  const { document } = await loadDocument(source.spec);
  const operations = readOperations(document);
  const askPrism = await createSecondOpinion(document);
  const exchanges: Exchange[] = [];
  const mock = await startMock({ ...source, onExchange: (exchange) => exchanges.push(exchange) });
  const random = createRandom(seed);
  const requests = operations.flatMap((operation) =>
    Array.from({ length: each }, () => ({ operation, request: generateRequest(operation, random, 2) })),
  );
  const unexplained: string[] = [];
  const met = new Set<string>();
  for (const { operation, request } of requests) {
    // Each exchange belongs to the request before it.
    const ours = toVerdict(await sendRequest(mock.url, request));
    const prism = await askPrism(request);
    const { violations = [] } = exchanges.at(-1) ?? {};
    if (ours === prism.verdict) continue;
    const difference: Difference = { operation, request, ours, violations, prism };
    const names = explain(difference);
    for (const weakness of names ?? []) met.add(weakness);
    if (!names) unexplained.push(print(difference));
  }
  await mock.stop();
  return { requests: requests.length, unexplained, met };
}

test.each<[Name, number]>([
  ["service", 24 * 200],
  ["library", 5 * 500],
])("differs from Prism about requests to the %s only by known weaknesses of Prism", async (name, count) => {
  const { requests, unexplained, met } = await compare(name);

  expect(unexplained).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(count);
  expect(met.size).toBeGreaterThan(0);
});

test("each known weakness of Prism occurs", async () => {
  const [ofService, ofLibrary] = [await compare("service"), await compare("library")];

  expect([...new Set([...ofService.met, ...ofLibrary.met])].toSorted()).toEqual(weaknesses.toSorted());
});

function sendRequest(url: string, request: GeneratedRequest): Promise<number> {
  const { method, body } = request;
  // Node leaves the length out for methods that seldom have a body.
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const headers = { ...request.headers, ...length };
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path: toTarget(request), method, headers }, (incoming) => {
      incoming.resume();
      incoming.on("end", () => resolve(incoming.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function print({ request, ours, violations, prism }: Difference): string {
  return [
    `${request.method} ${toTarget(request)} (${request.changes.join(", ")})`,
    `  ours: ${ours} ${violations.map(({ place, code, message }) => `${place} ${code} ${message}`).join("; ")}`,
    `  Prism: ${prism.verdict} ${prism.reasons.join("; ")}`,
  ].join("\n");
}
