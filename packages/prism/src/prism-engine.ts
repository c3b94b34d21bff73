import { readFileSync } from "node:fs";
import type { EngineVerdict, LoadedEngine, ResponseEngine } from "@shortvideo-api/mock";
import { copyDocument } from "./copy-document.js";
import type { AskPrism } from "./create-prism.js";
import { toPrismInput } from "./to-prism-input.js";

/**
 * Returns stock Prism as an engine of the mock. Prism validates each request to the service and creates responses.
 *
 * Throws an `Error` if this version of Node is too old for Prism.
 *
 * @example
 * const mock = await startMock({ engine: prismEngine() });
 */
export function prismEngine(): ResponseEngine {
  requireNode(process.versions.node);
  return { name: "prism", load };
}

async function load(document: object): Promise<LoadedEngine> {
  const { copy, warnings } = copyDocument(document);
  // Loads Prism, which is 126 packages, only when a mock uses it.
  const { createPrism } = await import("./create-prism.js");
  const ask = await createPrism(copy);
  return {
    warnings,
    async respond(request) {
      const input = toPrismInput(request);
      if (typeof input === "string") return fail(input);
      return askInTime(ask, input, request);
    },
  };
}

/** Time after which a request counts as hanging. Slow machines stay far below it. */
const hangMs = 60_000;

async function askInTime(ask: AskPrism, ...[input, preferred]: Parameters<AskPrism>): Promise<EngineVerdict> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<EngineVerdict>((resolve) => {
    timer = setTimeout(() => resolve(fail(`Prism did not respond within ${hangMs / 1_000} seconds.`)), hangMs);
  });
  try {
    return await Promise.race([ask(input, preferred), timeout]);
  } catch (error) {
    return fail(`Prism threw: ${error instanceof Error ? `${error.name}: ${error.message}` : "no error object"}.`);
  } finally {
    clearTimeout(timer);
  }
}

function fail(reason: string): EngineVerdict {
  return { kind: "failed", reasons: [reason] };
}

function requireNode(version: string): void {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  const needed = engines.node.replace(">=", "");
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Error(
    `Prism needs Node ${needed} or later, found ${version}. Install a newer one, or use the built-in engine.`,
  );
}
