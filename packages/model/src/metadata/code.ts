/**
 * A value of the client's metadata, before the generator prints it as code or a program binds it to the functions of the client.
 * Fields that are `undefined` are left out.
 */
export type Code = string | number | bigint | boolean | null | undefined | Expression | readonly Code[] | CodeFields;

/** An object literal. */
export interface CodeFields {
  readonly [name: string]: Code;
}

/** A part that is no JSON. It is an instance of a class, which no value of a document is. */
export class Expression {
  readonly of: ExpressionOf;

  constructor(of: ExpressionOf) {
    this.of = of;
  }
}

/**
 * What an expression is:
 *
 * - `name`: a function of the client or of `wire`, an error class, or a function that is written out: `(text) => text`
 * - `call`: the result of a function: `locateServer("https://example.com")`
 * - `arrow`: a function of one value that calls another one: `(text) => readExact(text, exactPet)`. `args` are those after the value
 * - `constant`: a constant of generated code, and its value
 * - `schema`: a function that returns the marks or the check of a component schema, which may refer to itself: `() => exactPet`
 * - `satisfies`: a value of which the compiler needs to know the type: `{ … } satisfies SchemaCheck`
 */
export type ExpressionOf =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Code[] }
  | { readonly kind: "arrow"; readonly param: string; readonly name: string; readonly args: readonly Code[] }
  | { readonly kind: "constant"; readonly name: string; readonly read: () => Code }
  | { readonly kind: "schema"; readonly part: "marks" | "check"; readonly alias: string }
  | { readonly kind: "satisfies"; readonly value: Code; readonly type: string };

export function nameOf(name: string): Expression {
  return new Expression({ kind: "name", name });
}

export function callOf(name: string, ...args: readonly Code[]): Expression {
  return new Expression({ kind: "call", name, args });
}

export function arrowOf(param: string, name: string, ...args: readonly Code[]): Expression {
  return new Expression({ kind: "arrow", param, name, args });
}

export function constantOf(name: string, read: () => Code): Expression {
  return new Expression({ kind: "constant", name, read });
}

export function schemaOf(part: "marks" | "check", alias: string): Expression {
  return new Expression({ kind: "schema", part, alias });
}

/** Maps the values of a record. Keys such as `__proto__` stay own properties. */
export function mapFields<From>(
  record: Readonly<Record<string, From>>,
  map: (value: From, name: string) => Code,
): CodeFields {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}

/** Returns a list or an object; `undefined` if it is empty. */
export function unlessEmpty<Whole extends readonly Code[] | CodeFields>(whole: Whole): Whole | undefined {
  return Object.values(whole).every((value) => value === undefined) ? undefined : whole;
}
