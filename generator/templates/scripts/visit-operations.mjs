import { createClient } from "@workspace/client";
import { operations } from "@workspace/fixtures";

/** The time limit of one operation, for a mock that hangs. */
const timeoutMs = 60_000;

/** Calls every operation with the params of its fixtures, and reads every list and every stream to its end. Never throws. */
export async function visitOperations(model, baseUrl, fetch = globalThis.fetch) {
  const visits = [];
  let status;
  const watchedFetch = async (...request) => {
    const response = await fetch(...request);
    ({ status } = response);
    return response;
  };
  const api = createClient({
    baseUrl,
    ...inventCredentials(model.auth),
    fetch: watchedFetch,
    retry: { maxRetries: 0 },
  });
  for (const resource of model.resources) {
    for (const { id, method, pagination } of resource.operations) {
      status = undefined;
      const visit = { operation: id, items: undefined, failure: undefined };
      try {
        visit.items = await callOperation(api[resource.name], { id, method, iterate: pagination?.iterate });
      } catch (error) {
        visit.failure = error instanceof Error ? error.message : String(error);
      }
      visits.push({ ...visit, status });
    }
  }
  return visits;
}

/** Calls an operation. Returns the number of items of a list or stream. */
async function callOperation(resource, { id, method, iterate }) {
  if (!Object.hasOwn(operations, id)) throw new Error("It has no fixture; `npm run generate` prints the reason.");
  const { params } = operations[id];
  const options = { signal: AbortSignal.timeout(timeoutMs) };
  const result = await resource[method](params, options);
  if (iterate !== undefined) return await countItems(resource[iterate](params, options));
  const isStream = typeof result === "object" && result !== null && Symbol.asyncIterator in result;
  return isStream ? await countItems(result) : undefined;
}

async function countItems(iterable) {
  let items = 0;
  const iterator = iterable[Symbol.asyncIterator]();
  while (!(await iterator.next()).done) items += 1;
  return items;
}

/** Returns credentials for the mock, which accepts any. */
function inventCredentials({ option, schemes }) {
  if (option === undefined) return {};
  if (option === "apiKey") return { apiKey: "any-key" };
  return { auth: Object.fromEntries(schemes.map(({ name, sample }) => [name, sample])) };
}

/** Prints visits as a table, with the reason below each operation that failed. */
export function printVisits(visits) {
  const width = Math.max(...visits.map(({ operation }) => operation.length), 9) + 2;
  const toRow = (operation, status, items) => `${operation.padEnd(width)}${status.padStart(6)}${items.padStart(7)}`;
  const rows = visits.map(({ operation, status, items, failure }) => {
    const row = toRow(operation, String(status ?? "none"), String(items ?? "–"));
    return failure === undefined ? row : `${row}\n  ${failure.replaceAll("\n", "\n  ")}`;
  });
  const failed = visits.filter(({ failure }) => failure !== undefined).length;
  const total =
    failed === 0 ? `${visits.length} operations called.` : `${failed} of ${visits.length} operations failed.`;
  return [toRow("operation", "status", "items"), ...rows, "", total].join("\n");
}
