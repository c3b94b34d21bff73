/** Explains a code in rules of SARIF and in the HTML report. */
export interface GuideEntry {
  /** A short title, without a full stop. */
  readonly title: string;
  /** Consequence for code that calls the service: one or two sentences. */
  readonly meaning: string;
  /** Fix: one or two sentences. */
  readonly help: string;
}

/** A line of a file. */
export interface DocumentLine {
  /** Its path, or its address without the query. */
  readonly file: string;
  /** Counted from 1; absent if the whole file is meant. */
  readonly line?: number;
}

/**
 * One entry of a report, in the form that all formats print. It is a violation, a warning, a disagreement, a difference, a refuted
 * fact, a change, or another reason why the report fails.
 */
export interface Finding {
  /** Its kind. A released code keeps its meaning. */
  readonly code: string;
  /** The title of its code, and the meaning and the fix if the code has its own. */
  readonly guide: Pick<GuideEntry, "title"> & Partial<GuideEntry>;
  /** `"error"`: fails the report, or breaks callers on the wire. An accepted finding is a `"note"`. */
  readonly severity: "error" | "warning" | "note";
  /** Present if an option accepts a finding that would fail the report: a word for it, and the reason as a sentence. */
  readonly accepted?: { readonly badge: string; readonly justification: string };
  /** Marks a finding that fails the report because an option says so. Default: `false`. */
  readonly failsByOption?: boolean;
  /** Ids of the affected operations. */
  readonly operations: readonly string[];
  /** Shown if no operation is affected: `"the whole API"`. Default: nothing. */
  readonly scope?: string;
  /** The part of the request, the response or the document: `"query.videoId"`. Default: none. */
  readonly place?: string;
  /** The place of the message, for formats that show the message alone; absent if the message names it. */
  readonly subject?: string;
  /** Evidence and cause: one or more sentences. */
  readonly message: string;
  /** What to do about this finding, as a sentence; absent if the guide says enough. */
  readonly advice?: string;
  /** Short facts: `"3 requests"`, `"wire: breaks"`. */
  readonly facts: readonly string[];
  /** The first request with the finding; absent if none has it. */
  readonly request?: { readonly method: string; readonly target: string };
  /** A `curl` command of the corrected request; absent if there is none. */
  readonly correction?: string;
  /** Number of occurrences; absent if it has no meaning. */
  readonly count?: number;
  /** The line that shows it; absent if the document has no file. */
  readonly at?: DocumentLine;
  /** The lines in both documents of a comparison. */
  readonly lines?: { readonly text: string; readonly before?: string };
  /** The logical locations of SARIF: the innermost first. */
  readonly elements: readonly Element[];
  /** Kind and parts of its fingerprint: equal for the same finding in another run. */
  readonly identity: readonly [kind: string, ...parts: (string | undefined)[]];
  /** Data that only programs read. */
  readonly properties?: object;
}

/** A part of the document or of a message, as SARIF names it. */
export interface Element {
  readonly name?: string;
  readonly fullyQualifiedName: string;
  readonly kind: "element" | "parameter" | "function";
}

/** Prints a line of a file: `"spec/openapi.yaml:120"`. */
export function printLine({ file, line }: DocumentLine): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Prints the message, the advice and the evidence of a finding, for formats that point at its line. */
export function printFinding({ subject, message, advice, request, correction, lines }: Finding): string[] {
  return [
    subject === undefined ? message : `${subject}: ${message}`,
    ...(advice === undefined ? [] : [`Do: ${advice}`]),
    ...(request === undefined ? [] : [`Sent: ${request.method} ${request.target}`]),
    ...(correction === undefined ? [] : [`Right: ${correction}`]),
    ...(lines?.before === undefined ? [] : [`In the earlier document: ${lines.before}`]),
  ];
}
