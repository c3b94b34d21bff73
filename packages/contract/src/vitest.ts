import type { TestProject } from "vitest/node";
import { type SetupOptions, startContract } from "./runner/start-contract.js";

export type { SetupOptions };

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the mock, without a trailing slash. */
    mockUrl: string;
    /** A key that the mock takes. */
    mockKey: string;
  }
}

/**
 * Makes the `setup` of a file that `globalSetup` of Vitest names. It starts a mock before the tests, which find it by
 * `inject("mockUrl")` and `inject("mockKey")`, or by the variables `MOCK_URL` and `MOCK_KEY`. After the tests it prints what
 * they reached of the contract and what they broke, and Vitest fails where {@link SetupOptions} ask for more.
 *
 * In watch mode, what is told at the end is told of the last run.
 */
export function createSetup(options: SetupOptions = {}): (project: TestProject) => Promise<() => Promise<void>> {
  return async (project) => {
    const { mock, key, conclude } = await startContract(options);
    project.provide("mockUrl", mock.url);
    project.provide("mockKey", key);
    project.onTestsRerun(() => mock.reset());
    return conclude;
  };
}
