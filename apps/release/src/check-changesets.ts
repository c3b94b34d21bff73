import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { findBase } from "../../../generator/src/release/find-base.ts";
import { changesetPath, releasedAs } from "../../../generator/src/release/plan-release.ts";
import { listPackages, type PublicPackage } from "./list-packages.ts";
import { runProgram } from "./run-program.ts";

/** Fields of a manifest that users notice. */
const fieldsForUsers = [
  "bin",
  "browser",
  "dependencies",
  "engines",
  "exports",
  "optionalDependencies",
  "peerDependencies",
  "sideEffects",
  "type",
] as const;

/**
 * Returns a sentence for each package whose code changed since the last release without a changeset. The changeset of the document
 * covers generated code only. Before the first release, the list is empty, because the first changelog covers everything.
 */
export async function findMissingChangesets(root: string, signal?: AbortSignal): Promise<readonly string[]> {
  const base = findBase(root, join(root, "spec/openapi.yaml"), [releasedAs]);
  if (base === undefined) return [];
  const git = async (...args: string[]): Promise<string[]> => {
    const printed = await runProgram("git", args, { folder: root, signal });
    return printed.split("\0").filter((path) => path !== "");
  };
  const changed = [
    ...(await git("diff", "--name-only", "-z", base)),
    ...(await git("ls-files", "--others", "--exclude-standard", "-z")),
  ];
  const changesets = readChangesets(root);
  const problems: string[] = [];
  for (const entry of await listPackages(root, signal)) {
    if (changesets.byHand.has(entry.name)) continue;
    const paths = changed.filter((path) => path.startsWith(`${entry.path}/`));
    const sources = paths.filter((path) => isSource.test(path.slice(entry.path.length + 1)));
    const written = sources.filter((path) => !path.includes("/generated/"));
    if (paths.includes(`${entry.path}/package.json`) && (await hasNewFields(entry, base, root)))
      written.push(`${entry.path}/package.json`);
    const uncovered = changesets.byPlan.has(entry.name) ? written : [...new Set([...sources, ...written])];
    if (uncovered.length > 0) problems.push(describe(entry.name, base, uncovered));
  }
  return problems;
}

/** The files from which the package is built. */
const isSource = /^src\/(?!.*\.test\.[cm]?tsx?$)/;

async function hasNewFields({ path }: PublicPackage, base: string, root: string): Promise<boolean> {
  const before = await runProgram("git", ["show", `${base}:${path}/package.json`], { folder: root }).catch(() => "{}");
  const [old, current] = [before, readFileSync(join(root, path, "package.json"), "utf8")].map((text) => {
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(text);
    return JSON.stringify(fieldsForUsers.map((name) => manifest[name]));
  });
  return old !== current;
}

interface Changesets {
  /** Names of the packages in the changeset of the document. */
  readonly byPlan: ReadonlySet<string>;
  /** Names of the packages in changesets that people wrote. */
  readonly byHand: ReadonlySet<string>;
}

function readChangesets(root: string): Changesets {
  const byPlan = new Set<string>();
  const byHand = new Set<string>();
  const folder = join(root, ".changeset");
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith(".md") || name === "README.md") continue;
    const [, head = ""] = /^---\n([^]*?)\n?---$/m.exec(readFileSync(join(folder, name), "utf8")) ?? [];
    const bumps: Readonly<Record<string, string>> | null = parse(head);
    const names = `.changeset/${name}` === changesetPath ? byPlan : byHand;
    for (const entry of Object.keys(bumps ?? {})) names.add(entry);
  }
  return { byPlan, byHand };
}

function describe(name: string, base: string, paths: readonly string[]): string {
  const shown = paths.slice(0, 3).map((path) => `\`${path}\``);
  const more = paths.length > shown.length ? `, and ${paths.length - shown.length} more` : "";
  return `${name} changed since ${base} without a changeset: ${shown.join(", ")}${more}. Write one with \`npm run changeset\`; use the bump \`none\` for changes that no user notices.`;
}
