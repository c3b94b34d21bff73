import type { PaginationExtension } from "../openapi/openapi.ts";
import { paginationStyles } from "../pagination/styles.ts";
import { type Configuration, type OperationSelection, partNames } from "./configuration.ts";
import type { ListShape, ShapeOf, TextShape, ValueShape } from "./value-shape.ts";

const path: TextShape = { is: "text", description: "A path, relative to this file." };
const paths = (description: string): ListShape => ({ is: "list", of: path, description });
const place: TextShape = { is: "text", description: "Property names joined by dots." };
const places = (description: string): ListShape => ({ is: "list", of: place, orOne: true, description });
const param = (description: string): TextShape => ({ is: "text", description });

const identifier: TextShape = {
  is: "text",
  pattern: /^[A-Za-z][A-Za-z0-9]*$/,
  expected: "letters and digits that begin with a letter",
  description: "A name in code.",
};

const packageName = (contents: string): TextShape => ({
  is: "text",
  pattern: /^(?!.{215})(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/,
  expected: "a name of a package in lower-case letters, such as `acme-sdk` or `@acme/sdk`",
  description: `Name of the package with ${contents}.`,
});

const selection = (description: string): ShapeOf<OperationSelection> => ({
  is: "object",
  description,
  fields: {
    tags: {
      is: "list",
      of: { is: "text", description: "A tag; `*` stands for any text." },
      description: "Operations with one of these tags.",
    },
    operations: {
      is: "list",
      of: {
        is: "text",
        description: "An operationId, or a request line such as `GET /pets`; `*` stands for any text.",
      },
      description: "These operations.",
    },
  },
});

const pagination: ShapeOf<PaginationExtension> = {
  is: "object",
  description: "How to request the next page.",
  required: ["style", "param", "items"],
  fields: {
    style: {
      is: "choice",
      of: Object.keys(paginationStyles),
      description: "The kind of value that selects a page.",
    },
    param: param("The query parameter that selects the page."),
    items: { is: "text", description: "Path of the items in the body of the 200." },
    key: { is: "text", description: "Path, within an item, of a value that identifies it." },
    size: param("The query parameter that sets the page size."),
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
    $schema: { is: "text", description: "Address of this schema, for editors." },
    $comment: { is: "text", description: "A remark without effect." },
    spec: { is: "text", description: "Path of the document, relative to this file." },
    overlays: paths("Files of OpenAPI Overlay 1.0 or 1.1, applied in this order."),
    refsWithin: { is: "text", description: "The folder of all files that a `$ref` may name." },
    scope: {
      is: "text",
      pattern: /^@[a-z0-9-][a-z0-9._-]*$/,
      expected: "`@` and lower-case letters, digits or hyphens, such as `@acme`",
      description: "The scope of the packages.",
    },
    layout: {
      is: "choice",
      of: ["packages", "package", "files"],
      description:
        "What the code is for: several packages, one package with subpaths, or files of an existing project. Default: `packages`.",
    },
    out: { is: "text", description: "The folder of the code in the layout `files`." },
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
    version: {
      is: "text",
      pattern: /^(?:0|[1-9]\d{0,14})(?:\.(?:0|[1-9]\d{0,14})){2}$/,
      expected: "three numbers, such as `1.4.2`",
      description: "The version before the first release of the workspace. Default: `0.0.0`.",
    },
    license: { is: "text", description: "SPDX expression, or `UNLICENSED`." },
    author: { is: "text", description: "The holder of the licence." },
    repository: {
      is: "text",
      pattern: /^https?:\/\/[^\s?#]+$/,
      expected: "an address such as `https://github.com/acme/api`",
      description: "Address of the page of the repository.",
    },
    include: selection("The operations to generate. Default: all."),
    exclude: selection("The operations to leave out, also if `include` names them."),
    rename: {
      is: "object",
      description: "New names by old ones.",
      fields: {
        tags: {
          is: "map",
          of: { is: "text", description: "The name of the resource: `users.pets` is the resource `pets` of `users`." },
          description: "Names of resources, by tag.",
        },
        operations: {
          is: "map",
          of: {
            is: "text",
            pattern: /^[A-Za-z][\w-]*(?:[./][A-Za-z][\w-]*)*$/,
            expected: "a name such as `listPets`, `pets.list` or `users.pets.list`",
            description:
              "The new operationId: `users.pets.list` is the method `list` of the resource `pets` of `users`.",
          },
          description: "Operation ids, by operationId or request line.",
        },
        schemas: {
          is: "map",
          of: { ...identifier, pattern: /^[A-Z][A-Za-z0-9]*$/, expected: "a name of a type, such as `Customer`" },
          description: "Names of types, by key below `components/schemas`.",
        },
      },
    },
    names: {
      is: "choice",
      of: ["derived", "as-written"],
      description: "Whether all names are derived from methods, paths and tags, or each operationId stays.",
    },
    pagination: { is: "map", of: pagination, description: "`x-pagination`, by operationId or request line." },
    errors: {
      is: "map",
      of: {
        is: "text",
        pattern: /^[A-Z][A-Za-z0-9]*Error$/,
        expected: "a name that ends in `Error`, such as `NotFoundError`",
        description: "The name of the class.",
      },
      description: "Names of error classes, by status.",
    },
    auth: { is: "map", of: identifier, description: "Names of the members of the option `auth`, by security scheme." },
    parts: {
      is: "list",
      of: { is: "choice", of: partNames, description: "The name of a part." },
      description: "Optional parts of the workspace. `npm run upgrade` follows a change.",
    },
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
    const list = { type: "array", items: toSchema(shape.of) };
    return shape.orOne ? { description, anyOf: [toSchema(shape.of), list] } : { description, ...list };
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
