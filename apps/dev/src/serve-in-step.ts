import { styleText } from "node:util";
import { type Mock, MockStartError, startMock } from "@shortvideo-api/mock";
import { createFixtureLoader } from "./load-fixtures.ts";
import { type GeneratorOptions, type News, startGenerator } from "./start-generator.ts";

export interface StepOptions extends GeneratorOptions {
  /** 0 takes any free one. */
  port: number;
  host: string;
}

/**
 * Generates at each save of the document and has the mock answer from what came of it, until SIGINT or SIGTERM. What does not
 * hold together is told, and the mock goes on with what did. Gives the exit code.
 */
export async function serveInStep({ port, host, ...options }: StepOptions): Promise<number> {
  const loadFixtures = createFixtureLoader(options.root);
  let mock: Mock | undefined;
  let isDue = false;
  let isAtIt = false;
  let isStopping = false;

  const generator = startGenerator(options, (news) => void hear(news));
  const stop = () => {
    isStopping = true;
    generator.stop();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  const code = await generator.ended;
  await mock?.stop();
  if (!isStopping) console.error(`The generator ended by itself, with exit code ${code}.`);
  return isStopping ? 0 : code || 1;

  async function hear(news: News): Promise<void> {
    if (news === "not generated" && mock) console.error("The mock goes on with the document it had.");
    if (news !== "generated") return;
    isDue = true;
    if (isAtIt) return;
    isAtIt = true;
    // Of several saves while it is at it, the last one counts.
    while (isDue) {
      isDue = false;
      await follow();
    }
    isAtIt = false;
  }

  async function follow(): Promise<void> {
    const startedAt = performance.now();
    try {
      const fixtures = await loadFixtures();
      if (mock) await mock.replace({ fixtures });
      else mock = await startMock({ spec: options.spec, fixtures, port, host });
      const took = styleText("dim", `${Math.round(performance.now() - startedAt)} ms`, { stream: process.stdout });
      console.log(`The mock answers ${mock.operations.length} operations at ${mock.url}. ${took}`);
    } catch (error) {
      console.error(error instanceof MockStartError ? error.message : error);
    }
  }
}
