// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Plan = {
  place?: [number, number];
  labels?: {
    [key: string]: string;
  };
  steps?: {
    [key: string]: Tag;
  };
  card?: string;
  address?: string;
} & {
  title?: string;
};

export type Pet = Cat | Dog;

export type Animal = {
  name: string;
  parent?: Pet | null;
  slow?: string;
};

export type Cat = {
  /** @constant */
  kind: "cat";
  /** Format: int32 */
  lives?: number;
} & Animal;

export type Dog = {
  /** @constant */
  kind: "dog";
  tag: Tag;
  weights?: {
    [key: string]: number;
  };
};

export type Tag = "red" | "blue" | null;

export type NotSent = {
  a?: string;
};
