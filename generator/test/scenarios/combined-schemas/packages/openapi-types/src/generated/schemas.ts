// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Base = {
  kind: string;
  /** @example Rex */
  name: string;
};

export type Cat = Base & {
  /** @constant */
  kind?: "cat";
  lives: number;
};

export type Dog = Base & {
  /** @constant */
  kind?: "dog";
  trained?: boolean;
};

export type Animal = Cat | Dog;

export type Owner = {
  contact:
    | string
    | {
        phone: string;
      };
  /** @description What they keep. */
  pet?: Animal;
};
