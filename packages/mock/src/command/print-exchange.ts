import { styleText } from "node:util";
import { describeDisagreement } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";

/** Formats a request as one line, followed by a line for each violation, the correction, each warning and the disagreement. */
export function printExchange(exchange: Exchange, { color }: { color: boolean }): string {
  const { method, target, operation, status, example, scenario, opinion, correction } = exchange;
  const paint: Paint = (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
  const played = scenario === undefined ? undefined : `scenario=${scenario}`;
  const responded = [operation, example, played].filter((part) => part !== undefined).join(" ");
  const line = [
    status === undefined ? paint("red", "---") : paint(chooseColor(status), String(status)),
    method.padEnd(4),
    target,
    responded === "" ? undefined : paint("cyan", responded),
    paint("dim", `${exchange.durationMs.toFixed(1)} ms`),
  ];
  const violationLines = exchange.violations.map(
    (violation) => `    ${violation.place}: ${toOneLine(violation.message)}`,
  );
  const warningLines = exchange.warnings.map(
    ({ place, message }) => `    ${paint("yellow", "warning:")} ${place}: ${toOneLine(message)}`,
  );
  const disagreementLines = opinion?.disagreement
    ? [
        `    ${paint("dim", `${opinion.engine}:`)} ${toOneLine(describeDisagreement(opinion.engine, opinion.disagreement))}`,
      ]
    : [];
  const correctionLines = correction === undefined ? [] : [`    ${paint("dim", "right:")} ${correction}`];
  const first = line.filter((part) => part !== undefined).join("  ");
  return [first, ...violationLines, ...correctionLines, ...warningLines, ...disagreementLines].join("\n");
}

function chooseColor(status: number): "green" | "yellow" | "red" {
  if (status < 300) return "green";
  return status < 500 ? "yellow" : "red";
}

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** Replaces control characters: a terminal would obey those that a request sent. */
function toOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, "?");
}
