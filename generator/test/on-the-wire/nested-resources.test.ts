import { createMock } from "@shortvideo-api/mock";
import { expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";

const { openClient, pick, loadFixtures, compile, spec, overlays } = await openScenario("nested-resources");

test("calls the operations of resources within resources, and iterates over their lists", async () => {
  const fixtures = await loadFixtures();
  const mock = await createMock({ spec, overlays, fixtures });
  const options = { baseUrl: "http://mock.example", fetch: mock.fetch, onDeprecated: false };
  const call = openClient(options);
  const connection = pick("connect")(options);

  const items = await call("users.contactMethods.iterate", { id: "u1" }).toArray();
  const sameItems = await pick("iterateUsersContactMethodsList")(connection, { id: "u1" }).toArray();
  await call("users.list");
  await call("users.summarize", { id: "u1" });
  await call("users.contactMethods.create", { id: "u1", body: { id: "c1" } });
  await call("users.rules.listUserRules", { id: "u1" });
  await call("users.sessions.revokeAll", { id: "u1" });
  await call("teams.members.roles.list", { id: "t1", member: "u1" });
  await pick("teamsMembersRolesList")(connection, { id: "t1", member: "u1" });
  await call("teams.incidents.merge", { id: "t1" });

  expect(items.length).toBeGreaterThan(3);
  expect(sameItems).toEqual(items);
  const { operations, violations } = mock.report();
  expect(violations).toEqual([]);
  expect(operations.filter(({ requests }) => requests === 0)).toEqual([]);
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(fixtures).toSorted());
});

test("types know the resources within a resource, and nothing else", async () => {
  const open = `import { createClient, type Resources } from "./index.js";\nconst api = createClient({ baseUrl: "http://mock.example" });\n`;
  const right = `${open}export const users: Resources["users"] = api.users;
for await (const { address } of users.contactMethods.iterate({ id: "u1" })) console.log(address?.length);
export const roles: readonly string[] = await api.teams.members.roles.list({ id: "t1", member: "u1" });`;

  expect(await compile(right)).toBe("");
  expect(await compile(`${open}await api.teams.list();`)).toContain("Property 'list' does not exist");
});
