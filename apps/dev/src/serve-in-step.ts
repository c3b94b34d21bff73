import { styleText } from "node:util";
import type { Explorer } from "@shortvideo-api/explorer";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import { createFixtureLoader } from "./load-fixtures.ts";
import { type GeneratorOptions, type News, startGenerator } from "./start-generator.ts";

export interface StepOptions extends GeneratorOptions {
  /** Port of the mock; 0 is any free port. */
  port: number;
  /** Port of the explorer; 0 is any free port. `undefined`: no explorer. */
  explorerPort: number | undefined;
  host: string;
}

/**
 * Generates on each save of the document, and updates the mock and the explorer, until SIGINT or SIGTERM. Reports problems, and keeps
 * the last valid state of both. Returns the exit code.
 */
export async function serveInStep({ port, explorerPort, host, ...options }: StepOptions): Promise<number> {
  const loadFixtures = createFixtureLoader(options.root);
  let mock: MockServer | undefined;
  let explorer: Explorer | undefined;
  let due: "generated" | "not generated" | undefined;
  let work: Promise<void> | undefined;
  let isStopping = false;

  const generator = startGenerator(options, hear);
  const stop = () => {
    isStopping = true;
    due = undefined;
    generator.stop();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  const code = await generator.ended;
  // A server can be stopped only after its start.
  await work;
  await Promise.all([mock?.stop(), explorer?.stop()]);
  if (!isStopping) console.error(`The generator ended by itself, with exit code ${code}.`);
  return isStopping ? 0 : code || 1;

  function hear(news: News): void {
    if (isStopping || (news !== "generated" && news !== "not generated")) return;
    due = news;
    work ??= catchUp();
  }

  /** Of several saves during an update, the last one counts. */
  async function catchUp(): Promise<void> {
    while (due !== undefined) {
      const now = due;
      due = undefined;
      await (now === "generated" ? follow() : stay());
    }
    work = undefined;
  }

  async function follow(): Promise<void> {
    try {
      await timed(async () => {
        const fixtures = await loadFixtures();
        if (mock) await mock.replace({ fixtures });
        else mock = await startMock({ spec: options.spec, fixtures, strict: true, port, host });
        return `The mock serves ${mock.operations.length} operations at ${mock.url}.`;
      });
    } catch (error) {
      const problems = printProblem(error);
      explorer?.warn(problems);
      return;
    }
    await show().catch(printProblem);
  }

  /** Updates the explorer after the mock, which does not wait for the page. */
  async function show(): Promise<void> {
    if (explorerPort === undefined || !mock || isStopping) return;
    // Loaded on demand, after the mock has started.
    const { startExplorer } = await import("@shortvideo-api/explorer");
    const servers = [{ url: mock.url, description: "The mock that follows the document." }];
    await timed(async () => {
      if (explorer) await explorer.update();
      else explorer = await startExplorer({ spec: options.spec, servers, port: explorerPort, host });
      return `The explorer shows ${explorer.operations} operations at ${explorer.url}.`;
    });
  }

  async function stay(): Promise<void> {
    if (mock) console.error("The mock goes on with the document it had.");
    if (!explorer) return;
    const { findProblems } = await import("@shortvideo-api/explorer");
    const problems = await findProblems(options.spec);
    explorer.warn(problems ?? "The document holds together, and yet no code was generated; the terminal says why.");
  }
}

async function timed(work: () => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  const done = await work();
  const took = styleText("dim", `${Math.round(performance.now() - startedAt)} ms`, { stream: process.stdout });
  console.log(`${done} ${took}`);
}

/** Prints a problem, and returns it. An unexpected problem has its stack. */
function printProblem(error: unknown): string {
  const isExpected = error instanceof Error && expectedErrors.has(error.name);
  console.error(isExpected ? error.message : error);
  return error instanceof Error ? error.message : String(error);
}

const expectedErrors = new Set(["MockStartError", "ExplorerStartError", "DocumentProblemsError"]);
