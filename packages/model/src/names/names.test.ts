import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type NameSource,
  isErrorClassName,
  nameBodyKeys,
  nameIterators,
  nameOperations,
  nameParams,
  nameSchemas,
} from "./names.ts";

/** Lists the aliases of schemas with these keys. */
function listAliases(...keys: string[]): string[] {
  return [...nameSchemas(keys, []).values()];
}

/** Lists `resource.method Name` for each operation. */
function listCalls(operations: readonly Partial<NameSource>[], schemas: readonly string[] = []): string[] {
  const whole = operations.map((operation) => ({
    id: "x",
    tags: [],
    httpMethod: "GET",
    path: "/x",
    ...operation,
  }));
  return nameOperations(whole, nameSchemas(schemas, []), []).map(
    ({ resource, method, name }) => `${resource.name}.${method} ${name}`,
  );
}

test.each([
  ["LiveRoom", "LiveRoom"],
  ["live-room", "LiveRoom"],
  ["aweme_list", "AwemeList"],
  ["LIVE_ROOM", "LiveRoom"],
  ["SKU", "SKU"],
  ["Page«Comment»", "PageComment"],
  ["größe", "Größe"],
  ["3d-model", "Schema3dModel"],
  ["$", "Schema"],
  ["", "Schema"],
  ["Error", "ErrorSchema"],
  ["request", "RequestSchema"],
  ["params", "ParamsSchema"],
  ["HttpResponse", "HttpResponse"],
])("calls the schema %s %s", (key, alias) => {
  expect(listAliases(key)).toEqual([alias]);
});

test("names schemas differently even if case is ignored, and keeps valid names", () => {
  expect(listAliases("user-list", "UserList", "userlist", "V2", "v-2")).toEqual([
    "UserListSchema",
    "UserList",
    "UserlistSchema2",
    "V2",
    "V2Schema",
  ]);
});

test("does not give a schema the name of an error class", () => {
  const aliases = nameSchemas(["QuotaError"], ["QuotaError"]);

  expect(aliases.get("QuotaError")).toBe("QuotaErrorSchema");
});

test.each([
  [{ id: "posts.listComments" }, "posts.listComments PostsListComments"],
  [{ id: "repos/get-commit" }, "repos.getCommit ReposGetCommit"],
  [{ id: "addPet", tags: ["pet store"] }, "petStore.addPet AddPet"],
  [{ id: "Add Pet", path: "/{version}/pets" }, "pets.addPet AddPet"],
  [{ id: "show", path: "/{id}" }, "default.show Show"],
  [{ id: "addPet", tags: ["2.0"], path: "/api/v2/pets" }, "pets.addPet AddPet"],
  [{ id: "a.constructor" }, "a.constructor_ AConstructor"],
  [{ id: "a.__proto__" }, "a.proto AProto"],
  [{ id: "a.then" }, "a.then_ AThen"],
  // `await import()` calls an exported `then`.
  [{ id: "then", tags: ["a"] }, "a.then_ AThen"],
  [{ id: "delete", tags: ["pets"] }, "pets.delete PetsDelete"],
  [{ id: "a.2fa" }, "a.call2fa A2fa"],
  [{ id: "constructor.get" }, "constructor_.get ConstructorGet"],
  [{ id: "..", tags: ["!"] }, "x.call Call"],
])("calls %j %s", (operation, call) => {
  expect(listCalls([operation])).toEqual([call]);
});

test("names each operation uniquely in its resource and in the document", () => {
  const calls = listCalls([
    { id: "pets.get" },
    { id: "pets.Get", httpMethod: "POST" },
    { id: "pets/get", path: "/all" },
    { id: "petsGet", tags: ["animals"] },
  ]);

  expect(calls).toEqual([
    "pets.get PetsGet",
    "pets.getByPost PetsGetByPost",
    "pets.getByGet PetsGetByGet",
    "animals.petsGet AnimalsPetsGet",
  ]);
});

test("names constants of operations and factories of schemas differently", () => {
  expect(listCalls([{ id: "createUser", tags: ["users"] }], ["User"])).toEqual(["users.createUser UsersCreateUser"]);
});

test("names resource classes, schemas and their files differently", () => {
  const resources = nameOperations(
    ["Posts", "errors", "Live Streams", "live-streams", "con", "resources"].map((tag) => ({
      id: "x",
      tags: [tag],
      httpMethod: "GET",
      path: "/",
    })),
    new Map([["posts", "Posts"]]),
    [],
  ).map(({ resource }) => resource);

  expect(resources.map(({ name, file, className }) => `${name} ${file} ${className}`)).toEqual([
    "posts posts PostsResource",
    "errors errors-resource Errors",
    "liveStreams live-streams LiveStreams",
    "liveStreams live-streams LiveStreams",
    "con con-resource Con",
    "resources resources-resource ResourcesResource",
  ]);
});

test("shortens the file names of long tags, and keeps them unique", () => {
  const tags = ["a".repeat(300), `${"a".repeat(299)}b`, "漢".repeat(100)];

  const files = nameOperations(
    tags.map((tag) => ({ id: tag, tags: [tag], httpMethod: "GET", path: "/" })),
    new Map(),
    [],
  ).map(({ resource }) => resource.file);

  expect(files).toEqual(["a".repeat(100), `${"a".repeat(100)}-resource`, "漢".repeat(33)]);
});

test("names iterate methods after their lists", () => {
  expect(nameIterators(["listComments", "search", "list", "listing"], ["iterateSearch"])).toEqual([
    "iterateComments",
    "iterateSearch2",
    "iterate",
    "iterateListing",
  ]);
});

test("keeps the wire name of a parameter, unless another one has it", () => {
  const params = [
    { name: "id", in: "query" },
    { name: "id", in: "path" },
    { name: "id", in: "header" },
    { name: "page[size]", in: "query" },
    { name: "__proto__", in: "query" },
  ];

  expect(nameParams(params)).toEqual(["query_id", "id", "header_id", "page[size]", "query___proto__"]);
});

test("renames the body if a parameter is called `body`", () => {
  expect([[], ["body"], ["body", "requestBody"]].map((params) => nameBodyKeys(params).name)).toEqual([
    "body",
    "requestBody",
    "requestBody2",
  ]);
});

test("accepts only PascalCase names that end in `Error` for error classes", () => {
  const names = ["NotSubscribedError", "ApiError", "Error", "notFoundError", "NotFound", "X;Error"];

  expect(names.filter(isErrorClassName)).toEqual(["NotSubscribedError"]);
});

test("makes unique identifiers from any names", () => {
  const texts = fc.array(
    fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.constantFrom("Error", "a.b", "A/B")),
  );

  fc.assert(
    fc.property(texts, (keys) => {
      const unique = [...new Set(keys)];
      const aliases = listAliases(...unique);
      const named = nameOperations(
        unique.map((key, index) => ({ id: key, tags: [key], httpMethod: "GET", path: `/${index}` })),
        new Map(),
        [],
      );

      for (const name of [
        ...aliases,
        ...named.flatMap(({ resource, method, name: operationName }) => [
          resource.name,
          resource.className,
          method,
          operationName,
        ]),
      ]) {
        expect(name).toMatch(/^\p{ID_Start}[\p{ID_Continue}]*$/u);
      }
      expect(new Set(lower(aliases)).size).toBe(unique.length);
      expect(new Set(lower(named.map(({ resource, method }) => `${resource.name}.${method}`))).size).toBe(
        unique.length,
      );
      expect(new Set(lower(named.map(({ name }) => name))).size).toBe(unique.length);
    }),
  );
});

function lower(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}

test.each([
  [["connect"], [], ["xConnect"]],
  [["posts", "iteratePosts", "paginatePosts"], [], ["posts", "xIteratePosts", "xPaginatePosts"]],
  [["exactPet"], ["Pet"], ["xExactPet"]],
  [["商品"], ["商品"], ["x商品"]],
  [["getPet"], ["GetPet"], ["getPet"]],
])("gives the functions of %j names that differ from those of the schemas %j", (ids, schemas, functions) => {
  const operations = ids.map((id) => ({ id, tags: ["x"], httpMethod: "GET", path: "/x" }));

  const names = nameOperations(operations, nameSchemas(schemas, []), []);

  expect(names.map(({ call }) => call.name)).toEqual(functions);
});
