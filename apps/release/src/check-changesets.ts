import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { findBase } from "../../../generator/src/release/find-base.ts";
import { changesetPath, releasedAs } from "../../../generator/src/release/plan-release.ts";
import { listPackages, type PublicPackage } from "./list-packages.ts";
import { programsOf, runProgram } from "./run-program.ts";

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
 * Finds packages whose code changed since the last release while no changeset says how; one sentence for each. The
 * changeset of the document speaks for generated code, and only for that. Before the first release there is nothing to
 * find: the first changelog is about all there is.
 */
export async function findMissingChangesets(root: string, signal?: AbortSignal): Promise<readonly string[]> {
  const base = findBase(root, join(root, "spec/openapi.yaml"), releasedAs);
  if (base === undefined) return [];
  const git = async (...args: string[]): Promise<string[]> => {
    const printed = await runProgram("git", args, { folder: root, programs: [programsOf(root)], signal });
    return printed.split("\0").filter((path) => path !== "");
  };
  const changed = [
    ...(await git("diff", "--name-only", "-z", base)),
    ...(await git("ls-files", "--others", "--exclude-standard", "-z")),
  ];
  const said = readChangesets(root);
  const problems: string[] = [];
  for (const entry of await listPackages(root, { signal })) {
    const own = changed.filter((path) => path.startsWith(`${entry.path}/`));
    const sources = own.filter((path) => isSource.test(path.slice(entry.path.length + 1)));
    const written = sources.filter((path) => !path.includes("/generated/"));
    if (own.includes(`${entry.path}/package.json`) && (await hasNewFields(entry, base, root)))
      written.push(`${entry.path}/package.json`);
    const isSaid = said.byHand.has(entry.name);
    const silent = isSaid ? [] : said.byPlan.has(entry.name) ? written : [...new Set([...sources, ...written])];
    if (silent.length > 0) problems.push(describe(entry.name, base, silent));
  }
  return problems;
}

/** The files from which the package is built. */
const isSource = /^src\/(?!.*\.test\.[cm]?tsx?$)/;

async function hasNewFields({ path }: PublicPackage, base: string, root: string): Promise<boolean> {
  const before = await runProgram("git", ["show", `${base}:${path}/package.json`], { folder: root }).catch(() => "{}");
  const [old, present] = [before, readFileSync(join(root, path, "package.json"), "utf8")].map((text) => {
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(text);
    return JSON.stringify(fieldsForUsers.map((name) => manifest[name]));
  });
  return old !== present;
}

interface Changesets {
  /** Names of packages of which the plan speaks. */
  readonly byPlan: ReadonlySet<string>;
  /** Names of packages of which changesets speak that people wrote. */
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
  return `${name} changed since ${base}, and no changeset says how: ${shown.join(", ")}${more}. Write one with \`npm run changeset\`; the bump \`none\` is for what no user notices.`;
}
