import type { ContractReport } from "../model/contract-report.js";
import type { Disagreement, EngineReport } from "../model/disagreement.js";
import { describeDisagreement, toTitle } from "../guide/disagreement-guide.js";
import { toPlainText, wrapText } from "../text/measure-text.js";
import { printCount, printEngine } from "../verdict/print-details.js";
import type { Page } from "./render-text.js";

/** Prints the counts and disagreements of other engines for a terminal. Returns no lines if none exist. */
export function printEngines({ engines = [] }: ContractReport, page: Page): string[] {
  return engines.flatMap((engine, index) => [...(index === 0 ? [] : [""]), ...printEngineLines(engine, page)]);
}

function printEngineLines(engine: EngineReport, page: Page): string[] {
  const { name, disagreements, unlisted = 0 } = engine;
  return [
    page.paint("bold", toPlainText(toTitle(name))),
    ...wrapText(printEngine(engine), page.width - 2).map((line) => `  ${line}`),
    ...disagreements.flatMap((disagreement, index) => ["", ...printDisagreement(name, disagreement, index + 1, page)]),
    ...(unlisted === 0
      ? []
      : ["", `  and ${printCount(unlisted, "disagreement")} of other kinds, which are not listed`]),
  ];
}

function printDisagreement(
  engine: string,
  disagreement: Disagreement,
  number: number,
  { width, paint }: Page,
): string[] {
  const { code, operation, count, request } = disagreement;
  const title = [operation ?? "no operation", code, printCount(count, "request")].map(toPlainText).join(" · ");
  const [head = "", ...rest] = wrapText(title, width - 5);
  const sent = wrapText(toPlainText(`${request.method} ${request.target}`), width - 12);
  return [
    `${paint("dim", `${String(number).padStart(3)}  `)}${paint("bold", head)}`,
    ...rest.map((line) => `     ${paint("bold", line)}`),
    ...wrapText(toPlainText(describeDisagreement(engine, disagreement)), width - 5).map((line) => `     ${line}`),
    ...sent.map((line, index) => `     ${paint("dim", (index === 0 ? "sent" : "").padEnd(7))}${line}`),
  ];
}
