// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Label = string;

export type Edge = {
  to?: Node;
};

export type Node = {
  label: Label;
  edges?: Edge[];
};
