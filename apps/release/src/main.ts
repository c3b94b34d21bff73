import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { assertCommitted } from "./assert-committed.ts";
import { findMissingChangesets } from "./check-changesets.ts";
import { assertPublishable, packPackages, readPackages, secretsOf } from "./pack-packages.ts";
import { printNotes } from "./print-notes.ts";
import { nameOf, publishPackages } from "./publish-packages.ts";
import { rehearse } from "./rehearsal/rehearse.ts";
import { formatSeconds } from "./rehearsal/take-step.ts";
import { runProgram } from "./run-program.ts";
import { assertTagged, tagRelease } from "./tag-release.ts";
import { versionPackages } from "./version-packages.ts";

const help = `npm run release -- rehearse [--keep]
  Releases a copy of the working tree to a registry of its own, which rejects a package once. Then installs the packages with npm
  and pnpm, compiles a program with TypeScript 5.9 and 7, and runs it on Node 20 and on the workspace's Node. Deletes its
  folder, unless --keep is given.

npm run release -- version [--snapshot NAME] [--repository URL]
  Turns the changesets into versions and changelogs, and sets the version of the document. Fails if the current version has no
  tag, or if a manifest or changelog is not committed.
  --snapshot creates snapshot versions, such as 1.1.0-pr-123-0a1b2c3.
  --repository writes the address of the repository into each manifest. npm requires it for provenance.

npm run release -- check
  Fails if the code of a package changed since the last release without a changeset.

npm run release -- pack --out FOLDER
  Packs the built packages.

npm run release -- publish --from FOLDER [--tag NAME] [--provenance]
  Checks the content of each package. Then publishes the packages that the registry does not have yet. After a failure, run it
  again: it continues.
  --tag sets the dist-tag. Default: \`latest\`.
  --provenance lets npm record the commit and the CI run. It works only in CI.

npm run release -- tag [--push] [--notes FILE]
  Tags the commit with the name and version of each package, and prints the tag of the release. Fails if a manifest or changelog
  is not committed.
  --push sends the tags to origin.
  --notes writes the changelog entries of this version to a file.

Exit code: 0 success, 1 failure, 2 usage error, 129, 130 or 143 stopped by a signal.`;

/** The time limit of a rehearsal. Usually, it takes about a minute, and much longer beside other programs. */
const rehearsalLimitMs = 1_800_000;

const options = {
  keep: { type: "boolean", default: false },
  snapshot: { type: "string" },
  repository: { type: "string" },
  from: { type: "string" },
  out: { type: "string" },
  tag: { type: "string" },
  provenance: { type: "boolean", default: false },
  push: { type: "boolean", default: false },
  notes: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

type Values = ReturnType<typeof readValues>["values"];

const commands: Readonly<Record<string, (values: Values, root: string, signal: AbortSignal) => Promise<void>>> = {
  rehearse: async ({ keep }, root, signal) => {
    if (process.platform === "win32") {
      console.log("Skipped: a release is rehearsed on Linux and macOS.");
      return;
    }
    const start = performance.now();
    const limited = AbortSignal.any([signal, AbortSignal.timeout(rehearsalLimitMs)]);
    await rehearse({ root, keep, print: console.log, signal: limited });
    console.log(`${formatSeconds(performance.now() - start)}  The rehearsal passed.`);
  },
  version: async ({ snapshot, repository }, root, signal) => {
    await assertCommitted(root, signal);
    if (snapshot === undefined) await assertTagged(root, signal);
    console.log(`All packages have version ${await versionPackages({ root, snapshot, repository, signal })} now.`);
  },
  check: async (_, root, signal) => {
    const problems = await findMissingChangesets(root, signal);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    console.log("Every change of code since the last release has a changeset.");
  },
  pack: async ({ out }, root, signal) => {
    if (out === undefined) throw new UsageError("`release pack` needs `--out FOLDER`.");
    const tarballs = await packPackages({ root, to: readFolder("--out", out, { mayBeNew: true }), signal });
    for (const tarball of tarballs) console.log(`${nameOf(tarball)}  ${tarball.integrity}`);
  },
  publish: async ({ from, tag, provenance }, root, signal) => {
    if (from === undefined)
      throw new UsageError("`release publish` needs `--from FOLDER`, the folder of `release pack`.");
    const tarballs = await readPackages(readFolder("--from", from));
    const registry = await readRegistry(root);
    assertPublishable(tarballs, secretsOf(root, registry));
    await publishPackages({ root, tarballs, registry, tag, provenance, print: console.log, signal });
  },
  tag: async ({ push, notes }, root, signal) => {
    if (notes !== undefined) {
      const text = await printNotes(root);
      mkdirSync(dirname(resolve(notes)), { recursive: true });
      writeFileSync(notes, text);
    }
    console.log(await tagRelease({ root, push, signal }));
  },
};

/** An error of the command line. */
class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Returns the folder that an option names. Throws a {@link UsageError} for a file, and for a missing folder unless it may be new. */
function readFolder(option: string, path: string, { mayBeNew = false } = {}): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found ? found.isDirectory() : mayBeNew) return resolve(path);
  const problem = found
    ? "is not a folder. Name another path."
    : `does not exist. Run \`release pack --out ${path}\` first.`;
  throw new UsageError(`\`${option}\` must name a folder, but \`${path}\` ${problem}`);
}

/** Runs a command: its name, then its options. Returns the exit code. */
export async function main(args: readonly string[], root: string): Promise<number> {
  const stopped = new AbortController();
  const codes: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
  const stop = (name: string): void => stopped.abort(name);
  for (const name of Object.keys(codes)) process.on(name, stop);
  try {
    const values = readValues(args).values;
    const command = values.help ? undefined : readCommand(args);
    if (command === undefined) console.log(help);
    else await command(values, root.replace(/\/$/, ""), stopped.signal);
    return 0;
  } catch (error) {
    if (stopped.signal.aborted) {
      console.error("Stopped, and cleaned up.");
      return codes[String(stopped.signal.reason)] ?? 1;
    }
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError ? 2 : 1;
  } finally {
    for (const name of Object.keys(codes)) process.off(name, stop);
  }
}

function readCommand([name = ""]: readonly string[]): (typeof commands)[string] {
  const command = commands[name];
  if (command !== undefined) return command;
  const names = Object.keys(commands).join(", ");
  const given = name === "" ? `Name a command: ${names}.` : `Unknown command \`${name}\`. Commands: ${names}.`;
  throw new UsageError(`${given} \`npm run release -- --help\` explains them.`);
}

function readValues(args: readonly string[]) {
  try {
    const isNamed = args[0]?.startsWith("-") === false;
    return parseArgs({ args: args.slice(isNamed ? 1 : 0), options });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message}\n\`npm run release -- --help\` lists all options.`);
  }
}

/** Returns the registry that pnpm publishes to: `pnpm_config_registry`, the configured one, or npm's own. */
async function readRegistry(root: string): Promise<string> {
  const given = process.env["pnpm_config_registry"];
  if (given !== undefined) return given;
  return (await runProgram("pnpm", ["config", "get", "registry"], { folder: root })).trim();
}
