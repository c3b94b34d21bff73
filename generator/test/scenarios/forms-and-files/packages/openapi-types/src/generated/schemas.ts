// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Note = {
  title: string | null;
  /** @enum {string|null} */
  mood: "calm" | null;
  pages?: number | null;
  meta: Meta | null;
  words?: (string | null)[];
  sizes?: (number | null)[];
  metas?: (Meta | null)[];
};

export type Meta = {
  author: string | null;
  tags: (string | null)[];
};
