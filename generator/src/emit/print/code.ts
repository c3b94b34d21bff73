import { type Code, type CodeFields, Expression, nameExact, nameSchemaCheck } from "@shortvideo-api/model/source";
import { printFields, printJson, printStatusKey } from "./literal.ts";

/** Prints a value of the client's metadata: `{ id: "pets.get", parse: (text) => readExact(text, exactPet) }`. */
export function printCode(code: Code): string {
  if (code === undefined) return "undefined";
  if (typeof code !== "object" || code === null) return printJson(code);
  if (code instanceof Expression) return printExpression(code);
  if (isList(code)) return `[${code.map(printCode).join(", ")}]`;
  // Pairs of names and values, which loops take apart, would be half of what this allocates.
  const names = Object.keys(code).filter((name) => code[name] !== undefined);
  return printFields(names.map((name) => printField(name, code[name])));
}

function printField(name: string, value: Code): string {
  const text = printCode(value);
  return value instanceof Expression && text === name ? name : `${printStatusKey(name)}: ${text}`;
}

function printExpression({ of }: Expression): string {
  switch (of.kind) {
    case "name":
    case "constant":
      return of.name;
    case "call":
      return `${of.name}(${of.args.map(printCode).join(", ")})`;
    case "arrow":
      return `(${of.param}) => ${of.name}(${[of.param, ...of.args.map(printCode)].join(", ")})`;
    case "schema":
      return `() => ${of.part === "marks" ? nameExact(of.alias) : nameSchemaCheck(of.alias)}`;
    default:
      return `${printCode(of.value)} satisfies ${of.type}`;
  }
}

function isList(code: readonly Code[] | CodeFields): code is readonly Code[] {
  return Array.isArray(code);
}
