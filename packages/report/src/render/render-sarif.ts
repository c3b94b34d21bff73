import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { listFindings, listHints, type ReportDescription, type SarifRule } from "../model/description.js";
import { type Finding, printFinding } from "../model/finding.js";
import type { SentRequest } from "../model/schema.js";

/**
 * Prints a report as SARIF 2.1.0, with a result for each finding. An accepted finding is suppressed.
 *
 * @see {@link https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html}
 */
export function renderSarif(report: ReportDescription): string {
  const { tool, rules, invocations, properties } = report.sarif;
  const version = readVersion();
  const codes = Object.keys(rules);
  const hints = listHints(report);
  const log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: tool,
            version,
            semanticVersion: version,
            rules: Object.entries(rules).map(([code, entry]) => toRule(code, entry)),
          },
        },
        columnKind: "utf16CodeUnits",
        ...(invocations && { invocations }),
        results: listFindings(report).map((finding) => toResult(finding, codes.indexOf(finding.code))),
        properties: { ...properties, ...(hints.length > 0 && { hints }) },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toResult(finding: Finding, ruleIndex: number): object {
  const { code, severity, accepted, at, elements, request, count, identity, correction, properties } = finding;
  const [kind, ...parts] = identity;
  return {
    ruleId: code,
    ruleIndex,
    kind: "fail",
    level: severity,
    suppressions: accepted ? [{ kind: "external", justification: accepted.justification }] : [],
    message: { text: toMessage(printFinding(finding).join("\n")) },
    // Code scanning needs a line.
    locations: [
      { ...(at && toLocation(at.file, at.line ?? 1)), ...(elements.length > 0 && { logicalLocations: elements }) },
    ],
    ...(request && { webRequest: toWebRequest(request) }),
    ...(count !== undefined && { occurrenceCount: Math.max(count, 1) }),
    // The same for the same finding in another run, so that code scanning does not show it as new.
    partialFingerprints: { [kind]: toFingerprint(parts) },
    ...(correction !== undefined || properties
      ? { properties: { ...(correction !== undefined && { correction }), ...properties } }
      : {}),
  };
}

function toWebRequest({ method, target, header }: SentRequest): object {
  const [name = "", value = ""] = header?.split(/: (.*)/s) ?? [];
  return { method, target, ...(header === undefined ? {} : { headers: { [name]: value } }) };
}

/** Reads the version of this package. Its manifest is two folders up, from `src` and from `dist`. */
function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  );
  return manifest.version;
}

function toRule(code: string, { title, meaning, help, level = "error" }: SarifRule): object {
  return {
    id: code,
    name: code.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `${title}.` },
    fullDescription: { text: meaning },
    help: { text: help },
    defaultConfiguration: { level },
  };
}

/** Creates the location of a line. `file` is an absolute path, a path relative to the source root, or an address. */
function toLocation(file: string, startLine: number): object {
  const region = { startLine };
  if (/^https?:\/\//i.test(file) && URL.canParse(file)) {
    return { physicalLocation: { artifactLocation: { uri: new URL(file).href }, region } };
  }
  const isAbsolute = /^(?:\/|[A-Za-z]:\/)/.test(file);
  const path = file.split("/").map(toUriSegment).join("/");
  const artifactLocation = isAbsolute
    ? { uri: `file://${path.startsWith("/") ? "" : "/"}${path}` }
    : { uri: path, uriBaseId: "%SRCROOT%" };
  return { physicalLocation: { artifactLocation, region } };
}

function toUriSegment(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, "\uFFFD"));
}

/** Escapes a text for a message of SARIF, where `[text](address)` would be a link. */
function toMessage(text: string): string {
  return text.replaceAll("](", "] (");
}

/** Returns the same fingerprint for the same parts, so that a result does not look new in another run. */
function toFingerprint(parts: readonly (string | undefined)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
