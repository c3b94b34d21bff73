import type { Bump } from "@shortvideo-api/report";
import { changeCatalog } from "./catalog.ts";
import type { Change } from "./change.ts";

const bumps = ["none", "patch", "minor", "major"] as const;

type Classified = Pick<Change, "code" | "wire" | "types">;

/** Returns `true` if a caller breaks: on the wire, in its types, or because our client treats the same response differently. */
export function isBreaking({ code, wire, types }: Classified): boolean {
  return wire === "breaks" || types === "breaks" || changeCatalog[code].bump === "major";
}

/** Returns the bump that changes require: a change that breaks a caller requires a major release. */
export function planBump(changes: readonly Classified[]): Bump {
  const ranks = changes.map((change) => bumps.indexOf(isBreaking(change) ? "major" : changeCatalog[change.code].bump));
  return bumps[Math.max(0, ...ranks)] ?? "none";
}
