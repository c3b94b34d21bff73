import { median } from "../../../scripts/median.ts";

/** The measured functions by name. */
export type Subjects = Readonly<Record<string, () => unknown>>;

/** How often to measure. */
export interface Rounds {
  /** Number of measured rounds. */
  readonly rounds: number;
  /** Number of runs of each subject in a round. */
  readonly runs: number;
}

/**
 * Measures the CPU time of one run of each subject over all threads, in microseconds. Returns one number for each round.
 *
 * All subjects run in one process, in another order each round, so load on the machine affects all of them equally. The differences
 * between separate processes would be larger than those between the subjects.
 */
export async function measureRounds(subjects: Subjects, { rounds, runs }: Rounds): Promise<Record<string, number[]>> {
  const names = Object.keys(subjects);
  const samples = new Map(names.map((name): [string, number[]] => [name, []]));
  // Rounds without measurement, in which the runtime optimizes the code.
  const warmUp = 10;
  for (let round = -warmUp; round < rounds; round += 1) {
    const first = (round + warmUp) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const subject = subjects[name];
      const start = process.cpuUsage();
      for (let run = 0; run < runs; run += 1) await subject?.();
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) samples.get(name)?.push((user + system) / runs);
    }
  }
  return Object.fromEntries(samples);
}

/** Returns the median of the ratios of two subjects in each round. */
export function ratioOf(times: readonly number[] = [], base: readonly number[] = []): number {
  return median(times.map((time, round) => time / (base[round] ?? Number.NaN)));
}
