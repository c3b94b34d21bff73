import { type RunningContract, type SetupOptions, startContract } from "./runner/start-contract.js";

export type { SetupOptions };

/** Jest reads set-up and teardown from two files, which share this module. */
const running: RunningContract[] = [];

/**
 * Makes the default export of a file that `globalSetup` of Jest names. It starts a mock before the tests, which find it by the
 * variables `MOCK_URL` and `MOCK_KEY`. Needs {@link teardown} as the default export of the file that `globalTeardown` names.
 */
export function createSetup(options: SetupOptions = {}): () => Promise<void> {
  return async () => {
    running.push(await startContract(options));
  };
}

/**
 * Stops the mock after the tests, and prints what they reached of the contract and what they broke. Jest fails where
 * {@link SetupOptions} ask for more.
 */
export async function teardown(): Promise<void> {
  for (const contract of running.splice(0)) await contract.conclude();
}
