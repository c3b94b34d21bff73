import { hash, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isProcessAlive } from "@shortvideo-api/document";
import { ReportWriteError, resolveTarget } from "./write-report.js";

/** The run that will write a file. */
interface Claim {
  readonly pid: number;
  /** See {@link readProcessStart}. */
  readonly start: string | undefined;
  /** `"pytest tests/"`. */
  readonly command: string;
  /** An ISO date with a time. */
  readonly since: string;
}

/**
 * Claims files for a run of `command`, until the returned function is called or this process ends. Throws a {@link ReportWriteError} for the
 * first file that another run on this machine has claimed, because the second report would replace the first one.
 *
 * Pipes and terminals are not claimed. The claims are in the temporary folder of this machine; without one, nothing is claimed. A claim of
 * a process that was killed has no effect. Outside of Linux, it has one while another process has the same id.
 */
export async function claimFiles(files: readonly string[], command: string): Promise<() => void> {
  const claims: string[] = [];
  const release = () => {
    for (const claim of claims.splice(0)) rmSync(claim, { force: true });
    process.off("exit", release);
  };
  process.on("exit", release);
  try {
    for (const file of files) claims.push(...(await claimFile(file, command)));
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/** Claims a file. Returns the claim in a list, which is empty for a file that needs none. */
async function claimFile(file: string, command: string): Promise<string[]> {
  const found = await resolveTarget(file).catch(() => undefined);
  if (!found || (found.found && !found.found.isFile())) return [];
  const folder = join(tmpdir(), `contract-reports-${process.getuid?.() ?? "user"}`);
  const claim = join(folder, hash("sha256", resolve(found.target)));
  const draft = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const owner = `${process.pid} ${(await readProcessStart(process.pid)) ?? ""}`;
    await writeFile(draft, [owner, new Date().toISOString(), command].join("\n"), { mode: 0o600 });
    // A link appears with its whole content, and only if there is no other claim.
    while (!(await tryToLink(draft, claim))) {
      const other = await readClaim(claim);
      if (other && (await isHeld(other))) throw new ReportWriteError(file, new Error(explainClaim(other)));
      await rm(claim, { force: true });
    }
    return [claim];
  } catch (error) {
    if (error instanceof ReportWriteError) throw error;
    // A run needs no temporary folder, such as in a container whose file system is read-only.
    return [];
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** Returns whether the process of a claim is running. Another process may have its id now, as in a container that was restarted. */
async function isHeld({ pid, start, since }: Claim): Promise<boolean> {
  if (pid === process.pid) return Date.parse(since) >= performance.timeOrigin;
  return isProcessAlive(pid) && (start === undefined || start === (await readProcessStart(pid)));
}

/** Returns when a process started, in ticks of the system; `undefined` where there is no `/proc`, as outside of Linux. */
async function readProcessStart(pid: number): Promise<string | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    // The third field follows the name of the program, which may contain spaces. The start is the 22nd: man 5 proc_pid_stat.
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[22 - 3];
  } catch {
    return undefined;
  }
}

function explainClaim({ pid, command, since }: Claim): string {
  return `\`${command}\` (process ${pid}) has been running since ${since} and will write it. Name another file, or wait until that run has ended.`;
}

/** Returns whether the link was created: it is not if one exists. */
async function tryToLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Returns `undefined` for a claim that was released in the meantime, or that is not readable. */
async function readClaim(claim: string): Promise<Claim | undefined> {
  try {
    const [owner = "", since = "", ...command] = (await readFile(claim, "utf8")).split("\n");
    const [pid, start] = owner.split(" ");
    return { pid: Number(pid), start: start || undefined, since, command: command.join("\n") };
  } catch {
    return undefined;
  }
}
