import type { PaginationExtension } from "../openapi/openapi.ts";
import { paginationStyles } from "../pagination/styles.ts";
import { type Configuration, type OperationSelection, partNames } from "./configuration.ts";
import type { ChoiceShape, ListShape, MapShape, ShapeOf, TextShape, ValueShape } from "./value-shape.ts";

const text = (description: string, limits: Pick<TextShape, "pattern" | "expected"> = {}): TextShape => ({
  is: "text",
  description,
  ...limits,
});
const choice = (of: readonly string[], description: string): ChoiceShape => ({ is: "choice", of, description });
const list = (of: ValueShape, description: string): ListShape => ({ is: "list", of, description });
const map = (of: ValueShape, description: string): MapShape => ({ is: "map", of, description });

const paths = (description: string): ListShape => list(text("A path, relative to this file."), description);
const places = (description: string): ListShape => ({
  ...list(text("Property names joined by dots."), description),
  orOne: true,
});

const packageName = (contents: string): TextShape =>
  text(`Name of the package with ${contents}.`, {
    pattern: /^(?!.{215})(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/,
    expected: "a name of a package in lower-case letters, such as `acme-sdk` or `@acme/sdk`",
  });

const selection = (description: string): ShapeOf<OperationSelection> => ({
  is: "object",
  description,
  fields: {
    tags: list(text("A tag; `*` stands for any text."), "Operations with one of these tags."),
    operations: list(
      text("An operationId, or a request line such as `GET /pets`; `*` stands for any text."),
      "These operations.",
    ),
  },
});

const pagination: ShapeOf<PaginationExtension> = {
  is: "object",
  description: "How to request the next page.",
  required: ["style", "param", "items"],
  fields: {
    style: choice(Object.keys(paginationStyles), "The kind of value that selects a page."),
    param: text("The query parameter that selects the page."),
    items: text("Path of the items in the body of the 200."),
    key: text("Path, within an item, of a value that identifies it."),
    size: text("The query parameter that sets the page size."),
    next: places("Path of the next cursor, or paths of all its names."),
    hasMore: places("Path of the flag for further pages, or paths of all its names."),
    total: places("Path of the number of items in the list, or paths of all its names."),
    pages: places("Path of the number of pages of the list, or paths of all its names."),
  },
};

/** The shape of a configuration. Its checks and its JSON Schema are made from it. */
export const configurationShape: ShapeOf<Configuration> = {
  is: "object",
  description: "The decisions of a team about the code of its OpenAPI document.",
  required: ["spec"],
  fields: {
    $schema: text("Address of this schema, for editors."),
    $comment: text("A remark without effect."),
    spec: text("Path of the document, relative to this file."),
    overlays: paths("Files of OpenAPI Overlay 1.0 or 1.1, applied in this order."),
    refsWithin: text("The folder of all files that a `$ref` may name."),
    scope: text("The scope of the packages.", {
      pattern: /^@[a-z0-9-][a-z0-9._-]*$/,
      expected: "`@` and lower-case letters, digits or hyphens, such as `@acme`",
    }),
    layout: choice(
      ["packages", "package", "files"],
      "What the code is for: several packages, one package with subpaths, or files of an existing project. Default: `packages`.",
    ),
    out: text("The folder of the code in the layout `files`."),
    packages: {
      is: "object",
      description:
        "Names of packages, by their folder. Default: the scope and the folder. In the layout `package`, `client` names the one package.",
      fields: {
        "openapi-types": packageName("the types"),
        wire: packageName("exact JSON"),
        pagination: packageName("the paginators"),
        client: packageName("the client"),
        fixtures: packageName("the fixtures"),
      },
    },
    version: text("The version before the first release of the workspace. Default: `0.0.0`.", {
      pattern: /^(?:0|[1-9]\d{0,14})(?:\.(?:0|[1-9]\d{0,14})){2}$/,
      expected: "three numbers, such as `1.4.2`",
    }),
    license: text("SPDX expression, or `UNLICENSED`."),
    author: text("The holder of the licence."),
    repository: text("Address of the page of the repository.", {
      pattern: /^https?:\/\/[^\s?#]+$/,
      expected: "an address such as `https://github.com/acme/api`",
    }),
    include: selection("The operations to generate. Default: all."),
    exclude: selection("The operations to leave out, also if `include` names them."),
    rename: {
      is: "object",
      description: "New names by old ones.",
      fields: {
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
          text("A name in code.", {
            pattern: /^[A-Z][A-Za-z0-9]*$/,
            expected: "a name of a type, such as `Customer`",
          }),
          "Names of types, by key below `components/schemas`.",
        ),
      },
    },
    names: choice(
      ["derived", "as-written"],
      "Whether all names are derived from methods, paths and tags, or each operationId stays.",
    ),
    pagination: map(pagination, "`x-pagination`, by operationId or request line."),
    errors: map(
      text("The name of the class.", {
        pattern: /^[A-Z][A-Za-z0-9]*Error$/,
        expected: "a name that ends in `Error`, such as `NotFoundError`",
      }),
      "Names of error classes, by status.",
    ),
    auth: map(
      text("A name in code.", {
        pattern: /^[A-Za-z][A-Za-z0-9]*$/,
        expected: "letters and digits that begin with a letter",
      }),
      "Names of the members of the option `auth`, by security scheme.",
    ),
    parts: list(
      choice(partNames, "The name of a part."),
      "Optional parts of the workspace. `npm run upgrade` follows a change.",
    ),
    emitters: paths("Modules with an emitter of your own."),
  },
};

/** Returns the JSON Schema of a configuration, for editors. */
export function createConfigurationSchema(): Readonly<Record<string, unknown>> {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "openapi-monorepo.json",
    ...toSchema(configurationShape),
  };
}

function toSchema(shape: ValueShape): Readonly<Record<string, unknown>> {
  const { description } = shape;
  if (shape.is === "text") return { description, type: "string", pattern: shape.pattern?.source ?? "\\S" };
  if (shape.is === "choice") return { description, enum: shape.of };
  if (shape.is === "list") {
    const many = { type: "array", items: toSchema(shape.of) };
    return shape.orOne ? { description, anyOf: [toSchema(shape.of), many] } : { description, ...many };
  }
  if (shape.is === "map") return { description, type: "object", additionalProperties: toSchema(shape.of) };
  return {
    description,
    type: "object",
    properties: Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, toSchema(field)])),
    ...(shape.required && { required: shape.required }),
    additionalProperties: false,
  };
}
