import { styleText } from "node:util";
import { type ApiModel, type Operation, sampleAuth } from "@shortvideo-api/model/source";

/** The packages of a workspace, as far as a visit of its operations uses them. */
export interface BuiltPackages {
  readonly createClient: (options: object) => BuiltResource;
  /** The fixtures, by operation. */
  readonly operations: Readonly<Record<string, { readonly params: unknown }>>;
}

/** A client or a resource: its methods, and the resources within it. */
interface BuiltResource {
  readonly [member: string]: BuiltResource | BuiltMethod;
}

type BuiltMethod = (params: unknown, options: object) => unknown;

/** What happened when an operation was called. */
export interface VisitedOperation {
  /** The id of the operation. */
  readonly operation: string;
  /** The status of its last response; `undefined` if none arrived. */
  readonly status: number | undefined;
  /** The number of pages of a list. */
  readonly pages: number | undefined;
  /** The number of items of a list or stream. */
  readonly items: number | undefined;
  readonly durationMs: number;
  /** The reason why the call failed. */
  readonly failure: string | undefined;
  /** What the document does not say, so that the operation cannot be called or served. */
  readonly gap: string | undefined;
}

/** The time limit of one operation, for a mock that hangs. */
const timeoutMs = 60_000;

/**
 * Calls every operation with the params of its fixtures, and reads every list and every stream to its end. A list without items is a
 * failure. Never throws.
 */
export async function visitOperations(
  model: ApiModel,
  built: BuiltPackages,
  baseUrl: string,
): Promise<VisitedOperation[]> {
  const visits: VisitedOperation[] = [];
  let status: number | undefined;
  let responses = 0;
  const watchedFetch: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    ({ status } = response);
    responses += 1;
    return response;
  };
  const retry = { maxRetries: 0 };
  const api = built.createClient({ baseUrl, ...sampleAuth(model.auth), fetch: watchedFetch, retry });
  for (const { members, operations } of model.resources) {
    for (const operation of operations) {
      status = undefined;
      const start = performance.now();
      const call = (method: string, ...given: Parameters<BuiltMethod>): unknown => {
        responses = 0;
        return findMethod(api, [...members, method])(...given);
      };
      const visit = await visitOperation(operation, call, built.operations[operation.id]?.params);
      // The mock responds so if the document gives it no response.
      const isKnown = visit.failure !== undefined && status === 501;
      visits.push({
        ...visit,
        status,
        pages: operation.pagination && responses,
        durationMs: performance.now() - start,
        ...(isKnown && { gap: visit.failure, failure: undefined }),
      });
    }
  }
  return visits;
}

/** Returns a method of a client by the members that lead to it. Throws an error if there is none. */
function findMethod(api: BuiltResource, members: readonly string[]): BuiltMethod {
  let found: BuiltResource | BuiltMethod | undefined = api;
  for (const name of members) found = typeof found === "object" ? found[name] : undefined;
  if (typeof found === "function") return found;
  throw new TypeError(`The client has no \`${members.join(".")}\`. Run \`npm run build\`.`);
}

/** Calls a method of the resource of an operation. */
type CallMethod = (method: string, ...given: Parameters<BuiltMethod>) => unknown;

async function visitOperation(
  operation: Operation,
  call: CallMethod,
  params: unknown,
): Promise<Pick<VisitedOperation, "operation" | "items" | "failure" | "gap">> {
  const { id, paramsWithoutValue, pagination } = operation;
  const visit = { operation: id, items: undefined, failure: undefined, gap: undefined };
  if (paramsWithoutValue.length > 0) {
    const names = paramsWithoutValue.join("`, `");
    return { ...visit, gap: `It has no valid example request: no value of \`${names}\` was found.` };
  }
  try {
    const items = await callOperation(operation, call, params);
    const isEmpty = pagination !== undefined && items === 0;
    return { ...visit, items, failure: isEmpty ? "The list has no items." : undefined };
  } catch (error) {
    return { ...visit, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Calls an operation. Returns the number of items of a list or stream. */
async function callOperation(
  { method, pagination }: Operation,
  call: CallMethod,
  params: unknown,
): Promise<number | undefined> {
  const options = { signal: AbortSignal.timeout(timeoutMs) };
  const result = await call(method, params, options);
  if (pagination) return await countItems(call(pagination.iterate, params, options));
  return isIterable(result) ? await countItems(result) : undefined;
}

async function countItems(iterable: unknown): Promise<number> {
  if (!isIterable(iterable)) throw new TypeError("The call returns no items.");
  const iterator = iterable[Symbol.asyncIterator]();
  let items = 0;
  while (!(await iterator.next()).done) items += 1;
  return items;
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/** Prints visits as a table, with the reason below each operation that failed or has a gap, and the totals. */
export function printVisits(visits: readonly VisitedOperation[]): string {
  const width = Math.max(...visits.map(({ operation }) => operation.length), 9) + 2;
  const toRow = (operation: string, status: string, pages: string, items: string, ms: string): string =>
    `${operation.padEnd(width)}${status.padStart(6)}${pages.padStart(7)}${items.padStart(7)}${ms.padStart(8)}`;
  const rows = visits.map(({ operation, status, pages, items, durationMs, failure, gap }) => {
    const ms = durationMs.toFixed(0);
    const row = toRow(operation, String(status ?? "none"), String(pages ?? "–"), String(items ?? "–"), ms);
    const reason = failure ?? (gap === undefined ? undefined : `Known gap: ${gap}`);
    const whole = reason === undefined ? row : `${row}\n  ${reason.replaceAll("\n", "\n  ")}`;
    return failure === undefined ? whole : styleText("red", whole);
  });
  const head = styleText("dim", toRow("operation", "status", "pages", "items", "ms"));
  return [head, ...rows, "", printTotals(visits)].join("\n");
}

/** Prints how many operations were called, failed and have a gap. */
export function printTotals(visits: readonly VisitedOperation[]): string {
  const failed = visits.filter(({ failure }) => failure !== undefined).length;
  const gaps = visits.filter(({ gap }) => gap !== undefined).length;
  return [
    failed === 0 ? `${visits.length - gaps} operations called.` : `${failed} of ${visits.length} operations failed.`,
    ...(gaps > 0
      ? [`${gaps} with a known gap of the document: the warnings of \`npm run generate\` name its line and the fix.`]
      : []),
  ].join("\n");
}
