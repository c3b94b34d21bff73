import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { GuideEntry } from "../guide/guide-entry.js";
import { isWarningCode } from "../guide/warning-guide.js";

/** A rule of a SARIF log. */
export interface SarifRule extends GuideEntry {
  /** Default level of its results. Without it: `"warning"` for a code of a warning, else `"error"`. */
  readonly level?: "error" | "warning" | "note";
}

/** Prints a log of SARIF 2.1.0 with one run of a tool. Its rules are the entries of the guide, in order. */
export function renderSarifLog(
  guide: Readonly<Record<string, SarifRule>>,
  run: object,
  tool = "shortvideo-contract",
): string {
  const rules = Object.entries(guide).map(([code, entry]) => toRule(code, entry));
  const version = readVersion();
  const log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: tool, version, semanticVersion: version, rules } },
        columnKind: "utf16CodeUnits",
        ...run,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Reads the version of this package. Its manifest is two folders up, from `src` and from `dist`. */
function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  );
  return manifest.version;
}

function toRule(code: string, { title, meaning, help, level }: SarifRule): object {
  return {
    id: code,
    name: code.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `${title}.` },
    fullDescription: { text: meaning },
    help: { text: help },
    defaultConfiguration: { level: level ?? (isWarningCode(code) ? "warning" : "error") },
  };
}

/** Creates the location of a line. `file` is an absolute path, a path relative to the source root, or an address. */
export function toLocation(file: string, startLine: number): object {
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
export function toMessage(text: string): string {
  return text.replaceAll("](", "] (");
}

/** Returns the same fingerprint for the same parts, so that a result does not look new in another run. */
export function toFingerprint(parts: readonly (string | undefined)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
