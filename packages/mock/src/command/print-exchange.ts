import { styleText } from "node:util";
import { describeDisagreement } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";

/** Prints one request as a line, and below it a line for each thing that is wrong with it, and how it would be right. */
export function printExchange(exchange: Exchange, { color }: { color: boolean }): string {
  const {
    method,
    target,
    operation,
    status,
    example,
    scenario,
    violations,
    warnings,
    opinion,
    correction,
    durationMs,
  } = exchange;
  const paint: Paint = (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
  const played = scenario === undefined ? undefined : `scenario=${scenario}`;
  const responded = [operation, example, played].filter((part) => part !== undefined).join(" ");
  const line = [
    status === undefined
      ? paint("red", "---")
      : paint(status < 300 ? "green" : status < 500 ? "yellow" : "red", String(status)),
    method.padEnd(4),
    target,
    responded === "" ? undefined : paint("cyan", responded),
    paint("dim", `${durationMs.toFixed(1)} ms`),
  ];
  const wrong = violations.map((violation) => `    ${violation.place}: ${toOneLine(violation.message)}`);
  const warned = warnings.map(
    ({ place, message }) => `    ${paint("yellow", "warning:")} ${place}: ${toOneLine(message)}`,
  );
  const disagreed = opinion?.disagreement
    ? [
        `    ${paint("dim", `${opinion.engine}:`)} ${toOneLine(describeDisagreement(opinion.engine, opinion.disagreement))}`,
      ]
    : [];
  const right = correction === undefined ? [] : [`    ${paint("dim", "right:")} ${correction}`];
  return [line.filter((part) => part !== undefined).join("  "), ...wrong, ...right, ...warned, ...disagreed].join("\n");
}

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** A value that was sent may contain control characters of a terminal. */
function toOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, "?");
}
