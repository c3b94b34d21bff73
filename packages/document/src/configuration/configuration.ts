import type { PaginationExtension } from "../openapi/openapi.ts";
import { paginationStyles } from "../pagination/styles.ts";
import {
  keyOf,
  list,
  map,
  object,
  type ObjectShape,
  oneOf,
  orOne,
  text,
  toSchema,
  type ShapedValue,
  type ValueShape,
} from "./value-shape.ts";

/** The usual name of a configuration file. */
export const configurationFile = "openapi-monorepo.json";

/** The folders of the packages in a workspace, each one after its dependencies. */
export const packageFolders = ["openapi-types", "wire", "pagination", "client", "fixtures"] as const;

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

const packageName = (contents: string) =>
  text(`Name of the package with ${contents}.`, {
    pattern: /^(?!.{215})(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/,
    expected: "a name of a package in lower-case letters, such as `acme-sdk` or `@acme/sdk`",
  });

const packages = {
  "openapi-types": packageName("the types"),
  wire: packageName("exact JSON"),
  pagination: packageName("the paginators"),
  client: packageName("the client"),
  fixtures: packageName("the fixtures"),
} satisfies Readonly<Record<(typeof packageFolders)[number], ValueShape>>;

const paths = (description: string) => list(text("A path, relative to this file."), description);

const selection = (description: string) =>
  object(
    description,
    {},
    {
      tags: list(text("A tag; `*` stands for any text."), "Operations with one of these tags."),
      operations: list(
        text("An operationId, or a request line such as `GET /pets`; `*` stands for any text."),
        "These operations.",
      ),
    },
  );

const places = (description: string) => orOne(text("Property names joined by dots."), description);

const pagination: ObjectShape<PaginationExtension> = object(
  "How to request the next page.",
  {
    style: keyOf(paginationStyles, "The kind of value that selects a page."),
    param: text("The query parameter that selects the page."),
    items: text("Path of the items in the body of the 200."),
  },
  {
    key: text("Path, within an item, of a value that identifies it."),
    size: text("The query parameter that sets the page size."),
    next: places("Path of the next cursor, or paths of all its names."),
    hasMore: places("Path of the flag for further pages, or paths of all its names."),
    total: places("Path of the number of items in the list, or paths of all its names."),
    pages: places("Path of the number of pages of the list, or paths of all its names."),
  } satisfies Readonly<Record<Exclude<keyof PaginationExtension, "style" | "param" | "items">, ValueShape>>,
);

const renames = object(
  "New names by old ones.",
  {},
  {
    tags: map(
      text("The name of the resource: `users.pets` is the resource `pets` of `users`."),
      "Names of resources, by tag.",
    ),
    operations: map(
      text("The new operationId: `users.pets.list` is the method `list` of the resource `pets` of `users`.", {
        pattern: /^[A-Za-z][\w-]*(?:[./][A-Za-z][\w-]*)*$/,
        expected: "a name such as `listPets`, `pets.list` or `users.pets.list`",
      }),
      "Operation ids, by operationId or request line.",
    ),
    schemas: map(
      text("A name in code.", { pattern: /^[A-Z][A-Za-z0-9]*$/, expected: "a name of a type, such as `Customer`" }),
      "Names of types, by key below `components/schemas`.",
    ),
  },
);

/** The shape of a configuration. Its type, its checks and its JSON Schema follow from it. */
export const configurationShape = object(
  "The decisions of a team about the code of its OpenAPI document.",
  { spec: text("Path of the document, relative to this file.") },
  {
    $schema: text("Address of this schema, for editors."),
    $comment: text("A remark without effect. A configuration that a module computed says here where it comes from."),
    overlays: paths("Files of OpenAPI Overlay 1.0 or 1.1, applied in this order."),
    refsWithin: text("The folder of all files that a `$ref` may name. Default: the folder of the document."),
    scope: text("The scope of the packages.", {
      pattern: /^@[a-z0-9-][a-z0-9._-]*$/,
      expected: "`@` and lower-case letters, digits or hyphens, such as `@acme`",
    }),
    layout: oneOf(
      ["packages", "package", "files"],
      "What the code is for: several packages, one package with subpaths, or files of an existing project, which gets its runtime, too. Default: `packages`.",
    ),
    out: text(
      "The folder of the code in the layout `files`, relative to this file. Other layouts have no such choice.",
    ),
    packages: object(
      'Names of packages, by their folder: `{ "client": "acme-sdk" }`. Default: the scope and the folder. In the layout `package`, `client` names the one package, which is `@acme/api` by default.',
      {},
      packages,
    ),
    version: text("The version before the first release of the workspace. Default: `0.0.0`.", {
      pattern: /^(?:0|[1-9]\d{0,14})(?:\.(?:0|[1-9]\d{0,14})){2}$/,
      expected: "three numbers, such as `1.4.2`",
    }),
    license: text("SPDX expression, or `UNLICENSED`."),
    author: text("The holder of the licence, as its text names them."),
    repository: text("Address of the page of the repository.", {
      pattern: /^https?:\/\/[^\s?#]+$/,
      expected: "an address such as `https://github.com/acme/api`",
    }),
    include: selection("The operations to generate. Default: all."),
    exclude: selection("The operations to leave out, also if `include` names them."),
    rename: renames,
    names: oneOf(
      ["derived", "as-written"],
      "Whether all names are derived from methods, paths and tags, or each operationId stays. Default: `derived` if nearly all operations have no operationId of their own.",
    ),
    pagination: map(pagination, "`x-pagination`, by operationId or request line. It replaces that of the document."),
    errors: map(
      text("The name of the class.", {
        pattern: /^[A-Z][A-Za-z0-9]*Error$/,
        expected: "a name that ends in `Error`, such as `NotFoundError`",
      }),
      "Names of error classes, by status. They replace those of the document.",
    ),
    auth: map(
      text("A name in code.", {
        pattern: /^[A-Za-z][A-Za-z0-9]*$/,
        expected: "letters and digits that begin with a letter",
      }),
      "Names of the members of the option `auth`, by security scheme.",
    ),
    parts: list(
      keyOf(partEmitters, "The name of a part."),
      "Optional parts of the workspace, whose emitters run before `emitters`. `npm run upgrade` follows a change. In the layout `files`, only parts with code have an effect.",
    ),
    emitters: paths("Modules with an emitter of your own."),
  },
);

/**
 * The decisions of a team about the code of its document: the content of `openapi-monorepo.json`.
 *
 * An operation is named by its `operationId` or by its request line, such as `GET /pets`. `*` stands for any text. All names are those
 * of the document after its overlays.
 */
export interface Configuration extends ShapedValue<typeof configurationShape> {}

/** What code is for: a workspace, or `files`: an existing project, which gets its runtime, too. */
export type Layout = NonNullable<Configuration["layout"]>;

/**
 * What a workspace publishes. `packages`: a package for each part of the code. `package`: one package, with a subpath for each part.
 */
export type WorkspaceLayout = Exclude<Layout, "files">;

/** Names of packages, by their folder in the workspace. */
export type PackageNames = NonNullable<Configuration["packages"]>;

/** Operations, by tag or one by one. */
export type OperationSelection = NonNullable<Configuration["include"]>;

/** Returns the JSON Schema of a configuration, for editors. */
export function createConfigurationSchema(): Readonly<Record<string, unknown>> {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "openapi-monorepo.json",
    ...toSchema(configurationShape),
  };
}
