// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Schema123 = number;

export type Class = {
  default?: Enum;
};

export type Enum = "new" | "delete";

export type StringSchema = string;

export type ABC = number;

export type ABCSchema = number;

export type Undefined = boolean;

export type 日本 = string;

export type Schema = string;
