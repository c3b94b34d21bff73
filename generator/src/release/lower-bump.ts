import type { Bump } from "@shortvideo-api/report";
import type { Change } from "../diff/change/change.ts";
import { planBump } from "../diff/change/plan-bump.ts";
import { printChange } from "./print-change.ts";
import { signatureOf } from "./sign-line.ts";

/** A reason to release changes as less than they ask for. */
export interface LoweringReason {
  readonly to: Exclude<Bump, "none" | "major">;
  readonly reason: string;
}

/** A reason, and the changes that it was given for: no others. */
export interface Lowering extends LoweringReason {
  /** Signatures of those changes. */
  readonly signatures: readonly string[];
}

const order: readonly Bump[] = ["none", "patch", "minor", "major"];

/** The bump that changes ask for where reasons lower some of them. */
export function lowerBump(changes: readonly Change[], lowerings: readonly Lowering[]): Bump {
  const bumps = changes.map((change) => {
    const signature = signatureOf(printChange(change));
    const lowered = lowerings.filter(({ signatures }) => signatures.includes(signature)).map(({ to }) => to);
    return Math.min(...[planBump([change]), ...lowered].map((bump) => order.indexOf(bump)));
  });
  return order[Math.max(0, ...bumps)] ?? "none";
}

/** Ties a reason to those of the changes that ask for more. */
export function tieLowering({ to, reason }: LoweringReason, changes: readonly Change[]): Lowering {
  const lowered = changes.filter((change) => order.indexOf(planBump([change])) > order.indexOf(to));
  return { to, reason, signatures: lowered.map((change) => signatureOf(printChange(change))) };
}

/** The reasons that the bump depends on: each is given for a change that asks for more. */
export function keepLowerings(changes: readonly Change[], lowerings: readonly Lowering[]): readonly Lowering[] {
  const bump = lowerBump(changes, lowerings);
  const asking = changes.filter((change) => order.indexOf(planBump([change])) > order.indexOf(bump));
  const asked = new Set(asking.map((change) => signatureOf(printChange(change))));
  return lowerings.filter(({ signatures }) => signatures.some((signature) => asked.has(signature)));
}

/** The sentence by which a changeset says that its bump was lowered; what reads it back is {@link readLowering}. */
export function printLowering({ to, reason, signatures }: Lowering, asked: Bump): string {
  const text = reason.trim().replaceAll(/\s+/g, " ");
  return `Released as ${to} and not as ${asked}: ${text} <!-- for ${signatures.join(" ")} -->`;
}

/** Reads a line that says why the bump was lowered; `undefined` for any other. A reason without signatures lowers nothing. */
export function readLowering(line: string): Lowering | undefined {
  const [, to, reason, signatures = ""] =
    /^Released as (minor|patch) and not as (?:major|minor): (\S.*?)(?: <!-- for ([\da-f ]*) -->)?$/.exec(line) ?? [];
  if (reason === undefined || (to !== "minor" && to !== "patch")) return undefined;
  return { to, reason, signatures: signatures.split(" ").filter((signature) => signature !== "") };
}
