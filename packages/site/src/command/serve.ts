import { serviceDocument } from "@shortvideo-api/mock/requests";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { styleText } from "node:util";
import { findConfig, printCount, ProblemsError, usualMockPort, watchFiles } from "@shortvideo-api/document";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import { closeServer, listen, printNotices, printWarning, stopOnSignals } from "@shortvideo-api/mock/commands";
import { followReleases, listReleaseFiles } from "../content/read-releases.js";
import { type RunningSite, startSite } from "../serve/start-site.js";

/** Options of {@link serve}. */
export interface ServeOptions {
  /** Port of the site; 0 for any free one. */
  port: number;
  /** Address on which the site and the mock listen. */
  host: string;
  /** Port of the mock. Default: 4010, or any free port if 4010 is in use. */
  mockPort?: number;
  /** Path of the document. Default: that of the short-video service. */
  spec?: string;
  /** A folder of released documents, or how the tags of releases begin. Default: the tags of the client. */
  releases?: string;
  /** Addresses of further servers, listed before those of the document. */
  server: readonly string[];
}

/** Serves a site and a mock for its requests, and follows each save of the document, until a signal arrives. */
export async function serve({ port, host, mockPort, spec, server, releases }: ServeOptions): Promise<void> {
  const file = spec === undefined ? serviceDocument : resolve(spec);
  const overlays = findConfig(file)?.overlayFiles ?? [];
  // Copied requests have this port.
  const freePort = (await isFree(usualMockPort, host)) ? usualMockPort : 0;
  const mock = await startMock({
    port: mockPort ?? freePort,
    host,
    // The mock of the service has fixtures, which the scenarios of the pages name.
    ...(file !== serviceDocument && { spec: file }),
    onWarning: (warning) => console.error(printWarning(warning)),
  });
  for (const notice of printNotices(mock, undefined)) console.error(notice);
  let site: RunningSite;
  try {
    site = await startSite({
      spec: file,
      readReleases: followReleases({ spec: file, releases, onProblem: console.error }),
      servers: [
        { url: mock.url, description: "The mock that runs beside this site." },
        ...server.map((url) => ({ url, description: undefined })),
      ],
      port,
      host,
    });
  } catch (error) {
    await mock.stop({ graceMs: 0 });
    throw error;
  }
  const stopped = new AbortController();
  stopOnSignals(async () => {
    stopped.abort();
    await Promise.all([site.stop(), mock.stop({ graceMs: 1_000 })]);
    return 0;
  });
  const { model, operations } = site.content;
  const address = styleText("bold", site.url, { stream: process.stdout });
  console.log(`${model.title}: ${printCount(operations.length, "operation")} at ${address}. Ctrl-C stops it.`);
  console.log(`The mock at ${mock.url} responds to requests of the pages. Any key is valid. Pages follow each save.`);
  const followed = [...site.content.document.files, ...overlays, ...listReleaseFiles(releases)];
  await follow(site, mock, followed, stopped.signal);
}

/** Updates site and mock after each save of a file, until the signal aborts. */
async function follow(
  site: RunningSite,
  mock: MockServer,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const files = watchFiles(paths, signal);
  while (await files.nextChange()) {
    const readAt = Date.now();
    try {
      await site.update();
      files.add(site.content.document.files, readAt);
      await mock.replace();
      console.log("Saved. The site and the mock are up to date.");
    } catch (error) {
      const problems = error instanceof Error ? error.message : String(error);
      if (error instanceof ProblemsError) {
        const broken = error.diagnostics.map(({ file }) => file);
        files.add(broken, readAt);
      } else site.warn(problems);
      console.error(`${problems}\nThe previous document is still served.`);
    }
  }
  files.close();
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  try {
    await listen(probe, port, host);
  } catch {
    return false;
  }
  await closeServer(probe, 0);
  return true;
}
