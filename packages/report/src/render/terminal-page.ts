import { styleText } from "node:util";
import { toPlainText, wrapText } from "../text/measure-text.js";

/** Options of a report for a terminal. */
export interface TextOptions {
  /** Adds colors for a terminal. Default: `false`. */
  readonly color?: boolean | undefined;
  /** Maximum columns of a line, from 70 to 120. `curl` commands are never broken, so that readers can copy them. Default: 100. */
  readonly width?: number | undefined;
}

/** The width in columns and the colors of a report for a terminal. */
export interface Page {
  readonly width: number;
  readonly paint: (style: Style | readonly Style[], text: string) => string;
}

type Style = "bold" | "dim" | "red" | "green" | "yellow" | "cyan";

/** Creates the page of a report. */
export function createPage({ color = false, width = 100 }: TextOptions): Page {
  return {
    width: Math.min(Math.max(width, 70), 120),
    paint: (style, text) => (color ? styleText([style].flat(), text, { validateStream: false }) : text),
  };
}

/** Joins the sections of a report that have lines. */
export function joinSections(sections: readonly (readonly string[])[]): string {
  const printed = sections.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${printed.join("\n\n")}\n`;
}

/** An item of a numbered list. Its texts may contain any characters. */
interface Item {
  /** Counted from 1. */
  readonly number: number;
  readonly color: Style;
  /** The parts of the title. */
  readonly title: readonly string[];
  readonly message: string;
  /** The first request that shows it. */
  readonly request?: { readonly method: string; readonly target: string } | undefined;
  /** The corrected request. */
  readonly correction?: string | undefined;
}

/** Prints an item: its number and title, what it says, and the request. */
export function printItem(item: Item, { width, paint }: Page): string[] {
  const { number, color, title, message, request, correction } = item;
  const [head = "", ...rest] = wrapText(title.map(toPlainText).join(" · "), width - 5);
  const printLabelled = (label: string, lines: readonly string[]) =>
    lines.map((line, index) => `     ${paint("dim", (index === 0 ? label : "").padEnd(7))}${line}`);
  const sent = request && wrapText(toPlainText(`${request.method} ${request.target}`), width - 12);
  return [
    `${paint(color, `${String(number).padStart(3)}  `)}${paint("bold", head)}`,
    ...rest.map((line) => `     ${paint("bold", line)}`),
    ...wrapText(toPlainText(message), width - 5).map((line) => `     ${line}`),
    ...(sent ? printLabelled("sent", sent) : []),
    ...(correction === undefined ? [] : printLabelled("right", [paint("green", toPlainText(correction))])),
  ];
}
