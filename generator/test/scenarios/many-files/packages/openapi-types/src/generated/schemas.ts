// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Page = number;

export type Letter = {
  id: LetterId;
  text?: LetterText;
  answers?: LetterAnswers;
};

export type Problem = {
  message: string;
};

export type LetterId = string;

export type LetterText = string;

export type LetterAnswers = Letter[];
