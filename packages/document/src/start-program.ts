// An older Node must be able to load this file, to print its message. So it imports no other file of ours.

import { readFileSync } from "node:fs";
import module from "node:module";

/**
 * Begins a program, before it loads other modules. Ends the process if this Node is older than `engines` of its package requires, because it
 * might not parse them. Otherwise lets Node cache compiled code, which then loads in a third of the time. Returns the version of the package.
 */
export function startProgram(name: string, manifest: URL): string {
  const { version, engines }: { version: string; engines: { node: string } } = JSON.parse(
    readFileSync(manifest, "utf8"),
  );
  const { node: found } = process.versions;
  if (!engines.node.split("||").some((range) => admits(range, found))) {
    const needed = engines.node.match(/\d+\.\d+/g) ?? [];
    console.error(`${name} needs Node ${needed.join(", ")} or later, found ${found}. Install a newer one.`);
    process.exit(4);
  }
  // Node 20 has no such cache.
  if ("enableCompileCache" in module) module.enableCompileCache();
  return version;
}

/**
 * Lets a program finish its work if its output cannot be written, so that its files are written all the same. A reader that closes the output
 * early, as `head` does, and a terminal that was closed have no other effect. Any other reason, such as a full disk, is printed, and the
 * program ends with `exitCode` instead of 0.
 */
export function ignoreOutputErrors(exitCode: number): void {
  let hasFailed = false;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", ({ code, message }: NodeJS.ErrnoException) => {
      if (hasFailed || code === "EPIPE" || (code === "EIO" && stream.isTTY)) return;
      hasFailed = true;
      process.on("exit", () => void (process.exitCode ||= exitCode));
      console.error(`The output could not be written: ${message}`);
    });
  }
}

/** Returns whether a range such as `>=20.12` or `^20.19.0` admits a version. */
function admits(range: string, version: string): boolean {
  const [[major = 0, minor = 0] = [], [foundMajor = 0, foundMinor = 0] = []] = [range, version].map((text) =>
    (text.match(/\d+/g) ?? []).map(Number),
  );
  return foundMajor === major ? foundMinor >= minor : foundMajor > major && !range.includes("^");
}
