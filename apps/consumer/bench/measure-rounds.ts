/** By its name, what is measured: one run of it. */
export type Subjects = Readonly<Record<string, () => unknown>>;

export interface Rounds {
  readonly rounds: number;
  /** Runs of each subject in a round. */
  readonly runs: number;
}

/**
 * CPU time of one run of each subject, in microseconds, all threads counted: one number for each round.
 *
 * All subjects take their turn within one process, in every round in another order. So whatever the machine does
 * meanwhile falls on all of them, and each finds the runtime's own code as the others left it, which is how it is in a
 * program that makes more than one kind of call. Processes of their own would measure each as if it were alone, and
 * their starts, which differ more than the calls do.
 */
export async function measureRounds(subjects: Subjects, { rounds, runs }: Rounds): Promise<Record<string, number[]>> {
  const names = Object.keys(subjects);
  const samples = new Map(names.map((name): [string, number[]] => [name, []]));
  // Enough for the compiler to be done with code that the first scenario runs for the first time.
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

/** The median of what one subject took for each time of another, round by round: a machine that is busy is so for both. */
export function ratioOf(times: readonly number[] = [], base: readonly number[] = []): number {
  return median(times.map((time, round) => time / (base[round] ?? Number.NaN)));
}

/** The one in the middle; of an even count, the lower of the two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length / 2) - 1] ?? Number.NaN;
}
