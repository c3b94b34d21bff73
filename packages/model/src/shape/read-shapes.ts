import { areAllTypes, type SchemaChoice, type SchemaView, viewInScope } from "@shortvideo-api/document/source";
import { printLeaf, type Schema, type SchemaScope, type SchemaType } from "@shortvideo-api/document/sample/source";
import { readCore, readValues } from "./read-core-shape.ts";
import { addFields, hasType, knowsField } from "./add-fields.ts";
import { type Beside, describesMap, hasPartialMap } from "./read-object-shape.ts";
import { describesProperties, isOnlyTyped, listOwnTypes, overlaps } from "./read-types.ts";
import {
  anyObject,
  createIntersection,
  createUnion,
  type FieldShape,
  never,
  nil,
  type Shape,
  unknown,
} from "./shape.ts";

/** The types of a document. */
export interface Shapes {
  /** Returns the type of a schema. */
  of: (schema: Schema) => Shape;
  /** Returns the type of a component schema by its key. */
  at: (key: string) => Shape;
}

/** Facts from the parts beside a part of a schema, with the properties that they declare. */
interface Around extends Beside {
  /** Returns the schema of a property that a part beside declares. */
  readonly find: (name: string) => Schema | undefined;
}

/** The depth to which the properties of several parts are read together. The types of deeper ones are unknown. */
const maxDepth = 2;

/**
 * Reads the types of the component schemas of a document, each one when it is requested. The same schemas have the same types: the schemas
 * must not change afterwards.
 *
 * The type of a schema has the structure of the schema: each `$ref` is a name, `allOf` an intersection, and `anyOf` or `oneOf` a union.
 * All keywords hold together, so the type is the intersection of what each of them says.
 */
export function readShapes(components: SchemaScope["schemas"]): Shapes {
  let shapes = opened.get(components);
  if (!shapes) {
    shapes = openShapes(components);
    opened.set(components, shapes);
  }
  return shapes;
}

const opened = new WeakMap<object, Shapes>();

function openShapes(components: SchemaScope["schemas"]): Shapes {
  const known = new Map<string, Shape>();
  /** The types of schemas that contain no others, by their keywords. Most schemas of a large document have those of another one. */
  const leaves = new Map<string, Shape>();
  const unfolding = new Set<string>();
  const together = new Map<Schema, Map<number, Shape>>();
  let depth = 0;

  function at(key: string): Shape {
    let shape = known.get(key);
    if (!shape) {
      shape = of(viewAt(key).schema);
      known.set(key, shape);
    }
    return shape;
  }

  function viewOf(schema: Schema): SchemaView {
    return viewInScope({ schemas: components }, schema);
  }

  function viewAt(key: string): SchemaView {
    return viewOf(Object.hasOwn(components, key) ? (components[key] ?? true) : true);
  }

  function of(schema: Schema): Shape {
    const leaf = printLeaf(schema);
    if (leaf === undefined) return readWhole(schema);
    const shape = leaves.get(leaf) ?? readWhole(schema);
    leaves.set(leaf, shape);
    return shape;
  }

  function readWhole(schema: Schema): Shape {
    const view = viewOf(schema);
    if (view.key !== undefined) return { kind: "ref", key: view.key };
    const shape = readView(view, { whole: view, names: noNames, readTogether, find: () => undefined });
    return isComposed(view) || listUndeclared(view).length > 0 ? declareAll(view, shape) : shape;
  }

  /** Reads the type of a property that several parts may describe together. Such schemas may contain one another without an end. */
  function readTogether(schema: Schema): Shape {
    if (typeof schema === "boolean") return of(schema);
    if (depth === maxDepth) return unknown;
    depth += 1;
    const key = unfolding.size === 0 ? depth : undefined;
    const shape = (key === undefined ? undefined : together.get(schema)?.get(key)) ?? of(schema);
    if (key !== undefined) together.set(schema, (together.get(schema) ?? new Map<number, Shape>()).set(key, shape));
    depth -= 1;
    return shape;
  }

  /** Reads the type of a schema, or of the target of a `$ref`. */
  function readView(view: SchemaView, around: Around): Shape {
    if (typeof view.schema === "boolean") return view.schema ? unknown : never;
    if (isComposed(view)) return readComposition(view, around);
    if (view.not && view.types.length === 0) return never;
    const { own } = view;
    const names = own.required ? new Set([...around.names, ...own.required]) : around.names;
    return readCore(view, listOwnTypes(view), { ...around, names }, of) ?? unknown;
  }

  function readComposition(view: SchemaView, around: Around): Shape {
    const { own, allOf, choices } = view;
    const values = readValues(view);
    if (values) return values;
    const types = listPossibleTypes(view);
    const names = new Set([...around.names, ...(own.required ?? []), ...allOf.flatMap(listUndeclared)]);
    const inner = { ...around, names, find: findBeside(view, undefined, around) };
    const members = allOf.map((member) => {
      const shape = readMember(member, own.required ?? [], { ...inner, find: findBeside(view, member, around) });
      const isAnyList = shape.kind === "array" && shape.items.kind === "unknown";
      const isPlain = member.key === undefined && !isComposed(member) && (isOnlyTyped(member) || isAnyList);
      return { shape, types: member.meantTypes, isPlain };
    });
    const all = choices
      .filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf")
      .map((choice) => readChoice(choice, types, inner));
    const restricting = all.filter(({ isAny }) => !isAny);
    // Beside other parts, a choice that admits any value adds nothing.
    const isAlone = restricting.length + members.length === 0 && types === undefined;
    const unions = isAlone ? all : restricting;
    const isRepeated = isOnlyTyped(view) && [...members, ...unions].some((part) => repeatsType(part, types ?? []));
    const core = isRepeated ? undefined : readCore(view, types, inner, of);
    const parts = [
      ...(core ? [core] : []),
      ...(members.length > 0 ? [createIntersection(leaveOutRepeated(members).map(({ shape }) => shape))] : []),
    ];
    return unions.reduce(
      (shape, union) => (shape.kind === "unknown" ? union.shape : createIntersection([shape, union.shape])),
      createIntersection(parts),
    );
  }

  /**
   * Adds the properties to an object type that only conditions, or choices that restrict nothing, declare or admit. Adds those, too, that
   * are required but not declared.
   */
  function declareAll(view: SchemaView, shape: Shape): Shape {
    const missing = [...view.propertyNames, ...listUndeclared(view)].flatMap((name): [string, FieldShape][] => {
      // A map is a better type for a property that only some branches declare: others may admit more.
      if (knowsField(viewAt, shape, name, view.propertyNames.includes(name))) return [];
      const { schema } = view.property(name);
      return schema === false
        ? []
        : [[name, { required: view.required.has(name), shape: readTogether(schema), schema }]];
    });
    const hasMap = view.parts.some(describesMap) && !knowsField(viewAt, shape, undefined);
    if (missing.length === 0 && !hasMap) return shape;
    return addFields(viewAt, shape, { fields: new Map(missing), values: hasMap ? unknown : undefined });
  }

  /** Returns the type of a member of an `allOf`, with the fields that the schema around it requires. */
  function readMember(member: SchemaView, required: readonly string[], around: Around): Shape {
    if (mustUnfold(member, around)) return unfold(member, around);
    const added = [...around.names].filter((name) => required.includes(name) || !member.required.has(name));
    return requireNames(member, added);
  }

  /** Reads a part in place. A schema that contains itself is read in place once. */
  function unfold(part: SchemaView, around: Around): Shape {
    const { key } = part;
    if (key === undefined) return readView(part, around);
    if (unfolding.has(key)) return { kind: "ref", key };
    unfolding.add(key);
    const shape = readView(part, around);
    unfolding.delete(key);
    return shape;
  }

  /** Returns the union of the branches of a choice that have a value in common with the schema around it. */
  function readChoice({ branches }: SchemaChoice, types: readonly SchemaType[] | undefined, around: Around): Choice {
    const { names, find } = around;
    const possible = types ? branches.filter((branch) => overlaps(branch.types, types)) : branches;
    const left = possible.length > 0 ? possible : branches;
    const missing = new Set([...names].filter((name) => find(name) === undefined));
    const open = types ?? (areAllTypes(around.whole.types) ? [] : around.whole.types);
    const shapes = left.map((branch) => readBranch(branch, { names, types: open }, { ...around, names: missing }));
    const union = shapes.some((shape) => shape.kind === "unknown") ? unknown : createUnion(shapes);
    const isAny = left.some((branch, index) => shapes[index]?.kind === "ref" && !hasType(branch));
    return { shape: union, types: left.flatMap((branch) => branch.meantTypes), isAny: isAny || union === unknown };
  }

  /**
   * Returns the type of a branch. It has the fields of the parts beside it that only the branch requires: those of `present` are there
   * anyway. The schema around the branch has values of `present.types`.
   */
  function readBranch(
    branch: SchemaView,
    present: { readonly names: ReadonlySet<string>; readonly types: readonly SchemaType[] },
    around: Around,
  ): Shape {
    const added = [...around.names].filter((name) => !branch.required.has(name));
    const shape = mustUnfold(branch, around) ? unfold(branch, around) : requireNames(branch, added);
    const fields = new Map(
      listUndeclared(branch).flatMap((name): [string, FieldShape][] => {
        const schema = present.names.has(name) ? undefined : around.find(name);
        return schema === undefined ? [] : [[name, { required: true, shape: readTogether(schema) }]];
      }),
    );
    if (fields.size === 0) return shape;
    if (shape === anyObject) return { kind: "object", fields, values: undefined };
    if (shape.kind === "object") return { ...shape, fields: new Map([...shape.fields, ...fields]) };
    // Only objects have properties: what the branch requires does not concern null.
    const others = present.types.filter((type) => type !== "object");
    const required = createUnion([
      { kind: "object", fields, values: undefined },
      ...others.filter((type) => overlaps([type], branch.types)).flatMap(listPlainShapes),
    ]);
    return shape.kind === "unknown" ? required : createIntersection([shape, required]);
  }

  return { of, at };
}

const noNames: ReadonlySet<string> = new Set();

function isComposed({ allOf, choices }: SchemaView): boolean {
  return allOf.length + choices.length > 0;
}

/** Returns whether a part is read in place: it has no name, or its type would restrict properties of other parts. */
function mustUnfold(part: SchemaView, { whole }: Around): boolean {
  if (part.key === undefined) return true;
  if (!hasPartialMap(part)) return false;
  const own = new Set(part.parts);
  return whole.parts.some((other) => !own.has(other) && describesProperties(other));
}

/** Creates a function that finds a property of a schema and of all around it, apart from one member of its `allOf` and its choices. */
function findBeside({ own, allOf }: SchemaView, member: SchemaView | undefined, around: Around): Around["find"] {
  return (name) => {
    const { properties = {} } = own;
    if (Object.hasOwn(properties, name)) return properties[name];
    const part = allOf.find((each) => each !== member && each.propertyNames.includes(name));
    return part ? part.property(name).schema : around.find(name);
  };
}

/** Lists types that have all values of a type of JSON. Numbers may be 64-bit integers, which are strings. */
function listPlainShapes(type: SchemaType): readonly Shape[] {
  switch (type) {
    case "null":
      return [nil];
    case "array":
      return [{ kind: "array", items: unknown }];
    case "integer":
      return [
        { kind: "primitive", name: "number" },
        { kind: "primitive", name: "string" },
      ];
    case "object":
      return [anyObject];
    default:
      return [{ kind: "primitive", name: type }];
  }
}

/** Lists the properties that a part requires and does not declare. */
function listUndeclared({ required, propertyNames }: SchemaView): readonly string[] {
  if (required.size === 0) return [];
  const declared = new Set(propertyNames);
  return [...required].filter((name) => !declared.has(name));
}

/** A type, and the types of JSON that its values have. */
interface Typed {
  readonly shape: Shape;
  readonly types: readonly SchemaType[];
}

/** The type of a choice, and whether it admits any value. */
interface Choice extends Typed {
  readonly isAny: boolean;
}

/** Returns whether a type has only values of some types of JSON. Then the names of these types add nothing to it. */
function repeatsType({ shape, types }: Typed, outer: readonly SchemaType[]): boolean {
  if (shape.kind === "unknown") return false;
  const [only] = outer;
  // A map of unknown properties beside an object would hide spelling mistakes.
  if (outer.length === 1 && only === "object") return true;
  return types.every((type) => overlaps([type], outer));
}

/** The type of a member of an `allOf`, and whether the member only names types of JSON. */
interface Member extends Typed {
  readonly isPlain: boolean;
}

/**
 * Leaves out the members of an `allOf` that add nothing to the type: `true`, limits, and names of types that another member repeats, as in
 * `{ type: object, required: [name] }`.
 */
function leaveOutRepeated(members: readonly Member[]): readonly Member[] {
  const described = members.filter(({ shape, isPlain }) => !isPlain && shape.kind !== "unknown");
  return members.filter(({ shape, types, isPlain }, index) => {
    if (!isPlain) return shape.kind !== "unknown";
    const others = [...described, ...members.slice(0, index).filter((other) => other.isPlain)];
    return !others.some((other) => other.types.every((type) => overlaps([type], types)));
  });
}

/** Returns the type of a reference. It requires those of the properties that the target declares. */
function requireNames(target: SchemaView, names: readonly string[]): Shape {
  const reference: Shape = { kind: "ref", key: target.key ?? "" };
  if (names.length === 0 || !target.types.includes("object") || !hasType(target)) return reference;
  const declared = names.filter((name) => target.propertyNames.includes(name));
  return declared.length > 0 ? { kind: "required", of: reference, names: declared } : reference;
}

/** Lists the own types of a schema that its compositions admit, too. */
function listPossibleTypes(view: SchemaView): readonly SchemaType[] | undefined {
  const types = listOwnTypes(view);
  const left = types?.filter((type) => overlaps([type], view.types));
  // Without a common type, no value is valid.
  return left && left.length > 0 ? left : types;
}
