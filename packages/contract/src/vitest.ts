import type { TestProject } from "vitest/node";
import { type RunningContract, type SetupOptions, startContract } from "./runner/start-contract.js";

export type { SetupOptions };

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the mock, without a trailing slash. */
    mockUrl: string;
    /** A key that the mock accepts. */
    mockKey: string;
  }
}

/** A mock that several projects of a run share. */
interface SharedContract {
  readonly contract: Promise<RunningContract>;
  projects: number;
}

/** The mocks that run, by their options. Vitest evaluates a set-up file once for each project that names or inherits it. */
const shared = new Map<string, SharedContract>();

/**
 * Creates the `setup` export of a `globalSetup` file of Vitest. It starts a mock before the tests, which get its address by
 * `inject("mockUrl")` and `inject("mockKey")`, or by the variables `MOCK_URL` and `MOCK_KEY`. After the tests it prints the coverage
 * of the contract and the violations. Vitest fails when the report does not meet the requirements in {@link SetupOptions}.
 *
 * Projects whose options are equal share a mock and a report. In watch mode, the report covers the last run.
 */
export function createSetup(options: SetupOptions = {}): (project: TestProject) => Promise<() => Promise<void>> {
  return async (project) => {
    const id = printOptions(options);
    const use = shared.get(id) ?? { contract: startContract(options), projects: 0 };
    shared.set(id, use);
    use.projects++;
    const leave = () => {
      use.projects--;
      return use.projects === 0 && shared.delete(id);
    };
    try {
      const { mock, url, key, conclude } = await use.contract;
      project.provide("mockUrl", url);
      project.provide("mockKey", key);
      project.onTestsRerun(() => mock.reset());
      return async () => {
        if (leave()) await conclude();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}

/** Prints options so that two evaluations of a set-up file have the same text. */
function printOptions({ engine, ...options }: SetupOptions): string {
  const named = { ...options, engine: typeof engine === "object" ? engine.name : engine };
  return JSON.stringify(named, (_name, value: unknown) =>
    typeof value === "function" || typeof value === "bigint" ? String(value) : value,
  );
}
