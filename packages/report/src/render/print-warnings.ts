import type { ContractReport, Warning } from "../model/contract-report.js";
import { readVerdict } from "../verdict/check-report.js";
import { toPlainText, wrapText } from "../text/measure-text.js";
import { printUnlistedWarnings, printWarningCount } from "../verdict/print-details.js";
import type { Page } from "./render-text.js";

/** Prints the warnings for a terminal. Returns no lines if none exist. */
export function printWarnings(report: ContractReport, page: Page): string[] {
  const { warnings, unlistedWarnings } = report;
  if (warnings.length === 0 && unlistedWarnings === undefined) return [];
  const { failOn } = readVerdict(report);
  const lines = warnings.flatMap((warning, index) => [
    "",
    ...printWarning(warning, index + 1, failOn.includes(warning.code), page),
  ]);
  const more =
    unlistedWarnings === undefined
      ? []
      : ["", ...wrapText(`and ${printUnlistedWarnings(unlistedWarnings)}`, page.width - 2).map((line) => `  ${line}`)];
  return [page.paint("bold", "Warnings"), ...lines, ...more];
}

function printWarning(warning: Warning, number: number, fails: boolean, { width, paint }: Page): string[] {
  const { code, operation, place, message, request } = warning;
  const parts = [...(operation === undefined ? [] : [operation]), place, code, printWarningCount(warning)];
  const title = [...parts.map(toPlainText), ...(fails ? ["fails"] : [])].join(" · ");
  const [head = "", ...rest] = wrapText(title, width - 5);
  const sent = request === undefined ? [] : wrapText(toPlainText(`${request.method} ${request.target}`), width - 12);
  return [
    `${paint(fails ? "red" : "yellow", `${String(number).padStart(3)}  `)}${paint("bold", head)}`,
    ...rest.map((line) => `     ${paint("bold", line)}`),
    ...wrapText(toPlainText(message), width - 5).map((line) => `     ${line}`),
    ...sent.map((line, index) => `     ${paint("dim", (index === 0 ? "sent" : "").padEnd(7))}${line}`),
  ];
}
