import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { gt, ltr, valid, validRange } from "semver";
import { fillReadme } from "../emit/emit-readmes.ts";
import { listWorkspace } from "../init/list-workspace.ts";
import { listChosen, refuseUnreadable } from "../init/optional-parts.ts";
import { listPartTests } from "../init/print-part-tests.ts";
import { readFirstVersion, workspaceTools } from "../init/print-manifests.ts";
import { findFolder } from "../layout/arrange-sources.ts";
import { printRecord, readRecord, type WorkspaceRecord } from "../workspace/record.ts";
import type { Settings } from "../init/workspace-inputs.ts";
import { generate } from "../generate.ts";
import type { WorkspaceConfig } from "../config/workspace-config.ts";
import { hashText } from "../output/hash-text.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { refuseLinks } from "../output/generated-path.ts";
import { emptySections, readmePaths } from "../output/readme-sections.ts";
import { writeBelow } from "../output/write-below.ts";
import { openWorkspace } from "../workspace/open-workspace.ts";
import { loadTemplates, type Templates } from "../workspace/read-templates.ts";
import { hashRuntime, writeRuntime } from "../workspace/write-runtime.ts";
import { mergeEdits } from "./merge-texts.ts";
import { planUpgrade, type UpgradePlan, type UpgradeStep } from "./plan-upgrade.ts";
import { printUpgradeChangeset } from "./print-upgrade-changeset.ts";
import { readBases } from "./read-bases.ts";

/** Options of {@link upgradeWorkspace}. */
export interface UpgradeOptions {
  /** Absolute path of the workspace. */
  readonly folder: string;
  /** Writes nothing. */
  readonly dryRun: boolean;
  /** Paths of files that stay as they are and count as up to date. */
  readonly keep: readonly string[];
  /** The files of this generator. */
  readonly templates?: Templates;
}

/** The result of an upgrade. */
export interface Upgrade extends Pick<UpgradePlan, "steps"> {
  /** Version of the generator that wrote the files before. */
  readonly from: string;
  /** Version of this generator. */
  readonly to: string;
}

/**
 * Brings the files of a workspace to the version of this generator. Throws an error if a later version has written them, or is named in
 * `package.json`. It writes the record last, so the next upgrade completes
 * one that was killed.
 */
export async function upgradeWorkspace({
  folder,
  dryRun,
  keep,
  templates = loadTemplates(),
}: UpgradeOptions): Promise<Upgrade> {
  const { version } = templates;
  const record = readRecord(folder);
  refuseOlder(folder, record.generator, version);
  const kept = keep.map((path) => relative(folder, resolve(folder, path)).replaceAll(sep, "/"));
  const unknown = kept.find((path) => !Object.hasOwn(record.files, path));
  if (unknown !== undefined)
    throw new Error(
      `\`--keep ${unknown}\` names a file that the generator has not written. Name one that \`upgrade\` shows.`,
    );
  const { settings, model, documents } = await openWorkspace(folder);
  refuseUnreadable(settings, documents);
  const files = listWorkspace({ settings, model, templates });
  let bases: ReadonlyMap<string, string> | undefined;
  const { steps: copied, recorded } = planUpgrade({
    recorded: record.files,
    files,
    read(path) {
      if (!existsSync(join(folder, path))) return undefined;
      const text = readFileSync(join(folder, path), "utf8");
      if (path === "package.json") return restoreTools(path, text, record);
      return readmePaths.includes(path) ? emptySections(path, text) : text;
    },
    readBase(path) {
      bases ??=
        record.generator === version
          ? toTexts(listWorkspace({ settings: { ...settings, parts: record.parts }, model, templates }))
          : toTexts(readBases(folder, record.generator));
      return bases.get(path);
    },
    merge: mergeEdits,
    keep: new Set(kept),
  });
  const changeset = await planChangeset({ folder, settings, templates, files, record });
  const { parts = [] } = settings;
  // Examples belong to the team, so only a new part brings one.
  const examples = listPartTests({ settings, model, templates }).filter(
    ({ part, path }) => !record.parts.includes(part) && !existsSync(join(folder, path)),
  );
  const added = [...examples.map(({ path, text }) => ({ path, text })), ...(changeset ? [changeset] : [])];
  const steps: readonly UpgradeStep[] = [...copied, ...added.map((file) => ({ kind: "add", ...file }) as const)];
  if (!dryRun) {
    refuseLinks(
      folder,
      steps.map(({ path }) => path),
    );
    for (const step of steps) {
      if (step.kind === "delete") rmSync(join(folder, step.path), { force: true });
      else if ("text" in step) writeBelow(folder, fillReadme(step, model, settings));
    }
    writeBelow(folder, printRecord({ generator: version, parts, files: recorded, runtime: hashRuntime(templates) }));
    await writeRuntime(folder, settings, templates);
  }
  return { steps, from: record.generator, to: version };
}

interface ChangesetInput {
  readonly folder: string;
  readonly settings: WorkspaceConfig;
  readonly templates: Templates;
  /** The files that this version copies. */
  readonly files: readonly GeneratedFile[];
  /** The files that the earlier version has copied. */
  readonly record: WorkspaceRecord;
}

/**
 * Returns the changeset of an upgrade that changes copied or generated code. Returns `undefined` if no code changes, or if the changeset
 * exists. The first changelog covers all code before the first release.
 */
async function planChangeset(input: ChangesetInput): Promise<GeneratedFile | undefined> {
  const { folder, settings, templates, files, record } = input;
  if (record.generator === templates.version || !isReleased(folder, settings)) return undefined;
  const hashes = new Map(files.map(({ path, text }) => [path, hashText(restoreTools(path, text, record))]));
  const copied = new Set([...hashes.keys(), ...Object.keys(record.files)]);
  const changed = [...copied].filter((path) => hashes.get(path) !== record.files[path]);
  const { specFile: spec, refsWithinFolder: refsWithin, overlayFiles: overlays, emitterFiles } = settings;
  // The package of a new part is not installed yet.
  const emitters = emitterFiles.filter((file) => existsSync(file));
  const { scope, packages, layout = "packages" } = settings;
  const choices = { root: folder, spec, refsWithin, overlays, emitters, scope, packages, layout };
  const { outOfDate } = await generate({ ...choices, check: true });
  const paths = [...changed, ...outOfDate.map(({ path }) => path)];
  const runtime = Object.entries(hashRuntime(templates)).filter(([name, hash]) => record.runtime[name] !== hash);
  const folders = new Set([...runtime.map(([name]) => name), ...paths.map((path) => findFolder(path, layout))]);
  const changeset = printUpgradeChangeset({ from: record.generator, to: templates.version, folders }, input);
  return changeset && !existsSync(join(folder, changeset.path)) ? changeset : undefined;
}

/** Returns `true` once a version has been set after that of `init`. */
function isReleased(folder: string, settings: Settings): boolean {
  const path = join(folder, settings.layout === "package" ? "package.json" : "packages/client/package.json");
  const { version }: { version?: string } = JSON.parse(readFileSync(path, "utf8"));
  return version !== readFirstVersion(settings);
}

/** Throws an error if the workspace belongs to a later version, whose changes this one would revert. */
function refuseOlder(folder: string, written: string, running: string): void {
  if (valid(written) && gt(written, running)) {
    throw new Error(
      `This is version ${running} of the generator, and version ${written} has written the workspace. Run \`npx @shortvideo-api/generator@${written} upgrade\`.`,
    );
  }
  const named = readNamedVersion(folder);
  if (named !== undefined && ltr(running, named)) {
    throw new Error(
      `\`package.json\` names version ${named} of the generator, but version ${running} runs. Run \`npm install\` first.`,
    );
  }
}

/** Returns the range of versions of the generator in `package.json`; `undefined` for anything but a range. */
function readNamedVersion(folder: string): string | undefined {
  const path = join(folder, "package.json");
  const [, named] =
    /"@shortvideo-api\/generator":\s*"([^"]*)"/.exec(existsSync(path) ? readFileSync(path, "utf8") : "") ?? [];
  return validRange(named) === null ? undefined : named;
}

/** Lists the files of a workspace as this generator has written them, with the optional parts of that time. */
export async function listWorkspaceFiles(folder: string): Promise<GeneratedFile[]> {
  const { settings, model } = await openWorkspace(folder);
  const { parts } = readRecord(folder);
  return listWorkspace({ settings: { ...settings, parts }, model, templates: loadTemplates() });
}

function toTexts(files: readonly GeneratedFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** Restores the recorded versions of the tools: an update of a tool is not an edit of the user, and changes no published code. */
function restoreTools(path: string, text: string, { generator, parts }: WorkspaceRecord): string {
  if (path !== "package.json") return text;
  const tools = new Set(workspaceTools);
  for (const { tool } of listChosen({ parts })) tools.add(tool);
  return text.replaceAll(/"(@shortvideo-api\/[a-z-]+)": "[^"]*"/g, (dependency, name: string) =>
    tools.has(name) ? `"${name}": "${generator}"` : dependency,
  );
}
