/** The module with the emitter of each optional part of a workspace; `undefined` for a part that generates no code. */
export const partEmitters = {
  msw: undefined,
  mcp: undefined,
  "tanstack-query": "@shortvideo-api/tanstack-query",
  zod: "@shortvideo-api/validators/zod",
  valibot: "@shortvideo-api/validators/valibot",
} as const satisfies Readonly<Record<string, string | undefined>>;

/** An optional part of a workspace. */
export type PartName = keyof typeof partEmitters;

/** The optional parts of a workspace. */
export const partNames: readonly string[] = Object.keys(partEmitters);

/** Returns whether a text names an optional part of a workspace. */
export function isPartName(name: string): name is PartName {
  return Object.hasOwn(partEmitters, name);
}
