import { changeCatalog } from "./catalog.ts";
import type { Change } from "./change.ts";

/** What a release becomes: its first, second or third digit is raised, or none. */
export type Bump = "major" | "minor" | "patch" | "none";

const bumps = ["none", "patch", "minor", "major"] as const;

/** The bump that changes ask for: whatever breaks a caller, on the wire or in its types, makes the release a major one. */
export function planBump(changes: readonly Pick<Change, "code" | "wire" | "types">[]): Bump {
  const ranks = changes.map(({ code, wire, types }) =>
    bumps.indexOf(wire === "breaks" || types === "breaks" ? "major" : changeCatalog[code].bump),
  );
  return bumps[Math.max(0, ...ranks)] ?? "none";
}
