/** Does a part of the work, and tells of it. */
export type TakeStep = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>;

/** Tells each step when it is done: how long it took, and what it was. */
export function createSteps(print: (line: string) => void): TakeStep {
  return async (what, work) => {
    const start = performance.now();
    const tell = (mark: string): void => print(`${formatSeconds(performance.now() - start)}  ${mark} ${what}`);
    try {
      const result = await work();
      tell("✓");
      return result;
    } catch (error) {
      tell("✗");
      throw error;
    }
  };
}

/** `"  1.6 s"`. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1).padStart(5)} s`;
}
