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
export type FlattenSchemas = (schemas: readonly Schema[]) => Parts | undefined;

/** Creates a function that resolves each schema of a document once. It is asked for the same ones thousands of times. */
export function createFlattener(document: OpenApi): FlattenSchemas {
  const known = new WeakMap<SchemaObject, { readonly parts: Parts | undefined }>();

  /** `opened` are references that lead here: a schema that refers to itself at once has no parts, wherever the circle is entered. */
  function flatten(schema: Schema, opened: readonly string[]): Parts | undefined {
    if (typeof schema === "boolean") return schema ? nothing : undefined;
    const { parts } = known.get(schema) ?? { parts: readParts(schema, opened) };
    known.set(schema, { parts });
    return parts;
  }

  function readParts(schema: SchemaObject, opened: readonly string[]): Parts | undefined {
    const { $ref, allOf = [], oneOf, anyOf, if: condition, then = true, else: otherwise = true, ...own } = schema;
    const isHard = hardKeywords.some((keyword) => Object.hasOwn(schema, keyword));
    let found: Parts | undefined = { ...nothing, isHard, members: [own] };
    if (typeof $ref === "string") {
      if (opened.includes($ref)) return undefined;
      const target = flatten(resolve<SchemaObject>(document, { $ref }), [...opened, $ref]);
      found = target && joinParts({ ...found, references: [$ref] }, target);
    }
    for (const part of allOf) {
      const parts: Parts | undefined = found && flatten(part, opened);
      found = found && parts && joinParts(found, parts);
    }
    const choices = [
      ...(oneOf ? [{ branches: nameBranches(schema, oneOf), isExclusive: true }] : []),
      ...(anyOf ? [{ branches: nameBranches(schema, anyOf), isExclusive: false }] : []),
      ...(condition === undefined ? [] : [toCondition(condition, then, otherwise)]),
      ...toDependents(schema["dependentSchemas"]),
    ];
    return found && { ...found, choices: [...found.choices, ...choices] };
  }

  return (schemas) => {
    let found: Parts | undefined;
    for (const schema of schemas) {
      const parts = flatten(schema, []);
      if (!parts) return undefined;
      found = found ? joinParts(found, parts) : parts;
    }
    return found ?? nothing;
  };
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
