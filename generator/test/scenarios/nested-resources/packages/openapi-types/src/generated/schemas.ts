// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type User = {
  id: string;
};

export type ContactMethod = {
  id: string;
  address?: string;
};

export type UsersContactMethods = {
  contact_methods: ContactMethod[];
  next?: string | null;
};
