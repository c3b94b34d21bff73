// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Job = {
  /** Format: int64 */
  job: string;
  state?: string;
};

export type Report = {
  /** Format: int64 */
  id: string;
  title?: string;
};

export type Problem = {
  message: string;
};
