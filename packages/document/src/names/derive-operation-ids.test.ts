import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deriveOperationIds, haveNoOwnIds, type IdSource } from "./derive-operation-ids.ts";

type Written = Partial<Omit<IdSource, "httpMethod" | "path">>;

function toSource(line: string, written: Written = {}): IdSource {
  const [httpMethod = "", path = ""] = line.split(" ");
  return { operationId: undefined, isChosen: false, tagPath: [], returnsList: false, httpMethod, path, ...written };
}

const nameOf = (line: string, written?: Written): string | undefined =>
  deriveOperationIds([toSource(line, written)])[0];

test.each([
  ["GET /v1/accounts", "accounts.list"],
  ["POST /v1/accounts", "accounts.create"],
  ["GET /v1/accounts/{account}", "accounts.get"],
  ["POST /v1/accounts/{account}", "accounts.update"],
  ["PATCH /accounts/{account}", "accounts.update"],
  ["PUT /accounts/{account}", "accounts.replace"],
  ["DELETE /accounts/{account}", "accounts.delete"],
  ["DELETE /accounts", "accounts.deleteAll"],
  ["POST /v1/accounts/{account}/bank_accounts", "accounts.bankAccounts.create"],
  ["GET /v1/accounts/{account}/capabilities/{capability}", "accounts.capabilities.get"],
  ["POST /v1/charges/{charge}/capture", "charges.capture"],
  ["POST /charges/{charge}:capture", "charges.capture"],
  ["GET /v1/charges/search", "charges.search"],
  ["GET /v1/balance", "balance.get"],
  ["GET /account/settings", "account.settings.get"],
  ["POST /auth/login", "auth.login"],
  ["GET /", "root.get"],
  ["GET /api", "api.get"],
  ["GET /api/v2.1/people", "people.list"],
  ["GET /2010-04-01/Accounts/{Sid}/Calls.json", "accounts.calls.list"],
  ["GET /2010-04-01/Accounts/{Sid}.json", "accounts.get"],
  ["HEAD /files", "files.head"],
  ["GET /3d-models/{id}", "resource3dModels.get"],
  ["GET /{id}", "root.get"],
  ["POST /incidents/{id}/snooze", "incidents.snooze"],
  ["PUT /incidents/{id}/merge", "incidents.merge"],
  ["POST /accounts/{id}/avatar", "accounts.avatar.create"],
  ["GET /accounts/{id}/cancel", "accounts.getCancel"],
  ["DELETE /gists/{id}/lock", "gists.deleteLock"],
  ["GET /uploads/import/status", "uploads.importStatus.get"],
  ["GET /users/getUsers", "users.get"],
  ["PUT /files/{id}#add_shared_link", "files.addSharedLink"],
  ["POST /users/createUser", "users.create"],
  ["GET /admin.users.list", "admin.users.list"],
  ["POST /chat.sendMessage", "chat.sendMessage"],
])("names %s by its path: %s", (line, name) => {
  expect(nameOf(line)).toBe(name);
});

test.each([
  ["GET /accounts", "Accounts", "accounts.list"],
  ["POST /v1/accounts/{account}/bank_accounts", "accounts", "accounts.bankAccounts.create"],
  ["GET /v1/accounts/{account}/bank_accounts", "accounts", "accounts.bankAccounts.list"],
  ["DELETE /v1/accounts/{account}/bank_accounts/{id}", "accounts", "accounts.bankAccounts.delete"],
  ["POST /v1/accounts/{account}/bank_accounts", "Bank accounts", "bankAccounts.create"],
  ["POST /v1/accounts/{account}/bank_accounts/{id}/verify", "accounts", "accounts.bankAccounts.verify"],
  ["GET /categories/{id}", "Billing", "billing.categories.get"],
  ["GET /pet/{id}", "pets", "pets.get"],
])("names %s with the tag %s: %s", (line, tag, name) => {
  expect(nameOf(line, { tagPath: [tag] })).toBe(name);
});

test.each([
  ["GET /users/{id}/contact_methods", ["Users", "contact methods"], "users.contactMethods.list"],
  ["GET /users/{id}/contact_methods/{method}", ["Users"], "users.contactMethods.get"],
  ["POST /login", ["Auth"], "auth.login"],
  ["GET /sign_requests", ["Box Sign requests"], "boxSignRequests.list"],
  ["GET /files/{id}/sign_requests/{request}/signers", ["Box Sign requests"], "boxSignRequests.signers.list"],
])("names %s within the resource of %j: %s", (line, tagPath, name) => {
  expect(nameOf(line, { tagPath })).toBe(name);
});

test("finds the words of a renamed tag in paths", () => {
  const written = { tagPath: ["mail"], formerTag: "letters" };

  expect(nameOf("GET /letters/{id}/stamps", written)).toBe("mail.stamps.list");
});

test("calls an operation that returns a list `list`, whatever its path", () => {
  expect(nameOf("GET /history", { returnsList: true })).toBe("history.list");
  expect(nameOf("GET /histories/{id}", { returnsList: true })).toBe("histories.get");
});

test("keeps an id that says more than method and path", () => {
  expect(nameOf("GET /pets", { operationId: "listPets", tagPath: ["pets"] })).toBe("listPets");
  expect(nameOf("GET /pets/{id}/comments", { operationId: "posts.listComments" })).toBe("posts.listComments");
});

const stripe = [
  toSource("GET /v1/accounts", { operationId: "GetAccounts" }),
  toSource("POST /v1/accounts/{account}/bank_accounts", { operationId: "PostAccountsAccountBankAccounts" }),
  toSource("DELETE /v1/accounts/{account}", { operationId: "DeleteAccountsAccount" }),
];

test("replaces ids that only repeat method and path, if nearly all of a document do", () => {
  expect(deriveOperationIds(stripe)).toEqual(["accounts.list", "accounts.bankAccounts.create", "accounts.delete"]);
  const others = ["ping", "pong"].map((operationId) => toSource(`GET /${operationId}/now`, { operationId }));
  expect(deriveOperationIds([...stripe, ...others])).toEqual([
    "GetAccounts",
    "PostAccountsAccountBankAccounts",
    "DeleteAccountsAccount",
    "ping",
    "pong",
  ]);
});

test.each([
  ["get_accounts_id", "accounts.get"],
  ["get-accounts-accountId", "accounts.get"],
  ["getAccountsByAccountId", "accounts.get"],
  ["accountsAccountIdGet", "accounts.get"],
  ["v1_accounts_get", "accounts.get"],
])("recognizes the spelling %s", (operationId, name) => {
  const last = toSource("GET /v1/accounts/{accountId}", { operationId });
  const others = ["a", "b", "c", "d"].map((word) => toSource(`GET /${word}`, { operationId: `get_${word}` }));

  expect(deriveOperationIds([...others, last]).at(-1)).toBe(name);
});

test("keeps an id that the configuration chose, even if it only repeats method and path", () => {
  const chosen = stripe.map((operation) => ({ ...operation, isChosen: true }));

  expect(deriveOperationIds(chosen)).toEqual(stripe.map(({ operationId }) => operationId));
});

test("recognizes the ids of FastAPI", () => {
  const operations = [
    toSource("GET /items/{item_id}", { operationId: "read_item_items__item_id__get", tagPath: ["items"] }),
    toSource("GET /items/", { operationId: "read_items_items__get", tagPath: ["items"] }),
    toSource("POST /reset-password/", { operationId: "reset_password_reset_password__post", tagPath: ["login"] }),
  ];

  expect(deriveOperationIds(operations)).toEqual(["items.get", "items.list", "login.resetPassword"]);
});

test("derives all names or none, apart from ids that name a resource themselves", () => {
  const others = [
    toSource("POST /accounts/merge", { operationId: "mergeAccounts" }),
    toSource("POST /accounts/{account}/capabilities/off", { operationId: "accounts.capabilities.revoke" }),
    toSource("POST /reports/daily", { operationId: "reports/run-daily" }),
  ];

  expect(deriveOperationIds([...stripe, ...others], true).slice(3)).toEqual([
    "accounts.merge",
    "accounts.capabilities.revoke",
    "reports/run-daily",
  ]);
});

test("derives names by default if nearly all operations have no id of their own", () => {
  const named = toSource("POST /accounts/merge", { operationId: "mergeAccounts" });
  const repeated = toSource("PUT /accounts/merge", { operationId: "GetAccounts" });
  const withoutId = toSource("GET /accounts/{account}");

  expect(haveNoOwnIds([...stripe, withoutId, named])).toBe(true);
  expect(haveNoOwnIds([...stripe, repeated, named])).toBe(true);
  expect(haveNoOwnIds([...stripe, named])).toBe(false);
  expect(haveNoOwnIds([withoutId, withoutId])).toBe(false);
});

test("distinguishes operations by version, then by parameters, then by number", () => {
  const lines = ["GET /v1/pets", "GET /v2/pets", "GET /pets/{id}", "GET /pets/{id}/{part}", "GET /pets/{id}/{part}/"];

  expect(deriveOperationIds(lines.map((line) => toSource(line)))).toEqual([
    "pets.list",
    "pets.listV2",
    "pets.get",
    "pets.getByPart",
    "pets.getByIdAndPart",
  ]);
});

test("distinguishes operations of one version by their parameters only", () => {
  const tagPath = ["components"];
  const lines = ["GET /v1/files/{file_key}/components", "GET /v1/teams/{team_id}/components"];

  expect(deriveOperationIds(lines.map((line) => toSource(line, { tagPath })))).toEqual([
    "components.list",
    "components.listByTeamId",
  ]);
});

test("distinguishes operations of one resource by the parameter before it", () => {
  const lines = ["GET /orgs/{org}/runners/{runner_id}", "GET /repos/{owner}/{repo}/runners/{runner_id}"];

  expect(deriveOperationIds(lines.map((line) => toSource(line, { tagPath: ["runners"] })))).toEqual([
    "runners.get",
    "runners.getByRepo",
  ]);
});

test("distinguishes operations by what a parameter adds to the resource", () => {
  const lines = ["GET /webhooks/{webhook_id}", "GET /webhooks/{webhook_id}/{webhook_token}"];

  expect(deriveOperationIds(lines.map((line) => toSource(line)))).toEqual(["webhooks.get", "webhooks.getByToken"]);
});

test("derives unique names that depend neither on the order nor on operations of other names", () => {
  const words = fc.constantFrom("pets", "pet", "v1", "{id}", "{name}", "owners", "status", "3d", "é", "search");
  const path = fc.array(words, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);
  const method = fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE");
  const lines = fc.uniqueArray(
    fc.tuple(method, path).map((parts) => parts.join(" ")),
    { minLength: 2, maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, (all) => {
      const operations = all.map((line) => toSource(line));
      const ids = deriveOperationIds(operations);
      expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length);
      expect(deriveOperationIds(operations.toReversed()).toReversed()).toEqual(ids);
      const alone = all.map((line) => nameOf(line));
      const isUnique = (id: string | undefined) => alone.filter((each) => each === id).length === 1;
      const undisputed = ids.filter((_, index) => isUnique(alone[index]));
      expect(undisputed).toEqual(alone.filter(isUnique));
    }),
  );
});

test("derives no method with the name of a resource", () => {
  const words = fc.constantFrom(
    "pets",
    "dispute",
    "capture",
    "import",
    "status",
    "{id}",
    "search",
    "jobs",
    "users.list",
  );
  const path = fc.array(words, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);
  const method = fc.constantFrom("GET", "POST", "PUT", "DELETE");
  const source = fc
    .tuple(method, path, fc.constantFrom([], ["pets"], ["admin", "jobs"]))
    .map(([first, second, tagPath]) => toSource(`${first} ${second}`, { tagPath }));
  fc.assert(
    fc.property(fc.uniqueArray(source, { selector: printRequest, minLength: 2, maxLength: 20 }), (operations) => {
      const ids = deriveOperationIds(operations);
      const resources = new Set(ids.flatMap((id) => listHolders(id.split("."))));
      expect(ids.filter((id) => resources.has(id))).toEqual([]);
    }),
  );
});

function printRequest({ httpMethod, path }: IdSource): string {
  return `${httpMethod} ${path}`;
}

/** Lists the resources of a call: `a` and `a.b` of `a.b.list`. */
function listHolders(parts: readonly string[]): string[] {
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join("."));
}

test("compares an id with a long path without exponential backtracking", () => {
  const line = `GET ${"/a/{a}".repeat(200)}`;
  const operationId = `get${"a".repeat(300)}b`;

  expect(nameOf(line, { operationId })).toBe(operationId);
});
