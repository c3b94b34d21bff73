import { changeCatalog } from "./catalog.ts";
import type { Change } from "./change.ts";

/** What a release becomes: its first, second or third digit is raised, or none. */
export type Bump = "major" | "minor" | "patch" | "none";

const bumps = ["none", "patch", "minor", "major"] as const;

type Classified = Pick<Change, "code" | "wire" | "types">;

/** Does a caller break: on the wire, in its types, or by what our client does about the same answer? */
export function isBreaking({ code, wire, types }: Classified): boolean {
  return wire === "breaks" || types === "breaks" || changeCatalog[code].bump === "major";
}

/** The bump that changes ask for: whatever breaks a caller makes the release a major one. */
export function planBump(changes: readonly Classified[]): Bump {
  const ranks = changes.map((change) => bumps.indexOf(isBreaking(change) ? "major" : changeCatalog[change.code].bump));
  return bumps[Math.max(0, ...ranks)] ?? "none";
}
