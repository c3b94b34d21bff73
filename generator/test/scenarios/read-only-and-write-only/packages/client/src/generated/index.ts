// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export type {
  Account,
  AccountRequest,
  AccountRequestBody,
  Address,
  Base,
  Cat,
  CatRequest,
  Dog,
  Login,
  Member,
  MemberRequest,
  Person,
  PersonId,
  PersonRequest,
  Pet,
  PetRequest,
  RequestBody,
  Session,
} from "@shortvideo-api/openapi-types";
