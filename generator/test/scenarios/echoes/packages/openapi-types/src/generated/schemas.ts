// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type LetterPage = {
  letters: Letter[];
  hasMore: boolean;
  heading?: string;
};

export type Letter = {
  from: Person;
  /**
   * @example 1815
   * @example 1852
   */
  year: number;
};

export type Person = {
  /**
   * @example charles
   * @example mary
   */
  name: string;
};
