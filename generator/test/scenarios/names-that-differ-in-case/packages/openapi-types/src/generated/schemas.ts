// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type User = {
  a?: UserSchema;
  b?: USERSchema2;
};

export type UserSchema = {
  id?: number;
};

export type USERSchema2 = {
  id?: string;
};

export type UserSchema3 = string;
