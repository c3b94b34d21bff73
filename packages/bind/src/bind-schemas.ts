import type { ExactModel } from "@shortvideo-api/document/sample";
import type { CheckPart, SchemaCheck } from "@shortvideo-api/client/runtime";
import { type ApiModel, isOfSchema, type NamedSchema, type Rules, type RulesPart } from "@shortvideo-api/model";
import { type Exact, int64 } from "@shortvideo-api/wire";

/** The checks of a document, and its marks of 64-bit numbers, as the client takes them. */
export interface BoundSchemas {
  /** Returns the marks of a value. */
  readonly exact: (model: ExactModel) => Exact;
  /** Returns the check of a value. */
  readonly check: (part: RulesPart) => CheckPart;
}

/** Binds the component schemas of a model. Each is bound when it is first used, since schemas may refer to one another. */
export function bindSchemas({ schemas }: Pick<ApiModel, "schemas">): BoundSchemas {
  const named = new Map(schemas.map((schema) => [schema.name, schema]));
  const exactOf = keepEach((alias) => bindExact(find(alias).exact ?? {}));
  const checkOf = keepEach((alias) => bindRules(find(alias).check ?? {}));

  function find(alias: string): NamedSchema {
    const schema = named.get(alias);
    if (!schema) throw new Error(`The model has no schema \`${alias}\`.`);
    return schema;
  }

  function bindExact(model: ExactModel): Exact {
    const { fields, items, values, schemas: others = [] } = model;
    return {
      ...(model.int64 && int64),
      ...(fields && { fields: mapRecord(fields, bindExact) }),
      ...(items && { items: bindExact(items) }),
      ...(values && { values: bindExact(values) }),
      ...(others.length > 0 && { also: others.map((alias) => () => exactOf(alias)) }),
    };
  }

  function bindRules(rules: Rules): SchemaCheck {
    const { prefix, items, contains, fields, patterns, names, others, all, any, ...scalars } = rules;
    // The types of rules and of checks differ only in what their documentation says: `expected`, two types of parameters, and marks.
    const bound: SchemaCheck = Object({
      ...scalars,
      ...(prefix && { prefix: prefix.map(check) }),
      ...(items && { items: check(items) }),
      ...(contains && { contains: check(contains) }),
      ...(fields && { fields: mapRecord(fields, check) }),
      ...(patterns && { patterns: patterns.map(([pattern, part]) => [pattern, check(part)] as const) }),
      ...(names && { names: check(names) }),
      ...(others !== undefined && { others: others === false ? others : check(others) }),
      ...(all && { all: all.map(check) }),
      ...(any && { any: any.map(check) }),
    });
    return bound;
  }

  function check(part: RulesPart): CheckPart {
    return isOfSchema(part) ? () => checkOf(part.schema) : bindRules(part);
  }

  return { exact: bindExact, check };
}

/** Returns a function that computes the value of each key once. */
function keepEach<Value>(compute: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    kept.set(key, value);
    return value;
  };
}

/** Maps the values of a record. Keys such as `__proto__` stay own properties. */
function mapRecord<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
