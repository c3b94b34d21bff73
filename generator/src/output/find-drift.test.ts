import { expect, test } from "vitest";
import { findDrift } from "./find-drift.ts";

const names = {
  operations: new Map([
    ["posts.get", "posts.get"],
    ["Posts.get", "posts.get"],
    ["posts.listComments", "posts.listComments"],
    ["Posts.listComments", "posts.listComments"],
    ["Posts.iterateComments", "posts.listComments"],
    ["paginatePostsListComments", "posts.listComments"],
    ["createComment", "createComment"],
  ]),
  schemas: new Map([["Comment", "Comment"]]),
  factories: new Map([["createComment", "Comment"]]),
};

function findPostsDrift(
  before: string | undefined,
  after: string | undefined,
): { operations: readonly string[]; schemas: readonly string[] } {
  return findDrift([{ path: "packages/client/src/generated/posts.ts", before, after }], names);
}

const posts = `
export class Posts {
  /** \`posts.listComments\`, \`GET /comments\`. */
  listComments() {
    return 1;
  }

  /** Iterates over them all. */
  iterateComments() {
    return 2;
  }

  /** \`posts.get\`, \`GET /post\`. */
  get() {
    return 3;
  }
}
`;

test("names the operation whose method differs", () => {
  expect(findPostsDrift(posts, posts.replace("return 3", "return 4"))).toEqual({
    operations: ["posts.get"],
    schemas: [],
  });
});

test("names the operation whose iterate method differs, although the method does not contain its id", () => {
  expect(findPostsDrift(posts, posts.replace("return 2", "return 4"))).toEqual({
    operations: ["posts.listComments"],
    schemas: [],
  });
});

test("does not name an operation that another one's description only mentions", () => {
  const before = posts.replace("`posts.get`, ", "Comments of `posts.listComments`. `posts.get`, ");

  expect(findPostsDrift(before, before.replace("return 3", "return 4"))).toEqual({
    operations: ["posts.get"],
    schemas: [],
  });
});

test("names the operation whose types differ", () => {
  const types =
    'export interface OperationParams {\n  "posts.get": { id: string };\n  "posts.listComments": { id: string };\n}\n';

  expect(findPostsDrift(types, types.replace("string", "number"))).toEqual({ operations: ["posts.get"], schemas: [] });
});

test("names the operation that a list of all operations gained, and no other one", () => {
  const before = 'export const operations = {\n  "posts.get": fixturesOfPostsGet,\n};\n';
  const after = before.replace("\n}", '\n  "posts.listComments": fixturesOfPostsListComments,\n}');

  expect(findPostsDrift(before, after)).toEqual({ operations: ["posts.listComments"], schemas: [] });
});

test("names the schema that differs, also among the components", () => {
  const types = "export interface components {\n  schemas: {\n    Comment: string;\n    Post: string;\n  };\n}\n";

  expect(findPostsDrift(types, types.replace("Comment: string", "Comment: number"))).toEqual({
    operations: [],
    schemas: ["Comment"],
  });
});

test.each([
  ["packages/client/src/generated/posts.ts", { operations: ["createComment"], schemas: [] }],
  ["packages/fixtures/src/generated/factories.ts", { operations: [], schemas: ["Comment"] }],
])("distinguishes an operation from a factory of the same name in %s", (path, expected) => {
  const before = "export function createComment() {\n  return 1;\n}\n";

  expect(findDrift([{ path, before, after: before.replace("1", "2") }], names)).toEqual(expected);
});

test("does not name a schema because another one stands above it now", () => {
  const before = "// Generated.\n\nexport type Comment = string;\n";
  const after = before.replace("export", "export type Author = string;\n\nexport");

  expect(findPostsDrift(before, after)).toEqual({ operations: [], schemas: [] });
});

test("names an operation that the document no longer has", () => {
  const old = posts.replace("posts.get", "posts.peek").replace("get()", "peek()");

  expect(findPostsDrift(old, posts)).toEqual({ operations: ["posts.get", "posts.peek"], schemas: [] });
});

test("ignores a new file", () => {
  expect(findPostsDrift(undefined, posts)).toEqual({ operations: [], schemas: [] });
});
