import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { inCI, onlyInCI } from "../../../../scripts/in-ci.js";
import { loadDocument } from "../../../mock/src/operation/load-document.js";
import { readServedOperations } from "../../../mock/src/operation/read-served-operations.js";
import { type Exchange, startMock } from "../../../mock/src/index.js";
import { service } from "../../../mock/src/core/service.js";
import { library } from "../../../mock/test/library.js";
import { type GeneratedRequest, generateRequest, toTarget } from "../../../mock/test/validation/generate-request.js";
import { createRandom } from "../../../mock/test/validation/random.js";
import { createSecondOpinion, toVerdict } from "./ask-prism.js";
import { type Difference, explain, weaknesses } from "./weaknesses.js";

// Compares two validators of one document, the mock and stock Prism. Both get the same valid and invalid requests, and each
// difference must be a known weakness of Prism.

const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);

const sources = {
  service: { source: service, requestsPerOperation: inCI(100, 20) },
  library: { source: library, requestsPerOperation: inCI(250, 50) },
};
type Name = keyof typeof sources;

/** The result of sending requests to both validators. */
interface Comparison {
  readonly requests: number;
  /** Differences that no known weakness of Prism explains. */
  readonly unexplained: readonly string[];
  /** Names of the weaknesses that explain a difference. */
  readonly occurred: ReadonlySet<string>;
}

const comparisons = new Map<Name, Promise<Comparison>>();

/** Returns the comparison for a document. Makes it once for all tests, because it takes long. */
function compareOnce(name: Name): Promise<Comparison> {
  const comparison = comparisons.get(name) ?? compare(name);
  comparisons.set(name, comparison);
  return comparison;
}

/** Sends requests of each operation to both validators. */
async function compare(name: Name): Promise<Comparison> {
  const { source, requestsPerOperation } = sources[name];
  const { document } = await loadDocument(source.spec);
  const operations = readServedOperations(document);
  const askPrism = await createSecondOpinion(document);
  const exchanges: Exchange[] = [];
  const mock = await startMock({ ...source, onExchange: (exchange) => exchanges.push(exchange) });
  const random = createRandom(seed);
  const requests = operations.flatMap((operation) =>
    Array.from({ length: requestsPerOperation }, () => ({ operation, request: generateRequest(operation, random, 2) })),
  );
  const unexplained: string[] = [];
  const occurred = new Set<string>();
  for (const { operation, request } of requests) {
    // The mock handles one request at a time, so the last exchange belongs to this request.
    const ours = toVerdict(await sendRequest(mock.url, request));
    const prism = await askPrism(request);
    const { violations = [] } = exchanges.at(-1) ?? {};
    if (ours === prism.verdict) continue;
    const difference: Difference = { operation, request, ours, violations, prism };
    const explanations = explain(difference);
    for (const weakness of explanations ?? []) occurred.add(weakness);
    if (!explanations) unexplained.push(print(difference));
  }
  await mock.stop();
  return { requests: requests.length, unexplained, occurred };
}

test.each<[Name, number]>([
  ["service", 24 * sources.service.requestsPerOperation],
  ["library", 5 * sources.library.requestsPerOperation],
])("differs from Prism about requests to the %s only by known weaknesses of Prism", async (name, count) => {
  const { requests, unexplained, occurred } = await compareOnce(name);

  expect(unexplained).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(count);
  expect(occurred.size).toBeGreaterThan(0);
});

// With few seeds, the rarest one occurs.
const withUsualSeed = { ...onlyInCI, skip: onlyInCI.skip || process.env["FUZZ_SEED"] !== undefined };

test("each known weakness of Prism occurs", withUsualSeed, async () => {
  const [serviceComparison, libraryComparison] = [await compareOnce("service"), await compareOnce("library")];

  expect([...new Set([...serviceComparison.occurred, ...libraryComparison.occurred])].toSorted()).toEqual(
    weaknesses.toSorted(),
  );
});

function sendRequest(url: string, request: GeneratedRequest): Promise<number> {
  const { method, body } = request;
  // Node omits the length for methods that rarely have a body.
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
