import { once } from "node:events";
import { createServer } from "node:net";
import { styleText } from "node:util";
import { startMock } from "@shortvideo-api/mock";
import { type Explorer, startExplorer } from "../server/start-explorer.ts";
import { serviceDocument } from "./service-document.ts";

export interface ServeOptions {
  port: number;
  host: string;
  /** Left out, that of the document's own server, or any free one where that is taken. */
  mockPort?: number;
  /** Path of a document other than the service's. */
  spec?: string;
  server: readonly string[];
}

/** Where a mock listens that is started by hand: requests that were copied go on to work. */
const usualMockPort = 4010;

/** Serves the reference and a mock until a signal comes. */
export async function serve({ port, host, mockPort, spec, server }: ServeOptions): Promise<void> {
  const freePort = (await isFree(usualMockPort, host)) ? usualMockPort : 0;
  const mock = await startMock({ port: mockPort ?? freePort, host, spec });
  let explorer: Explorer;
  try {
    explorer = await startExplorer({
      spec: spec ?? serviceDocument,
      servers: [
        { url: mock.url, description: "The mock that runs beside this page." },
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
  console.log(`What is tried is answered by the mock at ${mock.url}; any key will do.`);
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
