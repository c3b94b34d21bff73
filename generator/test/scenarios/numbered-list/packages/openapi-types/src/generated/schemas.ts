// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Song = {
  /**
   * @example Blue
   * @example Green
   */
  title: string;
};

export type SongPage = {
  songs?: Song[];
  pagination?: {
    has_more?: boolean;
    total?: number;
  };
};
