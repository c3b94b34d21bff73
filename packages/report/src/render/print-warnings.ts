import type { ContractReport } from "../model/contract-report.js";
import { readVerdict } from "../verdict/check-report.js";
import { wrapText } from "../text/measure-text.js";
import { printUnlistedWarnings, printWarningCount } from "../verdict/print-details.js";
import { type Page, printItem } from "./terminal-page.js";

/** Prints the warnings for a terminal. Returns no lines if none exist. */
export function printWarnings(report: ContractReport, page: Page): string[] {
  const { warnings, unlistedWarnings } = report;
  if (warnings.length === 0 && unlistedWarnings === undefined) return [];
  const { failOn } = readVerdict(report);
  const lines = warnings.flatMap((warning, index) => {
    const { code, operation, place, message, request } = warning;
    const fails = failOn.includes(code);
    const names = operation === undefined ? [] : [operation];
    const title = [...names, place, code, printWarningCount(warning), ...(fails ? ["fails"] : [])];
    return ["", ...printItem({ number: index + 1, color: fails ? "red" : "yellow", title, message, request }, page)];
  });
  const more =
    unlistedWarnings === undefined
      ? []
      : ["", ...wrapText(`and ${printUnlistedWarnings(unlistedWarnings)}`, page.width - 2).map((line) => `  ${line}`)];
  return [page.paint("bold", "Warnings"), ...lines, ...more];
}
