// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Id = string;

export type Letter = {
  id: Id;
  stamp: LetterStamp;
  colour?: LetterColour;
  answers?: Letter[];
};

export type Folder = {
  name?: string;
  folders?: Folder[];
  parent?: Folder;
};

export type LetterStamp = {
  value?: number;
};

export type LetterColour = "red" | "blue";
