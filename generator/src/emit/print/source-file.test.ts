import { printTypeRef } from "@shortvideo-api/model/source";
import { IndentationText, Project, StructureKind } from "ts-morph";
import { expect, test } from "vitest";
import { formatFiles } from "./format.ts";
import { toOrigins } from "./imports.ts";
import { printSourceFile, printStatements, type SourceFile } from "./source-file.ts";

test("prints a header, sorted imports and formatted code", async () => {
  const file = printSourceFile({
    path: "packages/client/src/generated/posts.ts",
    source: "spec/openapi.yaml",
    emitter: "emit-client.ts",
    origins: [
      toOrigins([
        { from: "../http.js", name: "HttpClient", type: true },
        { from: "@shortvideo-api/pagination", name: "paginatePosts" },
        { from: "@shortvideo-api/openapi-types", name: "Post", type: true },
        { from: "@shortvideo-api/pagination", name: "Paginator", type: true },
        { from: "./posts.js", name: "Posts" },
        { from: "./unused.js", name: "Unused" },
      ]),
    ],
    statements: [
      { kind: StructureKind.Class, name: "Posts", isExported: true, docs: ["Single posts."] },
      "export type List = (http: HttpClient, list: Posts) => Paginator<Post> | typeof paginatePosts;",
    ],
  });

  const [formatted] = await formatFiles([file]);

  expect(formatted?.text).toBe(`\
// Generated from spec/openapi.yaml by \`npm run generate\`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Post } from "@shortvideo-api/openapi-types";
import { type Paginator, paginatePosts } from "@shortvideo-api/pagination";
import type { HttpClient } from "../http.js";

/** Single posts. */
export class Posts {}

export type List = (http: HttpClient, list: Posts) => Paginator<Post> | typeof paginatePosts;
`);
});

test("prints the same as a source file of ts-morph", () => {
  const statements: SourceFile["statements"] = [
    { kind: StructureKind.TypeAlias, name: "Id", type: "string", docs: ["First line.\n\nThird line."] },
    { kind: StructureKind.Class, name: "Posts", methods: [{ name: "get", statements: ["return 1;"] }] },
    "export {};",
  ];
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });

  expect(printStatements(statements)).toBe(project.createSourceFile("/posts.ts", { statements }).getFullText());
});

test("prints the type of items at the end of a path", () => {
  const type = {
    kind: "itemOf",
    of: { kind: "response", operation: "live.search" },
    path: [{ name: "data", optional: true }],
  } as const;

  expect(printTypeRef(type)).toBe('NonNullable<ResponseBody<"live.search">["data"]>[number]');
});
