import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const preload = new URL("report-usage.mjs", import.meta.url).href;

/** The resources that one process used, from its start to its end. */
export interface Measurement {
  /** User and system time of all threads. */
  cpuSeconds: number;
  /** From the start of the process to its end. */
  wallSeconds: number;
  /** The largest memory in use: the resident set. */
  peakMegabytes: number;
  /** The exit code; `null` after a signal. */
  code: number | null;
  /** The text on stdout and stderr. */
  output: string;
}

/** Runs a script with this Node and measures the whole process. */
export async function measure(script: string, args: readonly string[]): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), "measure-"));
  const usageFile = join(folder, "usage.json");
  try {
    // The workspace's tools share a cache of compiled code. Users of a generator have none, unless the generator has its own.
    const { NODE_COMPILE_CACHE: _, ...env } = process.env;
    const startedAt = performance.now();
    const child = spawn(process.execPath, ["--import", preload, script, ...args], {
      // Redocly reports its use and new versions unless these variables turn it off.
      env: {
        ...env,
        USAGE_FILE: usageFile,
        NO_COLOR: "1",
        REDOCLY_TELEMETRY: "off",
        REDOCLY_SUPPRESS_UPDATE_NOTICE: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    const code = await new Promise<number | null>((done, fail) => {
      child.on("error", fail);
      child.on("close", done);
    });
    const wallSeconds = (performance.now() - startedAt) / 1_000;
    const usage: { cpuMicroseconds: number; peakKilobytes: number } = JSON.parse(readFileSync(usageFile, "utf8"));
    return {
      cpuSeconds: usage.cpuMicroseconds / 1e6,
      wallSeconds,
      peakMegabytes: usage.peakKilobytes / 1_024,
      code,
      output,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
