import { MockStartError } from "../operation/mock-start-error.js";
import { type Mock, type MockOptions, openMock } from "../core/create-mock.js";
import { createFront } from "./create-front.js";
import { closeServer, listen } from "./listen.js";
import { printFirstCall } from "./print-first-call.js";

/** Options of {@link startMock}. */
export interface MockServerOptions extends MockOptions {
  /** Port to listen on. Default: any free port, which `mock.url` contains. */
  port?: number | undefined;
  /** Address to listen on. Default: `127.0.0.1`, which only this machine can reach. */
  host?: string | undefined;
}

/** A mock that listens on a port. `replace` ends no connection. */
export interface MockServer extends Mock {
  /** `"http://127.0.0.1:4010"`, without a trailing slash. */
  readonly url: string;
  /** A `curl` command to try, with a key; `undefined` when every GET has required parameters. */
  readonly curl: string | undefined;
  /** Accepts no more requests, waits `graceMs` (default 5,000) for requests in progress, then closes their connections. */
  stop(options?: { graceMs?: number }): Promise<void>;
}

/**
 * Starts a mock on a port. Resolves when it listens.
 *
 * Throws {@link MockStartError} as {@link createMock} does, and when the port is taken.
 */
export async function startMock(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 0, host = "127.0.0.1", ...mockOptions } = options;
  const { mock, core } = await openMock(mockOptions);
  const server = createFront(core);
  const url = await listen(server, port, host).catch((error: Error) => {
    throw new MockStartError([error.message]);
  });
  let stopped: Promise<void> | undefined;
  return {
    ...mock,
    url,
    get operations() {
      return mock.operations;
    },
    get warnings() {
      return mock.warnings;
    },
    get unplayed() {
      return mock.unplayed;
    },
    get curl() {
      return printFirstCall(url, core.source.operations);
    },
    stop({ graceMs = 5_000 } = {}) {
      core.drain();
      return (stopped ??= closeServer(server, graceMs));
    },
  };
}
