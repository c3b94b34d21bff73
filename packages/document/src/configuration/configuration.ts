import type { PaginationExtension } from "../openapi/openapi.ts";

/** The usual name of a configuration file. */
export const configurationFile = "openapi-monorepo.json";

/**
 * The decisions of a team about the code of its document: the content of `openapi-monorepo.json`.
 *
 * An operation is named by its `operationId` or by its request line, such as `GET /pets`. `*` stands for any text. All names are those
 * of the document after its overlays.
 */
export interface Configuration {
  /** Address of the JSON Schema, for editors. */
  readonly $schema?: string;
  /** A remark without effect. The JSON of a configuration in TypeScript says here where it comes from. */
  readonly $comment?: string;
  /** Path of the document, relative to this file. */
  readonly spec: string;
  /** Paths of files of OpenAPI Overlay 1.0 or 1.1, applied in this order. */
  readonly overlays?: readonly string[];
  /** The folder of all files that a `$ref` may name. Default: the folder of the document. */
  readonly refsWithin?: string;
  /** The scope of the packages: `"@acme"`. */
  readonly scope?: string;
  /** What the code is for: several packages, one package with subpaths, or files of an existing project. Default: `"packages"`. */
  readonly layout?: Layout;
  /** The folder of the code in the layout `files`, relative to this file. Other layouts have no such choice. */
  readonly out?: string;
  /**
   * Names of packages, by their folder: `{ "client": "acme-sdk" }`. Default: the scope and the folder. In the layout `package`,
   * `client` names the one package, which is `@acme/api` by default.
   */
  readonly packages?: PackageNames;
  /** The version before the first release of the workspace: `"1.4.2"`. Default: `"0.0.0"`. */
  readonly version?: string;
  /** SPDX expression, or `"UNLICENSED"`. */
  readonly license?: string;
  /** The holder of the licence, as its text names them. */
  readonly author?: string;
  /** Address of the page of the repository. */
  readonly repository?: string;
  /** The operations to generate. Default: all. */
  readonly include?: OperationSelection;
  /** The operations to leave out, also if `include` names them. */
  readonly exclude?: OperationSelection;
  /** New names of resources, operations and types. */
  readonly rename?: Renames;
  /**
   * Whether all names are derived from methods, paths and tags, or each `operationId` stays. Default: `"derived"` if nearly all
   * operations have no `operationId` of their own, else `"as-written"`.
   */
  readonly names?: "derived" | "as-written";
  /** `x-pagination` of operations. Replaces that of the document. */
  readonly pagination?: Readonly<Record<string, PaginationExtension>>;
  /** Names of error classes by status: `{ "404": "LetterNotFoundError" }`. Replaces those of the document. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Names of the members of the client's option `auth`, by security scheme. */
  readonly auth?: Readonly<Record<string, string>>;
  /**
   * Optional parts: handlers for Mock Service Worker, tools for agents, queries, validators. Those with code have an emitter, which runs before
   * `emitters`. In the layout `files`, the others have no effect.
   */
  readonly parts?: readonly PartName[];
  /** Paths of modules with an emitter of your own, relative to this file. */
  readonly emitters?: readonly string[];
}

/**
 * What a workspace publishes. `packages`: a package for each part of the code. `package`: one package, with a subpath for each part.
 */
export type WorkspaceLayout = "packages" | "package";

/** What code is for: a workspace, or `files`: an existing project, which gets its runtime, too. */
export type Layout = WorkspaceLayout | "files";

/** The folders of the packages in a workspace, each one after its dependencies. */
export const packageFolders = ["openapi-types", "wire", "pagination", "client", "fixtures"] as const;

/** Names of packages, by their folder in the workspace. */
export type PackageNames = Readonly<Partial<Record<(typeof packageFolders)[number], string>>>;

/** Operations, by tag or one by one. */
export interface OperationSelection {
  /** Selects all operations with one of these tags. */
  readonly tags?: readonly string[];
  /** Each an `operationId` or a request line. */
  readonly operations?: readonly string[];
}

/** New names by old ones. */
export interface Renames {
  /** Names of resources, by tag. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Values of `operationId`. The part before a dot names the resource, the rest the method. */
  readonly operations?: Readonly<Record<string, string>>;
  /** Names of types, by key below `components/schemas`. */
  readonly schemas?: Readonly<Record<string, string>>;
}

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
