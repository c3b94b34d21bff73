import type { TestProject } from "vitest/node";
import { type SetupOptions, startContract } from "./runner/start-contract.js";

export type { SetupOptions };

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the mock, without a trailing slash. */
    mockUrl: string;
    /** A key that the mock accepts. */
    mockKey: string;
  }
}

/**
 * Creates the `setup` export of a `globalSetup` file of Vitest. It starts a mock before the tests, which get its address by
 * `inject("mockUrl")` and `inject("mockKey")`, or by the variables `MOCK_URL` and `MOCK_KEY`. After the tests it prints the coverage
 * of the contract and the violations. Vitest fails when the report does not meet the requirements in {@link SetupOptions}.
 *
 * In watch mode, the report covers the last run.
 */
export function createSetup(options: SetupOptions = {}): (project: TestProject) => Promise<() => Promise<void>> {
  return async (project) => {
    const { mock, url, key, conclude } = await startContract(options);
    project.provide("mockUrl", url);
    project.provide("mockKey", key);
    project.onTestsRerun(() => mock.reset());
    return conclude;
  };
}
