import type { Watch } from "./watch-fetch.js";

/** Result of a call of one operation, and of an iteration over its list if it has one. */
export interface OperationVisit {
  /** `"posts.listComments"`. */
  readonly operation: string;
  /** HTTP status of the last response; `undefined` if there was none. */
  readonly status: number | undefined;
  /** `undefined` if the operation is not a list. */
  readonly list: { readonly pages: number; readonly items: number } | undefined;
  readonly durationMs: number;
  /** Why it failed; `undefined` if it succeeded. */
  readonly failure: string | undefined;
}

/** Timeout for one operation, including its list. A mock that hangs exceeds it, too. */
const timeoutMs = 60_000;

/** Calls an operation through the client, then iterates over its list. Never throws: `failure` contains the reason. */
export async function visitOperation(
  api: object,
  watch: Watch,
  operation: string,
  params: unknown,
): Promise<OperationVisit> {
  const start = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  watch.take();
  let status: number | undefined;
  let list: OperationVisit["list"];
  let failure: string | undefined;
  try {
    const [resource, method] = findMethod(api, operation);
    await Reflect.apply(method, resource, [params, { signal }]);
    ({ status } = watch.take());
    list = await readList(resource, operation, params, signal, watch);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    status = watch.take().status ?? status;
  }
  return { operation, status, list, durationMs: performance.now() - start, failure };
}

function findMethod(api: object, operation: string): [resource: object, method: Method] {
  const [resourceName = "", methodName = ""] = operation.split(".");
  const resource: unknown = Reflect.get(api, resourceName);
  const method: unknown =
    typeof resource === "object" && resource !== null ? Reflect.get(resource, methodName) : undefined;
  if (typeof resource === "object" && resource !== null && isMethod(method)) return [resource, method];
  throw new Error(`The client has no \`${operation}\`. Run \`npm run generate\`.`);
}

async function readList(
  resource: object,
  operation: string,
  params: unknown,
  signal: AbortSignal,
  watch: Watch,
): Promise<OperationVisit["list"]> {
  const method = findIterator(resource, operation);
  if (method === undefined) return undefined;
  const paginator: unknown = Reflect.apply(method, resource, [params, { signal }]);
  if (!isAsyncIterable(paginator)) throw new Error(`The list method of ${operation} returned nothing to iterate over.`);
  let items = 0;
  const iterator = paginator[Symbol.asyncIterator]();
  while (!(await iterator.next()).done) items += 1;
  if (items === 0) throw new Error(`The list of ${operation} has no items.`);
  return { pages: watch.take().responses, items };
}

/** Finds the method that iterates over a list: the one that follows the operation's own, such as `iterateComments` after `listComments`. */
function findIterator(resource: object, operation: string): Method | undefined {
  const names = Object.keys(resource);
  const next = names[names.indexOf(operation.split(".")[1] ?? "") + 1];
  if (!next?.startsWith("iterate")) return undefined;
  const method: unknown = Reflect.get(resource, next);
  return isMethod(method) ? method : undefined;
}

type Method = (...args: unknown[]) => unknown;

function isMethod(value: unknown): value is Method {
  return typeof value === "function";
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
