import { type RunningContract, type SetupOptions, startContract } from "./runner/start-contract.js";

export type { SetupOptions };

/** Jest reads `globalSetup` and `globalTeardown` from two files, which share this module. */
const running: RunningContract[] = [];

/**
 * Creates the default export of a `globalSetup` file of Jest. It starts a mock before the tests, and sets the variables `MOCK_URL`
 * and `MOCK_KEY`. Needs {@link teardown} as the default export of the `globalTeardown` file.
 */
export function createSetup(options: SetupOptions = {}): () => Promise<void> {
  return async () => {
    running.push(await startContract(options));
  };
}

/**
 * Stops the mock after the tests, and prints the coverage of the contract and the violations. Jest fails when the report does not
 * meet the requirements in {@link SetupOptions}.
 */
export async function teardown(): Promise<void> {
  for (const contract of running.splice(0)) await contract.conclude();
}
