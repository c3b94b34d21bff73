/** What a code stands for, and what to do about it: a rule of SARIF, and words for readers of an HTML report. */
export interface GuideEntry {
  /** A short title, without a full stop. */
  readonly title: string;
  /** What it means for code that calls the service: a sentence or two. */
  readonly meaning: string;
  /** What to do: a sentence or two. */
  readonly help: string;
}
