import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type NameSource, isErrorClassName, nameIterators, nameOperations, nameParams, nameSchemas } from "./names.ts";

/** Lists the aliases of schemas with these keys. */
function listAliases(...keys: string[]): string[] {
  return [...nameSchemas(keys).values()];
}

/** Lists `resource.method Name` for each operation. */
function listCalls(operations: readonly Partial<NameSource>[]): string[] {
  const whole = operations.map((operation) => ({
    id: "x",
    tagPath: [],
    method: "GET",
    path: "/x",
    ...operation,
  }));
  return nameOperations(whole).map(({ resource, method, name }) => `${resource.members.join(".")}.${method} ${name}`);
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

test("names schemas differently even if case is ignored, the first one as its key says", () => {
  expect(listAliases("user-list", "UserList", "userlist", "V2", "v-2")).toEqual([
    "UserList",
    "UserListSchema",
    "UserlistSchema2",
    "V2",
    "V2Schema",
  ]);
});

test("prefers a chosen name of a schema to the key of an earlier one", () => {
  const names = nameSchemas(["user-list", "users"], new Map([["users", "UserList"]]));

  expect([...names]).toEqual([
    ["user-list", "UserListSchema"],
    ["users", "UserList"],
  ]);
});

test.each([
  [{ id: "posts.listComments" }, "posts.listComments PostsListComments"],
  [{ id: "repos/get-commit" }, "repos.getCommit ReposGetCommit"],
  [{ id: "addPet", tagPath: ["pet store"] }, "petStore.addPet AddPet"],
  [{ id: "Add Pet", path: "/{version}/pets" }, "pets.addPet AddPet"],
  [{ id: "show", path: "/{id}" }, "default.show Show"],
  [{ id: "addPet", path: "/api/v2/pets" }, "pets.addPet AddPet"],
  [{ id: "a.constructor" }, "a.constructor_ AConstructor"],
  [{ id: "a.__proto__" }, "a.proto AProto"],
  [{ id: "a.then" }, "a.then_ AThen"],
  // `await import()` calls an exported `then`.
  [{ id: "then", tagPath: ["a"] }, "a.then_ AThen"],
  [{ id: "delete", tagPath: ["pets"] }, "pets.delete PetsDelete"],
  [{ id: "a.2fa" }, "a.call2fa A2fa"],
  [{ id: "constructor.get" }, "constructor_.get ConstructorGet"],
  [{ id: ".." }, "x.call Call"],
  [{ id: "users.contactMethods.list" }, "users.contactMethods.list UsersContactMethodsList"],
  [
    { id: "listContactMethods", tagPath: ["Users", "contact methods"] },
    "users.contactMethods.listContactMethods ListContactMethods",
  ],
  [{ id: "users.iterate.list" }, "users.iterate_.list UsersIterateList"],
  [{ id: "users.constructor.get" }, "users.constructor_.get UsersConstructorGet"],
  [{ id: "v1.2" }, "x.v12 V12"],
])("calls %j %s", (operation, call) => {
  expect(listCalls([operation])).toEqual([call]);
});

test("names each operation uniquely in its resource and in the document", () => {
  const calls = listCalls([
    { id: "pets.get" },
    { id: "pets.Get", method: "POST" },
    { id: "pets/get", path: "/all" },
    { id: "petsGet", tagPath: ["animals"] },
  ]);

  expect(calls).toEqual([
    "pets.get PetsGet",
    "pets.getByPost PetsGetByPost",
    "pets.getByGet PetsGetByGet",
    "animals.petsGet AnimalsPetsGet",
  ]);
});

test("names resource classes and their files differently", () => {
  const resources = nameOperations(
    ["Posts", "errors", "Live Streams", "live-streams", "con", "resources"].map((tag) => ({
      id: "x",
      tagPath: [tag],
      method: "GET",
      path: "/",
    })),
  ).map(({ resource }) => resource);

  expect(resources.map(({ members, file, className }) => `${members.join()} ${file} ${className}`)).toEqual([
    "posts posts Posts",
    "errors errors-resource Errors",
    "liveStreams live-streams LiveStreams",
    "liveStreams live-streams LiveStreams",
    "con con-resource Con",
    "resources resources-resource ResourcesResource",
  ]);
});

test("puts a resource within another one, whatever other names the document has", () => {
  const ids = [
    "users.list",
    "users.contactMethods.list",
    "users.list.all",
    "usersContactMethods.list",
    "teams.members.get",
  ];
  const named = nameOperations(ids.map((id) => ({ id, tagPath: [], method: "GET", path: "/x" })));

  expect(
    named.map(({ resource: { members, file, className, parent }, method, call }) =>
      [[...members, method].join("."), file, className, parent?.className, call.name].join(" "),
    ),
  ).toEqual([
    "users.list users Users  usersList",
    "users.contactMethods.list users-contact-methods UsersContactMethods Users usersContactMethodsList",
    "users.list_.all users-list UsersList Users usersListAll",
    "usersContactMethods.list users-contact-methods-resource UsersContactMethodsResource  usersContactMethodsList2",
    "teams.members.get teams-members TeamsMembers Teams teamsMembersGet",
  ]);
});

test("shortens the file names of long tags, and keeps them unique", () => {
  const tags = ["a".repeat(300), `${"a".repeat(299)}b`, "漢".repeat(100)];

  const files = nameOperations(tags.map((tag) => ({ id: tag, tagPath: [tag], method: "GET", path: "/" }))).map(
    ({ resource }) => resource.file,
  );

  expect(files).toEqual(["a".repeat(100), `${"a".repeat(100)}-resource`, "漢".repeat(33)]);
});

test("names iterate methods after their lists", () => {
  expect(nameIterators(["listComments", "search", "list", "listing"])).toEqual([
    "iterateComments",
    "iterateSearch",
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

  expect(nameParams(params, true)).toEqual(["query_id", "id", "header_id", "page[size]", "query___proto__"]);
});

test("leaves the keys of a body to it, if the method can have one", () => {
  const params = [
    { name: "body", in: "query" },
    { name: "contentType", in: "header" },
  ];

  expect(nameParams(params, true)).toEqual(["query_body", "header_contentType"]);
  expect(nameParams(params, false)).toEqual(["body", "contentType"]);
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
        unique.map((key, index) => ({ id: key, tagPath: [key], method: "GET", path: `/${index}` })),
      );

      for (const name of [
        ...aliases,
        ...named.flatMap(({ resource, method, name: operationName }) => [
          ...resource.members,
          resource.className,
          method,
          operationName,
        ]),
      ]) {
        expect(name).toMatch(/^\p{ID_Start}[\p{ID_Continue}]*$/u);
      }
      expect(new Set(lower(aliases)).size).toBe(unique.length);
      expect(new Set(lower(named.map(({ resource, method }) => [...resource.members, method].join(".")))).size).toBe(
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
  ["connect", "xConnect"],
  ["iteratePosts", "xCallIteratePosts"],
  ["paginatePosts", "xPaginatePosts"],
  ["exactPet", "xExactPet"],
  ["exactly", "exactly"],
  ["exact\u0138", "xExact\u0138"],
  ["checkOf", "checkOf"],
  ["createPet", "createPet"],
  ["商品", "x商品"],
])("names the function of %s %s, whatever other names the document has", (id, name) => {
  const [names] = nameOperations([{ id, tagPath: ["x"], method: "GET", path: "/x" }]);

  expect(names?.call.name).toBe(name);
});

test("names a function `call…` if its resource has the name of a prefix or no capital letters, too", () => {
  const operations = ["exact", "商品"].map((tag) => ({
    id: "exactPet",
    tagPath: [tag],
    method: "GET",
    path: "/x",
  }));

  expect(operations.map((operation) => nameOperations([operation])[0]?.call.name)).toEqual([
    "callExactPet",
    "callExactPet",
  ]);
});
