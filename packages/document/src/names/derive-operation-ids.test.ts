import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deriveOperationIds, type IdSource } from "./derive-operation-ids.ts";

type Written = Partial<Omit<IdSource, "httpMethod" | "path">>;

function toSource(line: string, written: Written = {}): IdSource {
  const [httpMethod = "", path = ""] = line.split(" ");
  return { operationId: undefined, isChosen: false, tags: [], returnsList: false, httpMethod, path, ...written };
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
  ["POST /v1/accounts/{account}/bank_accounts", "accountsBankAccounts.create"],
  ["GET /v1/accounts/{account}/capabilities/{capability}", "accountsCapabilities.get"],
  ["POST /v1/charges/{charge}/capture", "charges.capture"],
  ["POST /charges/{charge}:capture", "charges.capture"],
  ["GET /v1/charges/search", "charges.search"],
  ["GET /v1/balance", "balance.get"],
  ["GET /account/settings", "accountSettings.get"],
  ["POST /auth/login", "auth.login"],
  ["GET /", "root.get"],
  ["GET /api", "api.get"],
  ["GET /api/v2.1/people", "people.list"],
  ["GET /2010-04-01/Accounts/{Sid}/Calls.json", "accountsCalls.list"],
  ["GET /2010-04-01/Accounts/{Sid}.json", "accounts.get"],
  ["HEAD /files", "files.head"],
  ["GET /3d-models/{id}", "resource3dModels.get"],
  ["GET /{id}", "root.get"],
])("names %s by its path: %s", (line, name) => {
  expect(nameOf(line)).toBe(name);
});

test.each([
  ["GET /accounts", "Accounts", "accounts.list"],
  ["POST /v1/accounts/{account}/bank_accounts", "accounts", "accounts.createBankAccount"],
  ["GET /v1/accounts/{account}/bank_accounts", "accounts", "accounts.listBankAccounts"],
  ["DELETE /v1/accounts/{account}/bank_accounts/{id}", "accounts", "accounts.deleteBankAccount"],
  ["POST /v1/accounts/{account}/bank_accounts", "Bank accounts", "bankAccounts.create"],
  ["POST /v1/accounts/{account}/bank_accounts/{id}/verify", "accounts", "accounts.verifyBankAccount"],
  ["GET /categories/{id}", "Billing", "billing.getCategory"],
  ["GET /pet/{id}", "pets", "pets.get"],
  ["GET /accounts", "2.0", "accounts.list"],
])("names %s with the tag %s: %s", (line, tag, name) => {
  expect(nameOf(line, { tags: [tag] })).toBe(name);
});

test("calls an operation that returns a list `list`, whatever its path", () => {
  expect(nameOf("GET /history", { returnsList: true })).toBe("history.list");
  expect(nameOf("GET /histories/{id}", { returnsList: true })).toBe("histories.get");
});

test("keeps an id that says more than method and path", () => {
  expect(nameOf("GET /pets", { operationId: "listPets", tags: ["pets"] })).toBe("listPets");
  expect(nameOf("GET /pets/{id}/comments", { operationId: "posts.listComments" })).toBe("posts.listComments");
});

const stripe = [
  toSource("GET /v1/accounts", { operationId: "GetAccounts" }),
  toSource("POST /v1/accounts/{account}/bank_accounts", { operationId: "PostAccountsAccountBankAccounts" }),
  toSource("DELETE /v1/accounts/{account}", { operationId: "DeleteAccountsAccount" }),
];

test("replaces ids that only repeat method and path, if nearly all of a document do", () => {
  expect(deriveOperationIds(stripe)).toEqual(["accounts.list", "accountsBankAccounts.create", "accounts.delete"]);
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
  ["getAccount", "getAccount"],
])("recognizes the spelling %s", (operationId, name) => {
  const last = toSource("GET /v1/accounts/{accountId}", { operationId });
  const others = ["a", "b", "c", "d"].map((word) => toSource(`GET /${word}`, { operationId: `get_${word}` }));

  expect(deriveOperationIds([...others, last]).at(-1)).toBe(name);
});

test("keeps an id that the configuration chose, even if it only repeats method and path", () => {
  const chosen = stripe.map((operation) => ({ ...operation, isChosen: true }));

  expect(deriveOperationIds(chosen)).toEqual(stripe.map(({ operationId }) => operationId));
});

test("reads the name of the function in ids of FastAPI", () => {
  const operationId = "read_item_items__item_id__get";

  expect(deriveOperationIds([toSource("GET /items/{item_id}", { operationId, tags: ["items"] })], true)).toEqual([
    "read_item",
  ]);
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

test("compares an id with a long path without exponential backtracking", () => {
  const line = `GET ${"/a/{a}".repeat(200)}`;
  const operationId = `get${"a".repeat(300)}b`;

  expect(nameOf(line, { operationId })).toBe(operationId);
});
