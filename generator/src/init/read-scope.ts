import { ownScope } from "../config/paths.ts";

/** Options of a new workspace that npm or the generator does not accept, such as its scope. */
export class OptionsError extends Error {
  override readonly name = "OptionsError";
}

/** Returns a scope of npm, such as `"@acme"`. Throws {@link OptionsError} if it is not usable. */
export function readScope(scope: string): string {
  if (/^@[a-z0-9-][a-z0-9._-]*$/.test(scope) && scope !== ownScope) return scope;
  throw new OptionsError(
    scope === ownScope
      ? `The scope \`${ownScope}\` belongs to the tools. Choose one of your own, such as \`@acme\`.`
      : `The scope must be \`@\` and lower-case letters, digits or hyphens, such as \`@acme\`; got \`${scope}\`.`,
  );
}
