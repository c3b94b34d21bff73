// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type UserSchema2 = {
  a?: User;
  b?: USERSchema;
};

export type User = {
  id?: number;
};

export type USERSchema = {
  id?: string;
};

export type UserSchema3 = string;
