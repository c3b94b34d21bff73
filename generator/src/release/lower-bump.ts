import type { Bump } from "@shortvideo-api/report";
import { type Change, planBump } from "@shortvideo-api/diff/source";
import { printChange } from "./print-change.ts";
import { computeSignature } from "./changeset-lines.ts";

/** A reason for a lower bump than the changes require. */
export interface LoweringReason {
  readonly to: Exclude<Bump, "none" | "major">;
  readonly reason: string;
}

/** A reason, and the only changes that it lowers. */
export interface Lowering extends LoweringReason {
  /** Signatures of those changes. */
  readonly signatures: readonly string[];
}

const bumpOrder: readonly Bump[] = ["none", "patch", "minor", "major"];

/** Returns the bump that changes require if reasons lower some of them. */
export function lowerBump(changes: readonly Change[], lowerings: readonly Lowering[]): Bump {
  const bumps = changes.map((change) => {
    const signature = computeSignature(printChange(change));
    const lowered = lowerings.filter(({ signatures }) => signatures.includes(signature)).map(({ to }) => to);
    return Math.min(...[planBump([change]), ...lowered].map((bump) => bumpOrder.indexOf(bump)));
  });
  return bumpOrder[Math.max(0, ...bumps)] ?? "none";
}

/** Ties a reason to the changes that require a higher bump than its own. */
export function tieLowering({ to, reason }: LoweringReason, changes: readonly Change[]): Lowering {
  const lowered = changes.filter((change) => bumpOrder.indexOf(planBump([change])) > bumpOrder.indexOf(to));
  return { to, reason, signatures: lowered.map((change) => computeSignature(printChange(change))) };
}

/** Keeps the reasons that the bump depends on: each lowers a change that requires a higher one. */
export function keepLowerings(changes: readonly Change[], lowerings: readonly Lowering[]): readonly Lowering[] {
  const bump = lowerBump(changes, lowerings);
  const asking = changes.filter((change) => bumpOrder.indexOf(planBump([change])) > bumpOrder.indexOf(bump));
  const asked = new Set(asking.map((change) => computeSignature(printChange(change))));
  return lowerings.filter(({ signatures }) => signatures.some((signature) => asked.has(signature)));
}

/** Prints the sentence of a lowered bump, which {@link readLowering} reads. */
export function printLowering({ to, reason, signatures }: Lowering, asked: Bump): string {
  const text = reason.trim().replaceAll(/\s+/g, " ");
  return `Released as ${to} and not as ${asked}: ${text} <!-- for ${signatures.join(" ")} -->`;
}

/** Reads the sentence of a lowered bump; `undefined` for any other line. A reason without signatures lowers nothing. */
export function readLowering(line: string): Lowering | undefined {
  const [, to, reason, signatures = ""] =
    /^Released as (minor|patch) and not as (?:major|minor): (\S.*?)(?: <!-- for ([\da-f ]*) -->)?$/.exec(line) ?? [];
  if (reason === undefined || (to !== "minor" && to !== "patch")) return undefined;
  return { to, reason, signatures: signatures.split(" ").filter((signature) => signature !== "") };
}
