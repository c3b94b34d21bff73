// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Thing = {
  a?: One;
  b?: List;
  c?: Self;
};

export type One = Two;

export type Two = Three;

export type Three = string;

export type List = List[];

export type Self = {
  x?: string;
};

export type Either = Other | number;

export type Other = boolean;
