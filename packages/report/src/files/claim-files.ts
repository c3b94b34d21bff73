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
 * a process that was killed has no effect.
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
    await writeFile(draft, [process.pid, new Date().toISOString(), command].join("\n"), { mode: 0o600 });
    // A link appears with its whole content, and only if there is no other claim.
    while (!(await tryToLink(draft, claim))) {
      const other = await readClaim(claim);
      if (other && isHeld(other)) throw new ReportWriteError(file, new Error(explainClaim(other)));
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

/** Returns whether the process of a claim is running. In a container that was restarted, another process may have had the id of this one. */
function isHeld({ pid, since }: Claim): boolean {
  return pid === process.pid ? Date.parse(since) >= performance.timeOrigin : isProcessAlive(pid);
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
    const [pid, since = "", ...command] = (await readFile(claim, "utf8")).split("\n");
    return { pid: Number(pid), since, command: command.join("\n") };
  } catch {
    return undefined;
  }
}
