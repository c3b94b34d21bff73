import { type ApiModel, defineEmitter, type Emitter } from "@shortvideo-api/generator";
import type { Library } from "./library.js";
import { readRules, type SchemaRule } from "./read-rules.js";
import { listNamed, type Rule } from "./rule.js";

/** Creates the emitter of a library: one file with a validator for each component schema. */
export function emitValidators(library: Library): Emitter {
  const path = `packages/client/src/generated/${library.name}.ts`;
  return defineEmitter({
    name: library.name,
    emit: (model, root) => [{ path, text: printValidators(model, readRules(root), library) }],
  });
}

function printValidators(model: ApiModel, rules: ReadonlyMap<string, SchemaRule>, library: Library): string {
  const types = new Map(model.schemas.map(({ key, name }) => [key, name]));
  const printer: Printer = { library, rules, types, declared: new Set() };
  const validators = orderByUse(rules).map((key) => printValidator(key, printer));
  const header = `// Generated from ${model.source} by \`npm run generate\`. Do not edit: change the document.\n`;
  if (validators.length === 0) return `${header}\nexport {};\n`;
  return [
    header,
    `import type { ${[...types.values()].join(", ")} } from "@shortvideo-api/openapi-types";`,
    library.importLine,
    "",
    ...validators,
    ...listHelpers(validators.join("\n"), library),
  ].join("\n");
}

interface Printer {
  readonly library: Library;
  readonly rules: ReadonlyMap<string, SchemaRule>;
  /** The types of the client, by the keys of their schemas. */
  readonly types: ReadonlyMap<string, string>;
  /** The keys of the schemas that are declared above. */
  readonly declared: Set<string>;
}

function nameValidator(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`;
}

/** Lists the schemas so that each one follows those to which it refers, apart from circles. */
function orderByUse(rules: ReadonlyMap<string, SchemaRule>): string[] {
  const ordered: string[] = [];
  const entered = new Set<string>();
  // A stack of its own, because chains of references may be long.
  const stack: { readonly key: string; readonly used: readonly string[]; next: number }[] = [];
  const enter = (key: string): void => {
    const found = rules.get(key);
    if (entered.has(key) || found === undefined) return;
    entered.add(key);
    stack.push({ key, used: listNamed(found.rule), next: 0 });
  };
  for (const start of rules.keys()) {
    enter(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const used = top.used[top.next];
      top.next += 1;
      if (used !== undefined) enter(used);
      else ordered.push(stack.pop()?.key ?? top.key);
    }
  }
  return ordered;
}

function printValidator(key: string, printer: Printer): string {
  const { library, types, declared } = printer;
  const { rule = { is: "any" } as const, gaps = [] } = printer.rules.get(key) ?? {};
  const type = types.get(key) ?? key;
  const unchecked = gaps.length === 0 ? "" : ` It does not check ${gaps.map((gap) => `\`${gap}\``).join(", ")}.`;
  const text = `/** Validates \`${type}\`.${unchecked} */
export const ${nameValidator(type)}: ${library.type(type)} = ${printTyped("", printRule(rule, printer))};
`;
  declared.add(key);
  return text;
}

/** Prints a call that bundlers leave out if nothing uses its result: calls of the library stand in a function. */
function printTyped(type: string, validator: string): string {
  return `/* @__PURE__ */ typed${type}(() => ${validator})`;
}

/** The depth of validators within each other whose types the compiler infers. At about 15, it gives up (TS2589). */
const maxInferredDepth = 8;

function printRule(rule: Rule, printer: Printer, depth = 0): string {
  const { library } = printer;
  if (depth === maxInferredDepth && isNested(rule)) return printTyped("<unknown>", printRule(rule, printer));
  const printInner = (inner: Rule): string => printRule(inner, printer, depth + 1);
  const printAll = (rules: readonly Rule[]): string[] => rules.map(printInner);
  switch (rule.is) {
    case "any":
    case "never":
    case "boolean":
    case "null":
    case "bytes":
      return library[rule.is];
    case "named":
      return printReference(rule.key, printer);
    case "values":
      return library.values(rule.values);
    case "string":
      return library.string(rule);
    case "number":
      return library.number(rule);
    case "array":
      return library.array(rule, printAll(rule.prefix), printInner(rule.items));
    case "object": {
      const fields = rule.fields.map(({ name, rule: field, isRequired }) => {
        return { name, text: printInner(field), isRequired, isAny: field.is === "any" };
      });
      return library.object(rule, fields, printInner(rule.others));
    }
    case "either":
      return library.either(printAll(rule.of), rule.exactlyOne);
    default:
      return library.both(
        printAll(rule.of),
        rule.of.some((part) => isClosed(part, printer)),
      );
  }
}

/** Returns whether a rule has rules within it. */
function isNested({ is }: Rule): boolean {
  return is === "array" || is === "object" || is === "either" || is === "both";
}

function printReference(key: string, { library, types, declared }: Printer): string {
  const type = types.get(key);
  // The loader reports a reference without a target.
  if (type === undefined) return library.any;
  return declared.has(key) ? nameValidator(type) : library.later(nameValidator(type));
}

/** Returns whether a rule accepts no unknown properties at the top of a value. */
function isClosed(rule: Rule, printer: Printer, seen: ReadonlySet<string> = new Set()): boolean {
  switch (rule.is) {
    case "object":
      return rule.others.is === "never";
    case "either":
    case "both":
      return rule.of.some((part) => isClosed(part, printer, seen));
    case "named": {
      if (seen.has(rule.key)) return false;
      const named = printer.rules.get(rule.key);
      return named !== undefined && isClosed(named.rule, printer, new Set([...seen, rule.key]));
    }
    default:
      return false;
  }
}

/** Lists the helpers that code calls. */
function listHelpers(code: string, { helpers }: Library): string[] {
  const used = Object.entries(helpers).filter(([name]) => new RegExp(`\\b${name}\\b`).test(code));
  return used.map(([, text]) => text);
}
