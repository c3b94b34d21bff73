import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** A benchmark. Its options are numbers above 0 or flags; their defaults are given by name. */
interface Bench<Defaults> {
  /** The text for `--help`. */
  readonly help: string;
  readonly defaults: Defaults;
  /** Whether words may follow, such as files. Default: `false`. */
  readonly takesWords?: boolean;
  /** Measures and prints. `folder` is empty, and deleted afterwards. Returns `true` when all goals are met. */
  readonly measure: (options: BenchOptions<Defaults>, folder: string, words: readonly string[]) => Promise<boolean>;
}

/** The options of a benchmark, by name. */
export type BenchOptions<Defaults> = {
  readonly [Name in keyof Defaults]: Defaults[Name] extends number ? number : boolean;
};

/** Runs a benchmark with the options of the command line. Exit code: 0 all goals are met, 1 one is missed, 2 usage error. */
export async function runBench<const Defaults extends Readonly<Record<string, number | boolean>>>({
  help,
  defaults,
  takesWords = false,
  measure,
}: Bench<Defaults>): Promise<void> {
  const read = readOptions(help, defaults, takesWords);
  if (!read) return;
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    // The command line is untyped; its options are those of `defaults`.
    process.exitCode = (await measure(read.options as BenchOptions<Defaults>, folder, read.words)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads the command line. Prints the help or a usage error, and returns `undefined`, if there is nothing to measure. */
function readOptions(
  help: string,
  defaults: Readonly<Record<string, number | boolean>>,
  allowPositionals: boolean,
): { options: Readonly<Record<string, unknown>>; words: readonly string[] } | undefined {
  const options = Object.entries(defaults).map(
    ([name, value]) =>
      [
        name,
        typeof value === "number"
          ? ({ type: "string", default: String(value) } as const)
          : ({ type: "boolean", default: value } as const),
      ] as const,
  );
  try {
    const { values, positionals } = parseArgs({
      options: { ...Object.fromEntries(options), help: { type: "boolean", short: "h" } },
      allowPositionals,
    });
    if (values["help"] !== true) {
      const read = Object.entries(values).map(([name, value]) => [name, readOption(name, value, defaults)] as const);
      return { options: Object.fromEntries(read), words: positionals };
    }
    console.log(help);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exitCode = 2;
  }
  return undefined;
}

function readOption(name: string, value: unknown, defaults: Readonly<Record<string, number | boolean>>): unknown {
  if (typeof defaults[name] !== "number" || Number(value) > 0) return typeof value === "string" ? Number(value) : value;
  throw new RangeError(`\`--${name}\` must be a number above 0, got \`${String(value)}\`.`);
}

/** Prints whether a goal is met, and returns it. */
export function printGoal(isMet: boolean, text: string): boolean {
  console.log(`${isMet ? "met   " : "MISSED"}  ${text}`);
  return isMet;
}

/** The versions of the programs that several benchmarks compare with. They are not dependencies: only benchmarks use them. */
export const peerVersions = { heyApi: "0.99.0", orval: "8.38.0", redocly: "2.77.0", typescript: "5.9.3" } as const;

/** Installs packages, such as `orval@8.38.0`, into an empty folder. Runs none of their scripts. */
export function installPeers(folder: string, packages: readonly string[]): void {
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
  execFileSync("npm", ["install", ...quiet, ...packages], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}
