import { styleText } from "node:util";
import { changeCatalog } from "./catalog.ts";
import type { Change } from "./change.ts";
import { namePlace } from "./name-places.ts";
import { isBreaking, planBump } from "./plan-bump.ts";

/** How a place is written: `spec/openapi.yaml:120`. */
export type PrintPlace = (place: NonNullable<Change["before"]>) => string;

/** How both documents' places are written. */
export interface Places {
  readonly before: PrintPlace;
  readonly after: PrintPlace;
}

/** Changes that break callers in one way, under a title. */
interface Chapter {
  readonly title: string;
  readonly changes: readonly Change[];
}

function toChapters(changes: readonly Change[]): readonly Chapter[] {
  const pick = (wire: Change["wire"], types: Change["types"]): readonly Change[] =>
    changes.filter((change) => change.wire === wire && change.types === types);
  return [
    { title: "Breaks callers on the wire, and their types", changes: pick("breaks", "breaks") },
    { title: "Breaks callers on the wire", changes: pick("breaks", "safe") },
    { title: "Breaks the types of callers", changes: pick("safe", "breaks") },
    { title: "Changes what the client does", changes: pick("safe", "safe").filter(isBreaking) },
    {
      title: "Breaks no caller",
      changes: pick("safe", "safe").filter(
        (change) => !isBreaking(change) && !isOfWords(change) && !isUncompared(change),
      ),
    },
    { title: "Described otherwise", changes: changes.filter(isOfWords) },
    { title: "Not compared", changes: changes.filter(isUncompared) },
  ].filter((chapter) => chapter.changes.length > 0);
}

function isOfWords({ code }: Change): boolean {
  return code === "words-changed";
}

function isUncompared({ code }: Change): boolean {
  return code === "not-compared";
}

const mostNames = 6;

/** The first of them, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return rest > 0 ? `${names.slice(0, mostNames).join(", ")} and ${rest} more` : names.join(", ");
}

/** Prints changes for a terminal: worst first, each with its operations and its places in both documents. */
export function printText(changes: readonly Change[], places: Places, stream: NodeJS.WriteStream): string {
  const chapters = toChapters(changes).map(({ title, changes: own }) => {
    const colour = own.some(isBreaking) ? "red" : "green";
    const lines = own.map(({ code, operations, place, message, hint, before, after }) => {
      const where = operations.length === 0 ? "the whole API" : listNames(operations);
      // Of words, what they are about says enough.
      if (code === "words-changed") {
        return `  ${namePlace(place)}, ${where}\n    ${styleText("dim", printPlaces({ before, after }, places), { stream })}`;
      }
      return [
        `  ${styleText("bold", code, { stream })}  ${where}`,
        `    ${message}`,
        ...(hint === undefined ? [] : [`    ${styleText("cyan", "Do:", { stream })} ${hint}`]),
        `    ${styleText("dim", printPlaces({ before, after }, places), { stream })}`,
      ].join("\n");
    });
    const between = own.every(isOfWords) ? "\n" : "\n\n";
    return `${styleText(["bold", colour], title, { stream })}\n\n${lines.join(between)}\n`;
  });
  return [...chapters, printSummary(changes)].join("\n");
}

/** Prints changes as Markdown, for a pull request. */
export function printMarkdown(changes: readonly Change[], places: Places): string {
  const chapters = toChapters(changes).map(({ title, changes: own }) => {
    const items = own.map(
      ({ code, operations, message, hint, before, after }) =>
        `- ${message}${hint === undefined ? "" : ` ${hint}`} (\`${code}\`${operations.length === 0 ? "" : `, ${listNames(operations.map((id) => `\`${id}\``))}`}; ${printPlaces({ before, after }, places)})`,
    );
    return `### ${title}\n\n${items.join("\n")}\n`;
  });
  return [...chapters, printSummary(changes)].join("\n");
}

/** Prints changes as JSON, for programs. */
export function printJson(changes: readonly Change[], places: Places): string {
  const written = changes.map(({ before, after, hint, ...change }) => ({
    ...change,
    title: changeCatalog[change.code].title,
    ...(hint === undefined ? {} : { hint }),
    ...(before ? { before: places.before(before) } : {}),
    ...(after ? { after: places.after(after) } : {}),
  }));
  return JSON.stringify({ bump: planBump(changes), changes: written }, null, 2);
}

function printPlaces({ before, after }: Pick<Change, "before" | "after">, places: Places): string {
  const [was, is] = [before && places.before(before), after && places.after(after)];
  if (was === undefined) return is ?? "";
  return is === undefined ? `${was} (gone)` : `${was} → ${is}`;
}

/** `3 changes: 1 breaks callers on the wire, 2 break their types. The release is a major one.` */
export function printSummary(changes: readonly Change[]): string {
  if (changes.length === 0) return "Nothing has changed for callers.";
  const onWire = changes.filter(({ wire }) => wire === "breaks").length;
  const ofTypes = changes.filter(({ types }) => types === "breaks").length;
  const ofClient = changes.filter(
    (change) => change.wire === "safe" && change.types === "safe" && isBreaking(change),
  ).length;
  const said = [
    ...(onWire > 0 ? [`${onWire} ${onWire === 1 ? "breaks" : "break"} callers on the wire`] : []),
    ...(ofTypes > 0 ? [`${ofTypes} ${ofTypes === 1 ? "breaks" : "break"} their types`] : []),
    ...(ofClient > 0 ? [`${ofClient} ${ofClient === 1 ? "changes" : "change"} what the client does`] : []),
  ];
  const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  const breaks = said.length === 0 ? "none breaks a caller" : said.join(", ");
  return `${count}: ${breaks}. The release is a ${planBump(changes)} one.`;
}
