import type { Finding } from "../model/finding.js";
import { type HtmlPage, renderPage } from "./html/render-page.js";
import { type JunitSuite, renderJunitSuite } from "./render-junit-suite.js";
import { renderSarifLog, type SarifRun } from "./render-sarif-log.js";

/** A report in the form that all formats print. A format calls only what it needs. */
export interface ReportDescription {
  /** Everything that the report fails on, or shows to a person. */
  readonly findings: () => readonly Finding[];
  /** The report for a terminal, without colors. */
  readonly text: () => string;
  /** The report as plain JSON, with its verdict. */
  readonly data: () => object;
  readonly page: () => HtmlPage;
  readonly suite: () => JunitSuite;
  /** Tool, rules and data of SARIF. */
  readonly run: () => Omit<SarifRun, "findings">;
}

/** How reports are written in a format. */
export interface Format {
  /** Ends of the names of its files, the usual one first. */
  readonly endings: readonly [string, ...string[]];
  /** Explains the usual ending in the help of an option; absent if it is the name of the format. */
  readonly note?: string;
  readonly mediaType: string;
  /** Pure: the same report gives the same text. */
  readonly render: (report: ReportDescription) => string;
}

/** All formats of reports. `--report`, its help, the control API and every kind of report read this table. */
export const reportFormats = {
  html: {
    endings: [".html", ".htm"],
    mediaType: "text/html; charset=utf-8",
    render: ({ page }) => renderPage(page()),
  },
  json: {
    endings: [".json"],
    mediaType: "application/json; charset=utf-8",
    render: ({ data }) => `${JSON.stringify(data(), null, 2)}\n`,
  },
  junit: {
    endings: [".xml", ".junit"],
    note: "JUnit",
    mediaType: "application/xml; charset=utf-8",
    render: ({ suite }) => renderJunitSuite(suite()),
  },
  sarif: {
    endings: [".sarif", ".sarif.json"],
    mediaType: "application/sarif+json; charset=utf-8",
    render: ({ run, findings }) => renderSarifLog({ ...run(), findings: findings() }),
  },
  text: {
    endings: [".txt"],
    mediaType: "text/plain; charset=utf-8",
    render: ({ text }) => text(),
  },
} as const satisfies Readonly<Record<string, Format>>;

/** The name of a format of reports. */
export type ReportFormat = keyof typeof reportFormats;

/** The formats of reports, in the order of their table. */
export const reportFormatNames = Object.keys(reportFormats).filter(isReportFormat);

/** Returns `true` for the name of a format of reports. */
export function isReportFormat(text: string): text is ReportFormat {
  return Object.hasOwn(reportFormats, text);
}
