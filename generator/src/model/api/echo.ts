/** A field of the answer that holds the value of a param. */
export interface Echo {
  /** Key in the params object. */
  param: string;
  /** Names that lead to the field; `[]` for each item of a list. */
  path: readonly string[];
}
