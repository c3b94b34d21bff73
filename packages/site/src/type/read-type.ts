import { type OwnKeywords, isAssertion, type SchemaView } from "@shortvideo-api/document";

/** A type as readers see it: what a value is, without `null` and without the wrappers that only add a description. */
export interface ReadType {
  /** The schema within the wrappers. */
  view: SchemaView;
  /** The key of the outermost component schema that describes the value; `undefined` for a schema in place. */
  key: string | undefined;
  isNullable: boolean;
  kind: "scalar" | "list" | "object" | "union" | "any";
  /** The alternatives of a union, and for an object those whose fields come on top of its own. A value has one of each choice. */
  choices: readonly ReadChoice[];
}

/** Alternatives, of which a value has one. */
export interface ReadChoice {
  branches: readonly SchemaView[];
  /** The property that selects the branch; `undefined` without a discriminator. */
  discriminator: string | undefined;
}

/** Reads a type. `isOpen` looks into component schemas, whose wrappers are otherwise left alone: their names are enough. */
export function readType(view: SchemaView, isOpen = false): ReadType {
  const isNullable = view.meantTypes.includes("null") && view.meantTypes.length > 1;
  let core = view;
  let key: string | undefined;
  for (let steps = 0; steps < mostWrappers; steps += 1) {
    key ??= core.key;
    const inner = key !== undefined && !isOpen ? undefined : unwrap(core);
    if (!inner) break;
    core = inner;
  }
  const choices = listChoices(core).map(({ descriptions, discriminator }) => ({
    branches: descriptions.filter((branch) => !isNull(branch) && branch.types.length > 0),
    discriminator: discriminator?.propertyName,
  }));
  const known = choices.filter(({ branches }) => branches.length > 0);
  return { view: core, key, isNullable, kind: readKind(core, known), choices: hasAlternatives(known) ? known : [] };
}

/** Returns whether there is more than one branch. A single one is no alternative. */
function hasAlternatives(choices: readonly ReadChoice[]): boolean {
  return choices.flatMap(({ branches }) => branches).length > 1;
}

/** The number of wrappers within each other, for schemas that refer to themselves. */
const mostWrappers = 20;

function readKind(view: SchemaView, choices: readonly ReadChoice[]): ReadType["kind"] {
  const types = view.meantTypes.filter((type) => type !== "null");
  if (view.values !== undefined) return "scalar";
  if (types.length > 5) return "any";
  if (types.join() === "object") return "object";
  if (types.join() === "array") return "list";
  if (types.every((type) => type !== "object" && type !== "array")) return "scalar";
  return hasAlternatives(choices) ? "union" : "any";
}

/** Returns the only part of a schema that says more than an annotation; `undefined` if the schema itself does, or several parts do. */
function unwrap({ own, allOf, choices, types }: SchemaView): SchemaView | undefined {
  if (saysMore(own, types)) return undefined;
  const said = allOf.filter(
    (part) => part.key !== undefined || saysMore(part.own, types) || part.allOf.length + part.choices.length > 0,
  );
  const [choice, ...others] = choices;
  if (!choice) return said.length === 1 ? said[0] : undefined;
  if (said.length > 0 || others.length > 0) return undefined;
  const branches = choice.descriptions.filter((branch) => !isNull(branch));
  return branches.length === 1 ? branches[0] : undefined;
}

/** Returns whether keywords restrict a value to more than its types. */
function saysMore(own: OwnKeywords, types: readonly string[]): boolean {
  return Object.keys(own).some((keyword) => isAssertion(keyword) && !(keyword === "type" && types.length > 0));
}

function isNull({ types }: SchemaView): boolean {
  return types.join() === "null";
}

function listChoices(view: SchemaView): SchemaView["choices"] {
  return [...view.choices, ...view.allOf.filter(({ key }) => key === undefined).flatMap(listChoices)];
}
