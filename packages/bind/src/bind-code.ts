import * as client from "@shortvideo-api/client/runtime";
import { type Code, type CodeFields, Expression } from "@shortvideo-api/model";
import { int64, readExact, stringifyExact } from "@shortvideo-api/wire";

/** The functions that metadata names, and those that it writes out. */
const functions: Readonly<Record<string, unknown>> = {
  ...client,
  int64,
  readExact,
  stringifyExact,
  "() => undefined": () => undefined,
  '() => ""': () => "",
  "() => new Blob()": () => new Blob(),
  "(text) => text": (text: string) => text,
};

/** What metadata refers to. */
export interface Scope {
  /** The error classes of the document, by name. */
  readonly errors: ReadonlyMap<string, unknown>;
  /** Returns the marks or the check of a component schema, bound. */
  readonly findSchema: (part: "marks" | "check", alias: string) => object;
}

/** Binds metadata to the functions of the client: returns the value that the printed code would have. */
export function bindCode(code: Code, scope: Scope): unknown {
  if (code instanceof Expression) return bindExpression(code, scope);
  if (typeof code !== "object" || code === null) return code;
  if (isList(code)) return code.map((item) => bindCode(item, scope));
  const fields = Object.entries(code).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields.map(([name, value]) => [name, bindCode(value, scope)]));
}

function bindExpression({ of }: Expression, scope: Scope): unknown {
  switch (of.kind) {
    case "name":
      return findNamed(of.name, scope);
    case "constant":
      return bindCode(of.read(), scope);
    case "call":
      return findFunction(of.name)(...of.args.map((arg) => bindCode(arg, scope)));
    case "arrow": {
      const run = findFunction(of.name);
      const args = of.args.map((arg) => bindCode(arg, scope));
      return (value: unknown) => run(value, ...args);
    }
    case "schema":
      return () => scope.findSchema(of.part, of.alias);
    default:
      return bindCode(of.value, scope);
  }
}

function findNamed(name: string, { errors }: Scope): unknown {
  const found = errors.get(name) ?? functions[name];
  if (found === undefined) throw new Error(`The client has no \`${name}\`.`);
  return found;
}

function findFunction(name: string): (...args: readonly unknown[]) => unknown {
  const found = functions[name];
  if (typeof found !== "function") throw new Error(`The client has no function \`${name}\`.`);
  return (...args) => Reflect.apply(found, undefined, args);
}

function isList(code: readonly Code[] | CodeFields): code is readonly Code[] {
  return Array.isArray(code);
}
