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
import type { SuggestedFailure } from "./suggest-failure.ts";
import type { SuggestedLists } from "./suggest-lists.ts";
import type { SuggestedUnit } from "./suggest-units.ts";

/** All suggestions for a document. */
export interface Suggestions extends SuggestedLists {
  readonly failure: SuggestedFailure | undefined;
  readonly units: readonly SuggestedUnit[];
}

/** The greatest number of characters of a description in the evidence. */
const mostCharacters = 140;

/** Prints suggestions as an OpenAPI overlay. Comments contain the evidence of each, and the operations without a suggestion. */
export function printOverlay(
  document: Document,
  { lists, doubts, failure, units }: Suggestions,
  folder: string,
): string {
  const { title, version } = document.root.info;
  const head = dump({ overlay: "1.0.0", info: { title: `Suggestions for ${title}`, version } }, asText);
  const actions: readonly SuggestedAction[] = [
    ...(failure
      ? [
          {
            steps: [],
            update: { "x-in-band-failure": failure.failure },
            evidence: failure.evidence,
            heading: "Failures",
          },
        ]
      : []),
    ...lists.map(({ operation, place, pagination, evidence }) => ({
      heading: `${operation.method} ${operation.path}`,
      steps: readPointer(place.pointer),
      update: { "x-pagination": pagination },
      evidence,
    })),
    ...units.map(({ unit, evidence }) => ({
      heading: `Unit of ${printPointer(evidence[0].steps)}`,
      steps: evidence[0].steps,
      update: { "x-unit": unit },
      evidence,
    })),
  ];
  const lines = [
    "# Suggested by `openapi-monorepo suggest`, from what the document says. Review each action: its comment has the evidence.",
    head.trimEnd(),
    "actions:",
    ...actions.flatMap((action) => printAction(document, action, folder)),
    ...(doubts.length === 0 ? [] : ["", "# These look like lists, but the document does not say enough:", "#"]),
    ...doubts.map((doubt) => `# ${printDoubt(doubt, folder)}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** Prints an operation without a suggestion, and the reason, on one line. */
export function printDoubt({ operation, place, reason }: SuggestedLists["doubts"][number], folder: string): string {
  return `${printPlace(place, folder)} ${toLine(`${operation.method} ${operation.path}: ${reason.replace(/\.$/, "")}.`)}`;
}

/** An action of the overlay. */
interface SuggestedAction {
  /** What it is about, for its comment. */
  readonly heading: string;
  /** The place of the target. */
  readonly steps: readonly Step[];
  readonly update: object;
  readonly evidence: readonly (Trait | ListTrait)[];
}

function printAction(
  document: Document,
  { heading, steps, update, evidence }: SuggestedAction,
  folder: string,
): string[] {
  const located = evidence.map((trait) => {
    const at = document.locate(printPointer(trait.steps));
    return `  # ${printPlace(at, folder)} ${describe(trait)}`;
  });
  const action = { target: printTarget(steps), update };
  const printed = dump([action], { ...asText, flowLevel: 3 });
  return [
    "",
    `  # ${toLine(heading)}`,
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
  return `$${steps.map(printStep).join("")}`;
}

function printStep(step: Step): string {
  if (typeof step === "number") return `[${step}]`;
  return /^[a-z]\w*$/i.test(step) ? `.${step}` : `[${quote(step)}]`;
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
