// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Tree = {
  /** Format: int64 */
  id: string;
  children: Tree[];
  parent?: Tree | null;
  attributes?: {
    [key: string]: Value;
  };
};

export type Value = string | Value[] | Tree;

export type Endless = {
  next: Endless;
};

export type Ping = {
  pong?: Pong;
};

export type Pong = {
  ping?: Ping;
};
