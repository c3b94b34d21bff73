// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

/** A letter. */
export type Letter = {
  /**
   * @example A
   * @example B
   * @example C
   */
  name: string;
};

export type LetterPage = {
  data: {
    letters: Letter[];
    /** @description Where the next page begins. */
    cursor: number;
    /** @enum {integer} */
    has_more: 0 | 1;
  };
};
