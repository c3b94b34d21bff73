import { hashText } from "../output/hash-text.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import type { Merge } from "./merge-texts.ts";

/** The input of {@link planUpgrade}. */
export interface UpgradeInput {
  /** SHA-256 of each text as the generator wrote it, by path. */
  readonly recorded: Readonly<Record<string, string>>;
  /** The files that the generator writes now. */
  readonly files: readonly GeneratedFile[];
  /** Returns the text on disk; `undefined` if the file does not exist. */
  readonly read: (path: string) => string | undefined;
  /** Returns the text that the generator wrote, before edits; `undefined` if it is not known any more. */
  readonly readBase: (path: string) => string | undefined;
  /** Merges two edits of a file. */
  readonly merge: Merge;
  /** Paths of files that stay as they are and count as up to date, because the user has compared them. */
  readonly keep: ReadonlySet<string>;
}

/** The effect of an upgrade on one file. */
export type UpgradeStep =
  | { readonly kind: "add" | "replace" | "merge"; readonly path: string; readonly text: string }
  | { readonly kind: "delete"; readonly path: string }
  /** A file of an earlier version that the user has edited, so that it stays. */
  | { readonly kind: "leave"; readonly path: string }
  /** The edits of the user and of the generator conflict; the file stays as it is. */
  | { readonly kind: "conflict"; readonly path: string; readonly ours: string; readonly theirs: string };

/** The changes of an upgrade, and the record after it. */
export interface UpgradePlan {
  /** The files that change or need attention, by path. */
  readonly steps: readonly UpgradeStep[];
  /** The record after the upgrade: SHA-256 of each text, by path. */
  readonly recorded: Readonly<Record<string, string>>;
}

/** Plans an upgrade: unedited files are replaced, edits are merged, and edits that conflict stay. */
export function planUpgrade(input: UpgradeInput): UpgradePlan {
  const steps: UpgradeStep[] = [];
  const next: Record<string, string> = {};
  const wanted = new Set(input.files.map(({ path }) => path));
  for (const file of input.files) {
    const step = planFile(file, input);
    if (step) steps.push(step);
    const before = input.recorded[file.path];
    if (step?.kind !== "conflict") next[file.path] = hashText(file.text);
    // The conflict stays until the user has compared the texts.
    else if (before !== undefined) next[file.path] = before;
  }
  for (const [path, hash] of Object.entries(input.recorded)) {
    const ours = wanted.has(path) ? undefined : input.read(path);
    if (ours !== undefined) steps.push({ kind: hashText(ours) === hash ? "delete" : "leave", path });
  }
  return { steps: steps.toSorted((one, other) => (one.path < other.path ? -1 : 1)), recorded: next };
}

function planFile({ path, text: theirs }: GeneratedFile, input: UpgradeInput): UpgradeStep | undefined {
  const { recorded, read, readBase, merge, keep } = input;
  const before = recorded[path];
  const ours = read(path);
  // A recorded file that does not exist: the user has deleted it.
  if (ours === undefined) return before === undefined ? { kind: "add", path, text: theirs } : undefined;
  if (ours === theirs || keep.has(path) || before === hashText(theirs)) return undefined;
  if (before === hashText(ours)) return { kind: "replace", path, text: theirs };
  const base = readBase(path);
  const isKnown = base !== undefined && hashText(base) === before;
  const merged = isKnown ? merge(path, { ours, base, theirs }) : undefined;
  if (merged === undefined) return { kind: "conflict", path, ours, theirs };
  return merged === ours ? undefined : { kind: "merge", path, text: merged };
}
