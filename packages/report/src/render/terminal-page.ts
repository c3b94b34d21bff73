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
export interface TerminalPage {
  readonly width: number;
  readonly paint: (style: TextStyle | readonly TextStyle[], text: string) => string;
}

/** Colors and weights of text on a terminal. */
export type TextStyle = "bold" | "dim" | "red" | "green" | "yellow";

/** Returns `true` if the stream is a TTY and `NO_COLOR` is unset. */
export function takesColor(stream: { readonly isTTY?: boolean | undefined }): boolean {
  return stream.isTTY === true && !process.env["NO_COLOR"];
}

/** Creates the page of a report. */
export function createPage({ color = false, width = 100 }: TextOptions): TerminalPage {
  return {
    width: Math.min(Math.max(width, 70), 120),
    paint: (style, text) => (color ? styleText([style].flat(), text, { validateStream: false }) : text),
  };
}

/** Breaks a text of any characters into lines within the page. The lines after the first are indented by `hanging` more columns. */
export function printLines(text: string, { width }: TerminalPage, indent = 0, hanging = 0): string[] {
  return wrapText(toPlainText(text), width - indent - hanging).map(
    (line, index) => " ".repeat(index === 0 ? indent : indent + hanging) + line,
  );
}
