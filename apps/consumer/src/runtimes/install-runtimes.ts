import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const manifests = fileURLToPath(new URL("../../runtimes", import.meta.url));
const onWindows = process.platform === "win32";

/**
 * Installs what `runtimes/package.json` names for this platform: 800 MB on disk the first time, nothing after that. Gives
 * what went wrong where there is no network; what is absent is then skipped. Under `CI`, and where the lockfile is at
 * fault, it throws, so that nobody takes what was skipped for what was tested.
 */
export function installRuntimes(): string | undefined {
  try {
    execFileSync(onWindows ? "pnpm.cmd" : "pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], {
      cwd: manifests,
      stdio: "pipe",
      encoding: "utf8",
      shell: onWindows,
    });
    return undefined;
  } catch (error) {
    const problem = `The runtimes in ${manifests} could not be installed:\n${describeOutput(error)}`;
    if (process.env["CI"] || /LOCKFILE|INTEGRITY/.test(problem)) throw new Error(problem, { cause: error });
    return problem;
  }
}

function describeOutput(error: unknown): string {
  if (error instanceof Error && "stdout" in error && "stderr" in error) return [error.stdout, error.stderr].join("\n");
  return String(error);
}
