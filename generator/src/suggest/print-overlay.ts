import {
  type Document,
  escapeInvisible,
  type Place,
  printPath,
  printPointer,
  readPointer,
  type Step,
} from "@shortvideo-api/document/source";
import { dump } from "js-yaml";
import type { ListTrait, Trait } from "./read-traits.ts";
import type { SuggestedList, SuggestedLists } from "./suggest-lists.ts";

/** The greatest number of characters of a description in the evidence. */
const mostCharacters = 140;

/** Prints suggestions as an OpenAPI overlay. Comments contain the evidence of each, and the operations without a suggestion. */
export function printOverlay(document: Document, { lists, doubts }: SuggestedLists, folder: string): string {
  const { title, version } = document.root.info;
  const head = dump({ overlay: "1.0.0", info: { title: `Pagination of ${title}`, version } }, asText);
  const lines = [
    "# Suggested by `openapi-monorepo suggest`, from what the document says. Review each action: its comment has the evidence.",
    head.trimEnd(),
    "actions:",
    ...lists.flatMap((list) => printAction(document, list, folder)),
    ...(doubts.length === 0 ? [] : ["", "# These look like lists, but the document does not say enough:", "#"]),
    ...doubts.map((doubt) => `# ${printDoubt(doubt, folder)}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** Prints an operation without a suggestion, and the reason, on one line. */
export function printDoubt({ operation, place, reason }: SuggestedLists["doubts"][number], folder: string): string {
  return `${printPlace(place, folder)} ${toLine(`${operation.method} ${operation.path}: ${reason.replace(/\.$/, "")}.`)}`;
}

function printAction(
  document: Document,
  { operation, place, pagination, evidence }: SuggestedList,
  folder: string,
): string[] {
  const located = evidence.map((trait) => {
    const at = document.locate(printPointer(trait.steps));
    return `  # ${printPlace(at, folder)} ${describe(trait)}`;
  });
  const action = { target: printTarget(readPointer(place.pointer)), update: { "x-pagination": pagination } };
  const printed = dump([action], { ...asText, flowLevel: 3 });
  return [
    "",
    `  # ${toLine(`${operation.method} ${operation.path}`)}`,
    ...located,
    ...printed
      .trimEnd()
      .split("\n")
      .map((line) => `  ${line}`),
  ];
}

/** Long lines stay whole, and no value refers to another one. */
const asText = { lineWidth: -1, noRefs: true };

function describe(trait: Trait | ListTrait): string {
  if (!("kind" in trait)) return trait.name === "$" ? "the body is a list" : `list \`${toLine(trait.name)}\``;
  const { kind, name, type, text, format } = trait;
  const header = name.replace("$response.header.", "");
  const shown = `${kind} \`${toLine(kind === "header" ? header : name)}\`, ${type}${format === undefined ? "" : ` (${toLine(format)})`}`;
  if (text.trim() !== "") return `${shown}: ${shorten(text)}`;
  const example = trait.examples.find((each) => typeof each === "string");
  return example === undefined ? shown : `${shown}, such as ${shorten(example)}`;
}

function shorten(text: string): string {
  const characters = [...toLine(text)];
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters).join("").trimEnd()}…`
    : characters.join("");
}

function printPlace({ file, line }: Place, folder: string): string {
  const path = printPath(file, folder);
  return line === undefined ? path : `${path}:${line}`;
}

/** Prints the JSONPath of a place: `$.paths['/letters'].get`. */
function printTarget(steps: readonly Step[]): string {
  return `$${steps.map((step) => (/^[a-z]\w*$/i.test(String(step)) ? `.${step}` : `[${quote(String(step))}]`)).join("")}`;
}

/** Prints a text as RFC 9535 quotes it. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Makes one line of a text for a comment. */
function toLine(text: string): string {
  return escapeInvisible(text.trim().replaceAll(/\s+/g, " "));
}
