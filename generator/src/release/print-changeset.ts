import { listNames } from "@shortvideo-api/document/source";
import { type Change, isBreaking, namePlace, planBump } from "@shortvideo-api/diff/source";
import { printChange } from "./print-change.ts";
import { type Lowering, lowerBump, printLowering } from "./lower-bump.ts";
import { printChangesetFile, signLine, titles } from "./changeset-lines.ts";

/** The parts of a changeset that people wrote. */
export interface Additions {
  /** The reasons for a lower bump than the changes require. */
  readonly lowerings?: readonly Lowering[];
  /** The text that people wrote into the changeset. */
  readonly words?: string;
}

/** Prints the changeset of all changes, as callers read it in changelogs. It names all packages. */
export function printChangeset(
  changes: readonly Change[],
  packages: readonly string[],
  { lowerings = [], words = "" }: Additions = {},
): string {
  const bump = lowerBump(changes, lowerings);
  const breaking = changes.filter(isBreaking);
  const others = changes.filter((change) => !breaking.includes(change) && !isDocumentation(change));
  const facts = changes.filter(({ code }) => code.startsWith("provenance-"));
  const described = changes.filter(({ code }) => code === "words-changed");
  const sections = [
    ...printSection(titles.breaking, breaking.map(printChange)),
    ...printSection(titles.added, others.map(printChange)),
    ...printSection(titles.documented, facts.map(printChange)),
    ...(described.length === 0 ? [] : [`New descriptions: ${listPlaces(described)}.`].map(signLine)),
  ];
  const reasons = lowerings.map((lowering) => printLowering(lowering, planBump(changes)));
  const paragraphs = [titles.introduction, ...reasons, ...(words === "" ? [] : [words]), sections.join("\n\n")];
  return printChangesetFile(
    packages.map((name) => [name, bump]),
    paragraphs.join("\n\n"),
  );
}

function isDocumentation({ code }: Change): boolean {
  return code === "words-changed" || code.startsWith("provenance-");
}

function printSection(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${title}\n\n${items.map(signLine).join("\n")}`];
}

function listPlaces(changes: readonly Change[]): string {
  return listNames([...new Set(changes.map(nameDescribed))]);
}

/** Names a part of a request or response with its operation, unless several operations share it. */
function nameDescribed({ place, operations: [first, ...others] }: Change): string {
  const isPart = /^(?:query|path|header|cookie|body|\d{3})\b/.test(place);
  const named = namePlace(place);
  return isPart && first !== undefined && others.length === 0 ? `${named} (\`${first}\`)` : named;
}
