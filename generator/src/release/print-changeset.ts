import type { Change } from "../diff/change.ts";
import { namePlace } from "../diff/name-places.ts";
import { listNames } from "../diff/print-changes.ts";
import { type Bump, isBreaking, planBump } from "../diff/plan-bump.ts";

/** Why a release is a smaller one than its changes ask for. */
export interface Lowering {
  readonly to: Exclude<Bump, "none" | "major">;
  readonly reason: string;
}

/** The changeset of all that changed for callers, to be read by them in changelogs; every package gets it. */
export function printChangeset(changes: readonly Change[], packages: readonly string[], lowering?: Lowering): string {
  const asked = planBump(changes);
  const bump = lowering?.to ?? asked;
  const breaking = changes.filter(isBreaking);
  const told = changes.filter((change) => !breaking.includes(change) && !isOfWords(change));
  const facts = changes.filter(({ code }) => code.startsWith("provenance-"));
  const described = changes.filter(({ code }) => code === "words-changed");
  const sections = [
    ...printSection("What breaks", breaking.map(printBreaking)),
    ...printSection("What is new", told.map(printItem)),
    ...printSection("What is known better", facts.map(printItem)),
    ...(described.length === 0 ? [] : [`Described otherwise: ${listPlaces(described)}.`]),
  ];
  return [
    "---",
    ...packages.map((name) => `${JSON.stringify(name)}: ${bump}`),
    "---",
    "",
    "The API has changed.",
    "",
    ...(lowering ? [printLowering(asked, lowering), ""] : []),
    sections.join("\n\n"),
    "",
  ].join("\n");
}

/** The sentence by which a changeset says that its bump was lowered; what reads it back is {@link readLowering}. */
function printLowering(asked: Bump, { to, reason }: Lowering): string {
  return `Released as ${to} and not as ${asked}: ${reason.trim().replaceAll(/\s+/g, " ")}`;
}

/** Was the reason of a changeset given for all that it lowers now? It stands beside what it was given for. */
export function isGivenFor(changeset: string, { to }: Lowering, changes: readonly Change[]): boolean {
  const lines = new Set(changeset.split("\n"));
  const lowered = changes.filter((change) => isBreaking(change) || (to === "patch" && planBump([change]) === "minor"));
  return lowered.every((change) => lines.has(isBreaking(change) ? printBreaking(change) : printItem(change)));
}

/** Reads why a changeset is a smaller one than its changes ask for; `undefined` when it does not say so. */
export function readLowering(changeset: string): Lowering | undefined {
  const [, to, reason] = /^Released as (minor|patch) and not as (?:major|minor): (\S.*)$/m.exec(changeset) ?? [];
  return reason !== undefined && (to === "minor" || to === "patch") ? { to, reason } : undefined;
}

function isOfWords({ code }: Change): boolean {
  return code === "words-changed" || code.startsWith("provenance-");
}

function printSection(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`**${title}**\n\n${items.join("\n")}`];
}

function printBreaking(change: Change): string {
  const { wire, types } = change;
  const only =
    wire === "breaks"
      ? types === "safe"
        ? "on the wire only"
        : ""
      : types === "breaks"
        ? "types only"
        : "in what the client does";
  return `${printItem(change)}${only === "" ? "" : ` (${only})`}`;
}

/** `takes \`count\` up to 100`: of what operations do, they are the subject. */
const saysWhatItDoes = /^(?:Takes|Asks for|No longer (?:takes|asks for)) /;

/** `Takes`, of several: `take`. */
function toPlural(text: string): string {
  return text.replace(/^((?:no longer )?)(take|ask)s /, "$1$2 ").replace(", but takes it.", ", but take it.");
}

function printItem({ operations, message, hint, place }: Change): string {
  const named = operations.filter((id) => id !== place);
  const names = listNames(named.map((id) => `\`${id}\``));
  const lower = message.charAt(0).toLowerCase() + message.slice(1);
  const said = saysWhatItDoes.test(message) ? ` ${named.length === 1 ? lower : toPlural(lower)}` : `: ${message}`;
  return `- ${names === "" ? message : names + said}${hint === undefined ? "" : ` ${hint}`}`;
}

function listPlaces(changes: readonly Change[]): string {
  return listNames([...new Set(changes.map(nameDescribed))]);
}

/** A part of a call with its operation, unless it is shared by several. */
function nameDescribed({ place, operations: [first, ...others] }: Change): string {
  const isPart = /^(?:query|path|header|cookie|body|\d{3})\b/.test(place);
  const named = namePlace(place);
  return isPart && first !== undefined && others.length === 0 ? `${named} (\`${first}\`)` : named;
}
