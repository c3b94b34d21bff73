import { vi } from "vitest";

/** The exit code and the output of a command line. */
export interface MainResult {
  readonly code: number;
  /** The text on stdout. */
  readonly out: string;
  /** The text on stderr. */
  readonly err: string;
}

/** Environment of a caller outside of npm, whose terminal has no colors. */
const plain = { INIT_CWD: undefined, FORCE_COLOR: undefined, NO_COLOR: "1", GITHUB_WORKSPACE: "" };

/**
 * Runs a command line in a folder as a program would, but in this process. This saves the start of Node and the loading of the
 * generator.
 */
export async function runMain(
  main: () => Promise<number>,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<MainResult> {
  const printed = { out: "", err: "" };
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text: unknown = "") => void (printed.out += `${String(text)}\n`)),
    vi.spyOn(console, "error").mockImplementation((text: unknown = "") => void (printed.err += `${String(text)}\n`)),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => ((printed.out += String(text)), true)),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => ((printed.err += String(text)), true)),
  ];
  const before = process.cwd();
  const env = { ...process.env };
  for (const [name, value] of Object.entries({ ...plain, ...variables })) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
  process.chdir(folder);
  try {
    return { code: await main(), ...printed };
  } finally {
    process.chdir(before);
    process.env = env;
    for (const spy of spies) spy.mockRestore();
  }
}
