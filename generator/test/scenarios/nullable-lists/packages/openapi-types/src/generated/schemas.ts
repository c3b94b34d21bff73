// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Count = number | null;

export type Letter = {
  id: string | null;
};

export type Page = {
  data: Content | null;
};

export type Content = {
  next?: string | null;
  total?: Count;
} & {
  letters: Letter[] | null;
  more?: boolean | null;
};
