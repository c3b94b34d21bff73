import { once } from "node:events";
import { createServer } from "node:net";
import { styleText } from "node:util";
import { startMock } from "@shortvideo-api/mock";
import { printNotices, printWarning } from "@shortvideo-api/mock/commands";
import { type Explorer, startExplorer } from "../server/start-explorer.ts";
import { serviceDocument } from "./service-document.ts";

/** Options of {@link serve}. */
export interface ExplorerServeOptions {
  /** Port of the page; 0 for any free one. */
  port: number;
  /** Address on which the page and the mock listen. */
  host: string;
  /** Port of the mock. Default: 4010, the port of the document's server, or any free port if 4010 is in use. */
  mockPort?: number;
  /** Path of the document. Default: that of the short-video service. */
  spec?: string;
  /** Addresses of further servers, listed before those of the document. */
  server: readonly string[];
}

/** The default port of `npm run mock`, so that copied requests work with it, too. */
const usualMockPort = 4010;

/** Serves the reference and a mock until a signal arrives. */
export async function serve({ port, host, mockPort, spec, server }: ExplorerServeOptions): Promise<void> {
  const freePort = (await isFree(usualMockPort, host)) ? usualMockPort : 0;
  const mock = await startMock({ port: mockPort ?? freePort, host, spec, onWarning: warn });
  for (const notice of printNotices(mock, undefined)) console.error(notice);
  let explorer: Explorer;
  try {
    explorer = await startExplorer({
      spec: spec ?? serviceDocument,
      servers: [
        { url: mock.url, description: "The mock that runs with this page." },
        ...server.map((url) => ({ url })),
      ],
      port,
      host,
    });
  } catch (error) {
    await mock.stop({ graceMs: 0 });
    throw error;
  }
  const stop = () => void Promise.all([explorer.stop(), mock.stop({ graceMs: 1_000 })]);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  const address = styleText("bold", explorer.url, { stream: process.stdout });
  console.log(`The explorer shows ${explorer.operations} operations at ${address}. Ctrl-C stops it.`);
  console.log(`The mock at ${mock.url} responds to its requests. Any key is valid.`);
}

function warn(warning: string): void {
  console.error(printWarning(warning));
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  const listening = once(probe, "listening");
  probe.listen(port, host);
  try {
    await listening;
  } catch {
    return false;
  }
  const closed = once(probe, "close");
  probe.close();
  await closed;
  return true;
}
