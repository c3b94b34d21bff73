/** Explains a code: a rule of SARIF, and a text in the HTML report. */
export interface GuideEntry {
  /** A short title, without a full stop. */
  readonly title: string;
  /** Consequence for code that calls the service: one or two sentences. */
  readonly meaning: string;
  /** Fix: one or two sentences. */
  readonly help: string;
}
