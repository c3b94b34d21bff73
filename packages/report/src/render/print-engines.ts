import type { ContractReport } from "../model/contract-report.js";
import type { EngineReport } from "../model/disagreement.js";
import { describeDisagreement, toTitle } from "../guide/disagreement-guide.js";
import { toPlainText, wrapText } from "../text/measure-text.js";
import { printCount, printEngine } from "../verdict/print-details.js";
import { type Page, printItem } from "./terminal-page.js";

/** Prints the counts and disagreements of other engines for a terminal. Returns no lines if none exist. */
export function printEngines({ engines = [] }: ContractReport, page: Page): string[] {
  return engines.flatMap((engine, index) => [...(index === 0 ? [] : [""]), ...printEngineLines(engine, page)]);
}

function printEngineLines(engine: EngineReport, page: Page): string[] {
  const { name, disagreements, unlisted = 0 } = engine;
  return [
    page.paint("bold", toPlainText(toTitle(name))),
    ...wrapText(printEngine(engine), page.width - 2).map((line) => `  ${line}`),
    ...disagreements.flatMap((disagreement, index) => {
      const { code, operation = "no operation", count, request } = disagreement;
      const title = [operation, code, printCount(count, "request")];
      const message = describeDisagreement(name, disagreement);
      return ["", ...printItem({ number: index + 1, color: "dim", title, message, request }, page)];
    }),
    ...(unlisted === 0
      ? []
      : ["", `  and ${printCount(unlisted, "disagreement")} of other kinds, which are not listed`]),
  ];
}
