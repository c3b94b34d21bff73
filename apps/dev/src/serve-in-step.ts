import { styleText } from "node:util";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import type { RunningSite } from "@shortvideo-api/site";
import { createFixtureLoader } from "./load-fixtures.ts";
import { type GeneratorOptions, startGenerator } from "./start-generator.ts";

/** Options of {@link serveInStep}. */
export interface StepOptions extends GeneratorOptions {
  /** Port of the mock; 0 means any free port. */
  port: number;
  /** Port of the site; 0 means any free port. `undefined` disables the site. */
  sitePort: number | undefined;
  /** Address of the mock and the site. */
  host: string;
}

/**
 * Generates on each save of the document, and updates the mock and the site, until SIGINT or SIGTERM. Reports problems, and keeps
 * the last valid state of both. Returns the exit code.
 */
export async function serveInStep({ port, sitePort, host, ...options }: StepOptions): Promise<number> {
  const loadFixtures = createFixtureLoader(options.root);
  let mock: MockServer | undefined;
  let site: RunningSite | undefined;
  let latest: "generated" | "not generated" | undefined;
  let work: Promise<void> | undefined;
  let isStopping = false;

  const generator = startGenerator(options, receive);
  const stop = () => {
    isStopping = true;
    latest = undefined;
    generator.stop();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  const code = await generator.ended;
  // A server can be stopped only after its start.
  await work;
  await Promise.all([mock?.stop(), site?.stop()]);
  if (!isStopping) console.error(`The generator ended by itself, with exit code ${code}.`);
  return isStopping ? 0 : code || 1;

  function receive(news: unknown): void {
    if (isStopping || (news !== "generated" && news !== "not generated")) return;
    latest = news;
    work ??= updateToLatest();
  }

  /** Updates until no save is left. Of several saves during an update, only the last one counts. */
  async function updateToLatest(): Promise<void> {
    while (latest !== undefined) {
      const now = latest;
      latest = undefined;
      await (now === "generated" ? updateServers() : keepServers());
    }
    work = undefined;
  }

  async function updateServers(): Promise<void> {
    try {
      await printTimed(async () => {
        const fixtures = await loadFixtures();
        if (mock) await mock.replace({ fixtures });
        else mock = await startMock({ spec: options.spec, fixtures, strict: true, port, host });
        return `The mock serves ${mock.operations.length} operations at ${mock.url}.`;
      });
    } catch (error) {
      const problems = printProblem(error);
      site?.warn(problems);
      return;
    }
    await updateSite().catch(printProblem);
  }

  /** Updates the site after the mock, which does not wait for the page. */
  async function updateSite(): Promise<void> {
    if (sitePort === undefined || !mock || isStopping) return;
    // Loaded on demand, after the mock has started.
    const { startSite } = await import("@shortvideo-api/site");
    const servers = [{ url: mock.url, description: "The mock that follows the document." }];
    await printTimed(async () => {
      if (site) await site.update();
      else site = await startSite({ spec: options.spec, servers, port: sitePort, host });
      return `The site shows ${site.content.operations.length} operations at ${site.url}.`;
    });
  }

  /** Keeps the previous document. Open pages of the site show the problems of the new one. */
  async function keepServers(): Promise<void> {
    if (mock) console.error("The mock continues with the previous document.");
    if (!site) return;
    const { readContent } = await import("@shortvideo-api/site");
    const problems = await readContent({ spec: options.spec }).then(
      () => undefined,
      ({ message }: Error) => message,
    );
    site.warn(problems ?? "The document is valid, but no code was generated. The terminal shows the reason.");
  }
}

/** Does the work, and prints its message with the time that it took. */
async function printTimed(work: () => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  const message = await work();
  const duration = styleText("dim", `${Math.round(performance.now() - startedAt)} ms`, { stream: process.stdout });
  console.log(`${message} ${duration}`);
}

/** Prints a problem, and returns its message. Prints the stack of an unexpected problem, too. */
function printProblem(error: unknown): string {
  const isExpected = error instanceof Error && expectedErrors.has(error.name);
  console.error(isExpected ? error.message : error);
  return error instanceof Error ? error.message : String(error);
}

const expectedErrors = new Set(["MockStartError", "SiteStartError", "ProblemsError"]);
