/** Runs a step of the rehearsal, and reports it. */
export type TakeStep = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates the function that runs steps. It prints each step with its duration when the step ends. */
export function createSteps(print: (line: string) => void): TakeStep {
  return async (what, work) => {
    const start = performance.now();
    const printResult = (mark: string): void => print(`${formatSeconds(performance.now() - start)}  ${mark} ${what}`);
    try {
      const result = await work();
      printResult("✓");
      return result;
    } catch (error) {
      printResult("✗");
      throw error;
    }
  };
}

/** Formats a duration in seconds: `"  1.6 s"`. */
export function formatSeconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(1).padStart(5)} s`;
}
