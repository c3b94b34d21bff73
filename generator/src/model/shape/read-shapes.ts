import { type SchemaChoice, type SchemaView, viewSchemas } from "@shortvideo-api/document/source";
import { type Schema, type SchemaScope, type SchemaType } from "@shortvideo-api/document/sample/source";
import { readCore, readValues } from "./read-core-shape.ts";
import { isOnlyTyped, listNamesOf, listOwnTypes, overlaps } from "./read-types.ts";
import { createIntersection, createUnion, type FieldShape, never, type Shape, unknown } from "./shape.ts";

/** The types of a document. */
export interface Shapes {
  /** Returns the type of a schema. */
  of: (schema: Schema) => Shape;
  /** Returns the type of a component schema by its key. */
  at: (key: string) => Shape;
}

/** Facts from the parts beside a part of a schema, which describe the same value. */
interface Around {
  /** The names of properties that the value has. The part may declare them. */
  readonly names: ReadonlySet<string>;
  /** Returns the schema of a property that a part beside declares. */
  readonly find: (name: string) => Schema | undefined;
}

/**
 * Reads the types of a document, each one when it is requested.
 *
 * The type of a schema has the structure of the schema: each `$ref` is a name, `allOf` an intersection, and `anyOf` or `oneOf` a union.
 * All keywords hold together, so the type is the intersection of what each of them says.
 */
export function readShapes(components: SchemaScope["schemas"]): Shapes {
  const views = viewSchemas({ components: { schemas: components } });
  const known = new Map<string, Shape>();

  function at(key: string): Shape {
    let shape = known.get(key);
    if (!shape) {
      shape = of(Object.hasOwn(components, key) ? (components[key] ?? true) : true);
      known.set(key, shape);
    }
    return shape;
  }

  function of(schema: Schema): Shape {
    return readView(views.of(schema));
  }

  function readView(view: SchemaView, around: Around = nothing): Shape {
    if (typeof view.schema === "boolean") return view.schema ? unknown : never;
    if (view.key !== undefined) return { kind: "ref", key: view.key };
    const { own, allOf, choices } = view;
    if (allOf.length === 0 && choices.length === 0) {
      const required = own.required ? new Set([...around.names, ...own.required]) : around.names;
      return readCore(view, listOwnTypes(view), { required, added: [] }, of) ?? unknown;
    }
    return readComposition(view, around);
  }

  function readComposition(view: SchemaView, around: Around): Shape {
    const { own, allOf, choices } = view;
    const values = readValues(view);
    if (values) return values;
    const names = new Set([...around.names, ...(own.required ?? []), ...allOf.flatMap(listUndeclared)]);
    const types = listMeantTypes(view);
    const members = allOf.map((member) =>
      readMember(member, own.required ?? [], { names, find: findBeside(view, member, around) }),
    );
    const inner = { names, find: findBeside(view, undefined, around) };
    const unions = choices.flatMap((choice) => {
      if (choice.keyword !== "anyOf" && choice.keyword !== "oneOf") return [];
      const union = readChoice(choice, types, inner);
      // A choice that admits any value restricts nothing.
      return union.shape.kind === "unknown" ? [] : [{ ...union, choice }];
    });
    const open = choices.filter((each) => unions.every(({ choice }) => choice !== each));
    const added = listNamesOf(open, view);
    const others = [
      ...allOf.map((part, index) => ({ shape: members[index] ?? unknown, types: part.meantTypes })),
      ...unions,
    ];
    const isRepeated =
      added.length === 0 && isOnlyTyped(view) && others.some((other) => repeatsType(other, types ?? []));
    const described = added.length > 0 ? (types ?? listOnlyObject(view)) : types;
    const core = isRepeated ? undefined : readCore(view, described, { required: names, added }, of);
    const parts = [...(core ? [core] : []), ...(members.length > 0 ? [createIntersection(members)] : [])];
    return unions.reduce(
      (shape, union) => (shape.kind === "unknown" ? union.shape : createIntersection([shape, union.shape])),
      createIntersection(parts),
    );
  }

  /** Returns the type of a member of an `allOf`, with the fields that the schema around it requires. */
  function readMember(member: SchemaView, required: readonly string[], around: Around): Shape {
    if (member.key === undefined) return readView(member, around);
    const added = [...around.names].filter((name) => required.includes(name) || !member.required.has(name));
    return requireNames(member, added);
  }

  /** Returns the union of the branches of a choice that have a value in common with the schema around it. */
  function readChoice(
    { branches }: SchemaChoice,
    types: readonly SchemaType[] | undefined,
    { names, find }: Around,
  ): Typed {
    const possible = types ? branches.filter((branch) => overlaps(branch.meantTypes, types)) : branches;
    const left = possible.length > 0 ? possible : branches;
    const missing = new Set([...names].filter((name) => find(name) === undefined));
    const shapes = left.map((branch) => readBranch(branch, names, { names: missing, find }));
    const isAny = shapes.some((shape) => shape.kind === "unknown");
    return { shape: isAny ? unknown : createUnion(shapes), types: left.flatMap((branch) => branch.meantTypes) };
  }

  /** Returns the type of a branch. It has the fields of the parts beside it that only the branch requires: `present` are there anyway. */
  function readBranch(branch: SchemaView, present: ReadonlySet<string>, around: Around): Shape {
    const shape =
      branch.key === undefined
        ? readView(branch, around)
        : requireNames(
            branch,
            [...around.names].filter((name) => !branch.required.has(name)),
          );
    const fields = new Map(
      listUndeclared(branch).flatMap((name): [string, FieldShape][] => {
        const schema = present.has(name) ? undefined : around.find(name);
        return schema === undefined ? [] : [[name, { required: true, shape: of(schema) }]];
      }),
    );
    if (fields.size === 0) return shape;
    if (shape.kind === "object") return { ...shape, fields: new Map([...shape.fields, ...fields]) };
    const required: Shape = { kind: "object", fields, values: undefined };
    return shape.kind === "unknown" ? required : createIntersection([shape, required]);
  }

  return { of, at };
}

const nothing: Around = { names: new Set(), find: () => undefined };

/** Creates a function that finds a property of a schema and of all around it, apart from one member of its `allOf` and its choices. */
function findBeside({ own, allOf }: SchemaView, member: SchemaView | undefined, around: Around): Around["find"] {
  return (name) => {
    const { properties = {} } = own;
    if (Object.hasOwn(properties, name)) return properties[name];
    const part = allOf.find((each) => each !== member && each.propertyNames.includes(name));
    return part ? part.property(name).schema : around.find(name);
  };
}

/** Lists the properties that a part requires and does not declare. */
function listUndeclared({ required, propertyNames }: SchemaView): readonly string[] {
  if (required.size === 0) return [];
  const declared = new Set(propertyNames);
  return [...required].filter((name) => !declared.has(name));
}

/** Returns the type `object` if the author of a schema means nothing but objects. */
function listOnlyObject({ meantTypes }: SchemaView): readonly SchemaType[] | undefined {
  return meantTypes.length === 1 && meantTypes[0] === "object" ? meantTypes : undefined;
}

/** A type, and the types of JSON that its values have. */
interface Typed {
  readonly shape: Shape;
  readonly types: readonly SchemaType[];
}

/** Returns whether a type has only values of some types of JSON. Then the names of these types add nothing to it. */
function repeatsType({ shape, types }: Typed, outer: readonly SchemaType[]): boolean {
  if (shape.kind === "unknown") return false;
  const [only] = outer;
  // A map of unknown properties beside an object would hide spelling mistakes.
  if (outer.length === 1 && only === "object") return true;
  return types.every((type) => overlaps([type], outer));
}

/** Returns the type of a reference. It requires those of the properties that the target declares. */
function requireNames({ key = "", propertyNames }: SchemaView, names: readonly string[]): Shape {
  const reference: Shape = { kind: "ref", key };
  const declared = names.length === 0 ? [] : names.filter((name) => propertyNames.includes(name));
  return declared.length > 0 ? { kind: "required", of: reference, names: declared } : reference;
}

/** Lists the own types of a schema that its compositions admit, too. */
function listMeantTypes(view: SchemaView): readonly SchemaType[] | undefined {
  const types = listOwnTypes(view);
  const left = types?.filter((type) => overlaps([type], view.meantTypes));
  // Without a common type, no value is valid.
  return left && left.length > 0 ? left : types;
}
