/** Explains a code in rules of SARIF and in the HTML report. */
export interface GuideEntry {
  /** A short title, without a full stop. */
  readonly title: string;
  /** Consequence for code that calls the service: one or two sentences. */
  readonly meaning: string;
  /** Fix: one or two sentences. */
  readonly help: string;
}
