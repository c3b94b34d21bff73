const behaviors: [name: string, run: () => Promise<void>][] = [];

/** Adds a behavior of a caller to the suite. It rejects if a response is not as expected. */
export function behaves(name: string, run: () => Promise<void>): void {
  behaviors.push([name, run]);
}

/** Runs all behaviors, one after the other. Prints those that fail, and ends the process with exit code 1 then. */
export async function runBehaviors(): Promise<void> {
  for (const [name, run] of behaviors) {
    await run().catch((error: unknown) => {
      console.error(name, error);
      process.exitCode = 1;
    });
  }
  console.log(`${behaviors.length} behaviors`);
}
