import { createClient } from "@workspace/client";
import { operations } from "@workspace/fixtures";

/** The time limit of one operation, for a mock that hangs. */
const timeoutMs = 60_000;

/**
 * Calls every operation with the params of its fixtures, and reads every list and every stream to its end. Never throws. A `gap` is what
 * the document does not say, so that the operation cannot be called or served; a `failure` is anything else.
 */
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
    for (const operation of resource.operations) {
      const { id, method, pagination, paramsWithoutValue } = operation;
      status = undefined;
      const visit = { operation: id, items: undefined, failure: undefined, gap: undefined };
      if (paramsWithoutValue.length > 0) {
        visit.gap = `It has no valid example request: no value of \`${paramsWithoutValue.join("`, `")}\` was found.`;
      } else {
        try {
          visit.items = await callOperation(api[resource.name], { id, method, iterate: pagination?.iterate });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          visit[isGap(operation, status) ? "gap" : "failure"] = message;
        }
      }
      visits.push({ ...visit, status });
    }
  }
  return visits;
}

/** Calls an operation. Returns the number of items of a list or stream. */
async function callOperation(resource, { id, method, iterate }) {
  const { params } = operations[id];
  const options = { signal: AbortSignal.timeout(timeoutMs) };
  const result = await resource[method](params, options);
  if (iterate !== undefined) return await countItems(resource[iterate](params, options));
  const isStream = typeof result === "object" && result !== null && Symbol.asyncIterator in result;
  return isStream ? await countItems(result) : undefined;
}

/** Returns whether a status is the best that the mock can do: 501, or a failure of an operation whose success is not described. */
function isGap({ response, failures }, status) {
  const range = `${String(status).charAt(0)}XX`;
  const isDescribed = failures.some((failure) => failure.status === status || failure.status === range);
  return status === 501 || (response.statuses.length === 0 && isDescribed);
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

/** Prints visits as a table, with the reason below each operation that failed or has a gap. */
export function printVisits(visits) {
  const width = Math.max(...visits.map(({ operation }) => operation.length), 9) + 2;
  const toRow = (operation, status, items) => `${operation.padEnd(width)}${status.padStart(6)}${items.padStart(7)}`;
  const rows = visits.map(({ operation, status, items, failure, gap }) => {
    const row = toRow(operation, String(status ?? "none"), String(items ?? "–"));
    const reason = failure ?? (gap && `Known gap: ${gap}`);
    return reason === undefined ? row : `${row}\n  ${reason.replaceAll("\n", "\n  ")}`;
  });
  const failed = visits.filter(({ failure }) => failure !== undefined).length;
  const gaps = visits.filter(({ gap }) => gap !== undefined).length;
  const total = [
    failed === 0 ? `${visits.length - gaps} operations called.` : `${failed} of ${visits.length} operations failed.`,
    ...(gaps > 0
      ? [`${gaps} with a known gap of the document: the warnings of \`npm run generate\` name its line and the fix.`]
      : []),
  ];
  return [toRow("operation", "status", "items"), ...rows, "", ...total].join("\n");
}
