import type { Watch } from "./watch-fetch.js";

/** What calling one operation, and walking its list where it has one, came to. */
export interface Visit {
  /** `"posts.listComments"`. */
  readonly operation: string;
  /** HTTP status of the last answer; `undefined` when none came. */
  readonly status: number | undefined;
  /** `undefined` where there is no list to walk. */
  readonly walk: { readonly pages: number; readonly items: number } | undefined;
  readonly durationMs: number;
  /** Why it failed; `undefined` when it did not. */
  readonly failure: string | undefined;
}

/** Milliseconds for one operation, its walk included. A mock that hangs is to be told of, too. */
const patienceMs = 20_000;

/** Calls an operation through the client, then walks its list to the end. Never throws: what goes wrong is in `failure`. */
export async function visitOperation(api: object, watch: Watch, operation: string, params: unknown): Promise<Visit> {
  const start = performance.now();
  const signal = AbortSignal.timeout(patienceMs);
  watch.take();
  let status: number | undefined;
  let walk: Visit["walk"];
  let failure: string | undefined;
  try {
    const [area, method] = findMethod(api, operation);
    await Reflect.apply(method, area, [params, { signal }]);
    ({ status } = watch.take());
    walk = await walkList(area, operation, params, signal, watch);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    status = watch.take().status ?? status;
  }
  return { operation, status, walk, durationMs: performance.now() - start, failure };
}

function findMethod(api: object, operation: string): [area: object, method: Method] {
  const [areaName = "", methodName = ""] = operation.split(".");
  const area: unknown = Reflect.get(api, areaName);
  const method: unknown = typeof area === "object" && area !== null ? Reflect.get(area, methodName) : undefined;
  if (typeof area === "object" && area !== null && isMethod(method)) return [area, method];
  throw new Error(`The client has no \`${operation}\`. Run \`npm run generate\`.`);
}

async function walkList(
  area: object,
  operation: string,
  params: unknown,
  signal: AbortSignal,
  watch: Watch,
): Promise<Visit["walk"]> {
  const method: unknown = Reflect.get(area, toIterateName(operation.split(".")[1] ?? ""));
  if (!isMethod(method)) return undefined;
  const list: unknown = Reflect.apply(method, area, [params, { signal }]);
  if (!isAsyncIterable(list)) throw new Error(`The walk of ${operation} gives nothing to loop over.`);
  let items = 0;
  const iterator = list[Symbol.asyncIterator]();
  while (!(await iterator.next()).done) items += 1;
  if (items === 0) throw new Error(`The walk of ${operation} met no item.`);
  return { pages: watch.take().answers, items };
}

/** How the client names the walk of a list: `listComments` is walked by `iterateComments`, `explore` by `iterateExplore`. */
function toIterateName(method: string): string {
  const what = /^list[A-Z]/.test(method) ? method.slice("list".length) : method;
  return `iterate${what.charAt(0).toUpperCase()}${what.slice(1)}`;
}

type Method = (...args: unknown[]) => unknown;

function isMethod(value: unknown): value is Method {
  return typeof value === "function";
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
