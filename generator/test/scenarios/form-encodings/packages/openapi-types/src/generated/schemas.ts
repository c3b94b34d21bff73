// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Meta = {
  a: string | null;
  b?: (number | null)[];
};

export type Form = {
  count: number | null;
  meta: Meta | null;
  list: (number | null)[];
  flag?: boolean | null;
  nothing?: null;
  anything?: unknown;
  text?: string | null;
  texts?: string[];
  spaced?: number[];
  joined?: ("a" | "b" | null)[];
  styled?: string[];
  exploded?: {
    o1?: string;
    o2?: number | null;
    o3?: number[];
  };
  pairs?: {
    p1?: string;
    p2?: number | null;
  };
  deep?: {
    x?: number | null;
  };
};
