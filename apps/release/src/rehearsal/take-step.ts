/** Runs a part of the work, and reports it. */
export type TakeStep = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>;

/** Reports each step when it is done, with its duration. */
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

/** `"  1.6 s"`. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1).padStart(5)} s`;
}
