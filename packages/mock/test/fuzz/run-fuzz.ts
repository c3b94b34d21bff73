import { setTimeout as wait } from "node:timers/promises";
import type { OpenApi } from "@shortvideo-api/document";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { createRandom } from "../validation/random.js";
import { type Caller, hangMs, openCaller } from "./caller.js";
import { createResponseCheck, type CheckResponse } from "./check-response.js";
import { type MockProcess, startProcess } from "./start-process.js";
import { createStory } from "./create-story.js";
import type { Story } from "./story.js";

/** Options of {@link runFuzz}. */
export interface FuzzOptions {
  /** Arguments for Node: the flags, the script of the mock, and its arguments. */
  readonly args: readonly string[];
  readonly document: OpenApi;
  /** Minimum number of requests. */
  readonly requests: number;
  /** Selects the requests. */
  readonly seed: number;
  /** Number of parallel callers. */
  readonly callers: number;
  readonly onProgress?: (requests: number) => void;
}

/** Results of {@link runFuzz}. */
export interface FuzzReport {
  readonly requests: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Memory in use after a fifth of the requests and after all of them, in megabytes. */
  readonly heapMegabytes: readonly [early: number, late: number];
  /** Failures with the sent bytes. */
  readonly failures: readonly string[];
}

/** Sends valid, invalid and malformed requests to a mock, and then stops it while it responds. */
export async function runFuzz({
  args,
  document,
  requests,
  seed,
  callers,
  onProgress,
}: FuzzOptions): Promise<FuzzReport> {
  const mock = await startProcess(args);
  const run = createRun(mock.port, document, seed);
  try {
    await run.send(requests * 0.2, callers, onProgress);
    const early = await mock.readHeap();
    await run.send(requests, callers, onProgress);
    const late = await mock.readHeap();
    if (late > early * 1.1 + 8) {
      run.failures.push(`The memory in use grew from ${early.toFixed(1)} to ${late.toFixed(1)} MB.`);
    }
    run.failures.push(...(await findDrainFailures(mock)));
    return {
      requests: run.sent(),
      statuses: run.statuses,
      heapMegabytes: [early, late],
      failures: run.failures,
    };
  } catch (error) {
    run.failures.push(`${String(error)} ${mock.stderr()}`);
    return {
      requests: run.sent(),
      statuses: run.statuses,
      heapMegabytes: [0, 0],
      failures: run.failures,
    };
  } finally {
    run.close();
    mock.kill();
    await mock.ended;
  }
}

function createRun(port: number, document: OpenApi, seed: number) {
  const operations = readServedOperations(document);
  const checkResponse = createResponseCheck(document, operations);
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const openCallers: Caller[] = [];
  let sent = 0;
  let stories = 0;

  /** Plays stories one after the other until all callers together have sent `limit` requests. */
  async function play(limit: number, onProgress: FuzzOptions["onProgress"]): Promise<void> {
    let caller: Caller | undefined;
    while (sent < limit && failures.length < 20) {
      // The number of a story decides its content, whichever caller plays it.
      const story = createStory(operations, createRandom(seed * 1_000_003 + stories++));
      sent += Math.max(1, story.requests.length);
      if (story.ending !== "responses" || !caller?.isOpen()) {
        caller?.drop();
        caller = await openCaller(port);
      }
      const failure = await playStory(caller, story, checkResponse, statuses);
      if (failure !== undefined) failures.push(`${failure}\n  ${JSON.stringify(story.pieces).slice(0, 2_000)}`);
      if (story.ending === "open") {
        openCallers.push(caller);
        caller = undefined;
      } else if (story.ending !== "responses" || failure !== undefined) {
        caller.drop();
        caller = undefined;
      }
      onProgress?.(sent);
    }
    caller?.drop();
  }

  return {
    statuses,
    failures,
    sent: () => sent,
    send: (limit: number, callers: number, onProgress: FuzzOptions["onProgress"]) =>
      Promise.all(Array.from({ length: callers }, () => play(limit, onProgress))),
    close() {
      for (const caller of openCallers) caller.drop();
    },
  };
}

/** Plays a story. Returns a failure, or `undefined` when all responses were correct. */
async function playStory(
  caller: Caller,
  story: Story,
  checkResponse: CheckResponse,
  statuses: Record<string, number>,
): Promise<string | undefined> {
  for (const [index, piece] of story.pieces.entries()) {
    // A pause, so that the pieces arrive separately.
    if (index > 0) await wait(1);
    caller.write(piece);
  }
  if (story.ending === "reset" || story.ending === "open") return undefined;
  if (story.ending === "half") caller.end();
  if (story.ending !== "responses") {
    const [method] = story.requests.map((request) => request.method);
    const response = await caller.read(method === "HEAD");
    return response === "late" && story.ending === "half"
      ? "The mock sent nothing and did not close the connection."
      : undefined;
  }
  for (const request of story.requests) {
    // Responses come in the order of the requests.
    const response = await caller.read(request.method === "HEAD");
    if (typeof response === "string")
      return `${request.method} ${request.target} got no response: ${response === "closed" ? "the mock closed the connection" : "the mock hangs"}.`;
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    const problem = checkResponse(request, response);
    if (problem !== undefined)
      return `${request.method} ${request.target} (${request.preference}) got a wrong response: ${problem}`;
    // Requests after one that ends the connection are not read.
    if (response.headers["connection"] === "close") {
      caller.drop();
      return undefined;
    }
  }
  return undefined;
}

/** Stops the mock while it responds, and checks that each request in progress gets its response. */
async function findDrainFailures(mock: MockProcess): Promise<string[]> {
  const callers = await Promise.all(Array.from({ length: 20 }, () => openCaller(mock.port)));
  const head = "GET /~scenario=slow,delay_ms=400/api/drama/explore HTTP/1.1\r\nhost: a\r\nx-gateway-key: k\r\n";
  for (const caller of callers) caller.write(`${head}expect: 100-continue\r\n\r\n`);
  // The mock sends `100 Continue` for a request that it has begun to process.
  await Promise.all(callers.map((caller) => caller.waitForBytes()));
  mock.terminate();
  const responses = await Promise.all(callers.map((caller) => caller.read(false)));
  const cutOff = responses.filter((response) => typeof response === "string" || response.status !== 200).length;
  const code = await Promise.race([mock.ended, wait(hangMs, "late" as const, { ref: false })]);
  return [
    ...(cutOff > 0 ? [`SIGTERM cut off ${cutOff} of ${responses.length} requests in progress.`] : []),
    ...(code === 0 ? [] : [`After SIGTERM the mock ended with ${code}, and not with exit code 0.`]),
  ];
}
