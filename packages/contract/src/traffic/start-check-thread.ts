import { constants, setPriority } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { MockStartError } from "@shortvideo-api/mock";
import type { UnreadableRequest } from "@shortvideo-api/mock/requests";
import { type CheckerOptions, createExchangeChecker, type ExchangeChecker } from "./create-exchange-checker.js";
import type { ServiceExchange } from "./service-exchange.js";

/** A checker of exchanges in another thread, so that a check delays no traffic. */
export type CheckThread = {
  readonly [Name in keyof Calls]: (...given: Argument<Name>) => Promise<ReturnType<Calls[Name]>>;
} & { readonly stop: () => Promise<void> };

/** The calls that the thread takes, as {@link ExchangeChecker} describes them. */
const calls = {
  /** Takes over the bytes of the bodies. */
  check: (checker: ExchangeChecker, exchange: ServiceExchange) => checker.check(exchange),
  recordUnreadable: (checker: ExchangeChecker, unreadable: UnreadableRequest) => checker.recordUnreadable(unreadable),
  findMissingTarget: (checker: ExchangeChecker, exchange: ServiceExchange) => checker.findMissingTarget(exchange),
  report: (checker: ExchangeChecker) => checker.report(),
  listSamples: (checker: ExchangeChecker) => checker.samples,
  redact: (checker: ExchangeChecker, texts: readonly string[]) => texts.map((text) => checker.redact(text)),
};

type Calls = typeof calls;
type Argument<Name extends keyof Calls> =
  Parameters<Calls[Name]> extends [ExchangeChecker, ...infer Given] ? Given : never;

/** A call of the main thread. */
interface Call {
  readonly id: number;
  readonly name: keyof Calls;
  readonly argument: unknown;
}

/** The result of a call. Result 0 says that the thread is ready, or why it did not start. */
interface CallResult {
  readonly id: number;
  readonly result?: unknown;
  readonly reasons?: readonly string[];
}

/** Marks the data of a check thread, because this file is loaded in other threads, too. */
const mark = "shortvideo-contract check";

/**
 * Starts a thread that checks exchanges.
 *
 * Throws `MockStartError` for a document that cannot be read. If the thread fails later, all calls reject.
 */
export async function startCheckThread(options: CheckerOptions): Promise<CheckThread> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { mark, options } });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  let failure: Error | undefined;

  function wait(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (failure) reject(failure);
      else waiting.set(id, { resolve, reject });
    });
  }

  function call<Name extends keyof Calls>(
    name: Name,
    [argument]: Argument<Name>,
    transferred: ArrayBuffer[] = [],
  ): Promise<ReturnType<Calls[Name]>> {
    const id = ++count;
    worker.postMessage({ id, name, argument } satisfies Call, transferred);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The thread returns the result of the named call.
    return wait(id) as Promise<ReturnType<Calls[Name]>>;
  }

  function failAll(error: Error): void {
    // The thread ends after its error.
    failure ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  worker.on("message", ({ id, result, reasons }: CallResult) => {
    const each = waiting.get(id);
    waiting.delete(id);
    if (reasons) each?.reject(new MockStartError(reasons, "The proxy did not start."));
    else each?.resolve(result);
  });
  worker.on("error", (error: unknown) => failAll(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => failAll(new Error("The checks have ended.")));
  await wait(0);
  return {
    check: (exchange) => call("check", [exchange], listBuffers(exchange)),
    recordUnreadable: (unreadable) => call("recordUnreadable", [unreadable]),
    findMissingTarget: (exchange) => call("findMissingTarget", [exchange]),
    report: () => call("report", []),
    listSamples: () => call("listSamples", []),
    redact: (texts) => call("redact", [texts]),
    async stop() {
      await worker.terminate();
    },
  };
}

function listBuffers({ request, response }: ServiceExchange): ArrayBuffer[] {
  const bodies = [request.body, response && "body" in response ? response.body : undefined];
  const buffers = bodies.flatMap((body) => (body && body.buffer instanceof ArrayBuffer ? [body.buffer] : []));
  return [...new Set(buffers)];
}

/** Takes the calls of the main thread, one after the other. */
async function takeCalls(options: CheckerOptions): Promise<void> {
  // Traffic comes first. On Linux, the priority is that of this thread; on other systems, it would be that of the process.
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);
  try {
    const checker = await createExchangeChecker(options);
    parentPort?.on("message", ({ id, name, argument }: Call) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The main thread passes the argument of the named call.
      const run = calls[name] as (checker: ExchangeChecker, argument: unknown) => unknown;
      send({ id, result: run(checker, argument) });
    });
    send({ id: 0 });
  } catch (error) {
    if (!(error instanceof MockStartError)) throw error;
    send({ id: 0, reasons: error.reasons });
  }
}

function send(result: CallResult): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(result);
}

/** Returns the options of a check thread; `undefined` in any other thread. */
function readOptions(data: unknown): CheckerOptions | undefined {
  if (isMainThread || typeof data !== "object" || data === null || !("mark" in data) || data.mark !== mark)
    return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `startCheckThread` has passed them.
  return (data as unknown as { readonly options: CheckerOptions }).options;
}

const options = readOptions(workerData);
if (options) await takeCalls(options);
