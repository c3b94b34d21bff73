import { isRecord, type OpenApi, resolve, type Schema, type SchemaObject } from "@shortvideo-api/document";

/** Schemas that a value must fit at once, with `$ref` and `allOf` resolved. */
export interface Parts {
  /** Keywords that count together: what refers or chooses is taken out of them. */
  readonly members: readonly SchemaObject[];
  readonly choices: readonly SchemaChoice[];
  /** Every `$ref` that was followed. */
  readonly references: readonly string[];
  /** Can a value fit all members and one branch of each row, and yet not fit? */
  readonly isHard: boolean;
}

/** Schemas of which a value must fit one. */
export interface SchemaChoice {
  readonly branches: readonly Schema[];
  /** Must it fit no other? */
  readonly isExclusive: boolean;
}

const nothing: Parts = { members: [], choices: [], references: [], isHard: false };

/** Resolves schemas that count together. Returns `undefined` when no value can fit, or when they refer to themselves at once. */
export function flattenSchemas(document: OpenApi, schemas: readonly Schema[]): Parts | undefined {
  return schemas.reduce<Parts | undefined>((parts, schema) => parts && addSchema(document, schema, parts, []), nothing);
}

/** Joins parts: a value must fit both. */
export function joinParts(one: Parts, other: Parts): Parts {
  return {
    members: [...one.members, ...other.members],
    choices: [...one.choices, ...other.choices],
    references: [...one.references, ...other.references],
    isHard: one.isHard || other.isHard,
  };
}

function addSchema(document: OpenApi, schema: Schema, parts: Parts, opened: readonly string[]): Parts | undefined {
  if (typeof schema === "boolean") return schema ? parts : undefined;
  const { $ref, allOf = [], oneOf, anyOf, if: condition, then = true, else: otherwise = true, ...own } = schema;
  const isHard = parts.isHard || hardKeywords.some((keyword) => Object.hasOwn(schema, keyword));
  let found: Parts | undefined = { ...parts, isHard, members: [...parts.members, own] };
  if (typeof $ref === "string") {
    if (opened.includes($ref)) return undefined;
    const target = resolve<SchemaObject>(document, { $ref });
    const reached: Parts = { ...found, references: [...found.references, $ref] };
    found = addSchema(document, target, reached, [...opened, $ref]);
  }
  for (const part of allOf) found = found && addSchema(document, part, found, opened);
  const choices = [
    ...(oneOf ? [{ branches: nameBranches(schema, oneOf), isExclusive: true }] : []),
    ...(anyOf ? [{ branches: nameBranches(schema, anyOf), isExclusive: false }] : []),
    ...(condition === undefined ? [] : [toCondition(condition, then, otherwise)]),
    ...toDependents(schema["dependentSchemas"]),
  ];
  return found && { ...found, choices: [...found.choices, ...choices] };
}

const hardKeywords =
  "not oneOf if dependentSchemas contains unevaluatedProperties unevaluatedItems propertyNames $dynamicRef".split(" ");

/** A discriminator says by a property which branch a value belongs to. Branches that refuse its name count without it. */
function nameBranches({ discriminator }: SchemaObject, branches: readonly Schema[]): readonly Schema[] {
  if (!isRecord(discriminator) || typeof discriminator["propertyName"] !== "string") return branches;
  const { propertyName, mapping } = discriminator;
  const names = Object.entries(isRecord(mapping) ? mapping : {});
  const named = branches.flatMap((branch): Schema[] => {
    if (typeof branch === "boolean" || typeof branch["$ref"] !== "string") return [];
    const { $ref } = branch;
    const own = $ref.split("/").at(-1) ?? "";
    const mapped = names.filter(([, target]) => target === $ref || target === own).map(([name]) => name);
    const property = { enum: mapped.length > 0 ? mapped : [own] };
    return [{ allOf: [branch, { required: [propertyName], properties: { [propertyName]: property } }] }];
  });
  return [...named, ...branches];
}

function toCondition(condition: Schema, then: Schema, otherwise: Schema): SchemaChoice {
  return { branches: [{ allOf: [condition, then] }, { not: condition, allOf: [otherwise] }], isExclusive: false };
}

/** An object has the property and fits the schema, or it has not the property. */
function toDependents(dependents: Readonly<Record<string, Schema>> = {}): SchemaChoice[] {
  return Object.entries(dependents).map(([name, schema]) => ({
    branches: [schema, { properties: { [name]: false } }],
    isExclusive: false,
  }));
}
