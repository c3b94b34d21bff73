import { inspect } from "node:util";
import { beforeEach, describe, expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { respondWithJson, respondWithEmptyObject, startEcho } from "./start-echo.ts";

// Functions return tokens. A token that the service rejects is replaced once, for all calls that failed with it.

const several = await openScenario("authentication");
const single = await openScenario("token-that-expires");
const echo = await startEcho();

beforeEach(() => {
  echo.takeRequests();
  echo.respondBy(respondWithEmptyObject);
});

/** Returns a function that issues numbered tokens, and the list of its calls: whether each followed a rejection. */
function issueTokens() {
  const asked: boolean[] = [];
  const issue = async ({ rejected }: { rejected: boolean }): Promise<string> => `token-${asked.push(rejected)}`;
  return { asked, issue };
}

/** Lets the service accept only this token. */
function accept(token: string): void {
  echo.respondBy(({ headers }, response) => {
    const isRight = headers["authorization"] === `Bearer ${token}`;
    respondWithJson(response, isRight ? 200 : 401, isRight ? {} : { message: "The token is expired." });
  });
}

function listTokens(): unknown[] {
  return echo.takeRequests().map(({ headers }) => headers["authorization"]);
}

describe.each([
  [
    "the option of a scheme",
    (given: unknown) => several.openClient({ baseUrl: echo.url, auth: { oauth: given } }),
    "vault.oauth",
  ],
  ["the only key", (given: unknown) => single.openClient({ baseUrl: echo.url, apiKey: given }), "items.list"],
])("%s", (_, open, id) => {
  test("a function is called once for many calls", async () => {
    const { asked, issue } = issueTokens();
    const call = open(issue);

    await Promise.all(Array.from({ length: 10 }, () => call(id)));
    await call(id);

    expect(asked).toEqual([false]);
    expect(listTokens()).toEqual(Array.from({ length: 11 }, () => "Bearer token-1"));
  });

  test("a rejected token is replaced once for many parallel calls, and each call is sent once more", async () => {
    const { asked, issue } = issueTokens();
    const call = open(issue);
    await call(id);
    accept("token-2");

    const responses = await Promise.all(Array.from({ length: 10 }, () => call(id)));

    expect(responses).toHaveLength(10);
    expect(asked).toEqual([false, true]);
    const tokens = listTokens().slice(1);
    expect(tokens.filter((token) => token === "Bearer token-1")).toHaveLength(10);
    expect(tokens.filter((token) => token === "Bearer token-2")).toHaveLength(10);
  });

  test("a late rejection of the previous token does not request another token", async () => {
    const { asked, issue } = issueTokens();
    const call = open(issue);
    let rejectLate: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      echo.respondBy((request, response) => {
        rejectLate = () => respondWithJson(response, 401, {});
        resolve();
      });
    });
    const late = call(id);
    await arrived;
    accept("token-2");
    await call(id);

    rejectLate?.();
    await late;

    expect(asked).toEqual([false, true]);
    expect(listTokens()).toEqual(["Bearer token-1", "Bearer token-1", "Bearer token-2", "Bearer token-2"]);
  });

  test("a call is not sent a third time if the new token is rejected, too", async () => {
    const { asked, issue } = issueTokens();
    accept("none");

    await expect(open(issue)(id)).rejects.toMatchObject({ status: 401, attempts: 2 });

    expect(asked).toEqual([false, true]);
    expect(listTokens()).toEqual(["Bearer token-1", "Bearer token-2"]);
  });

  test.each([
    ["a text", "token-1"],
    ["a function that returns the same text again", () => "token-1"],
  ])("a call with %s is sent once", async (__, given) => {
    accept("none");

    await expect(open(given)(id)).rejects.toMatchObject({ status: 401, attempts: 1 });

    expect(listTokens()).toEqual(["Bearer token-1"]);
  });

  test("a function that fails is called again by the next call", async () => {
    const failure = new Error("The issuer is away.");
    let isAway = true;
    const call = open(() => {
      if (isAway) throw failure;
      return "token-1";
    });

    await expect(Promise.all([call(id), call(id)])).rejects.toMatchObject({
      name: "CredentialsError",
      message: expect.stringMatching(/ was not sent: the function `\S+` failed\.$/),
      attempts: 0,
      cause: failure,
    });
    isAway = false;
    await call(id);

    expect(listTokens()).toEqual(["Bearer token-1"]);
  });

  test.each([["  "], ["line\nbreak-0123"], [5], [{ token: "token-0123" }]])(
    "a function that returns %j sends nothing, and the error does not show it",
    async (value) => {
      const error = await open(() => value)(id).catch((thrown: unknown) => thrown);

      expect(error).toMatchObject({
        name: "CredentialsError",
        message: expect.stringContaining("returned another value than"),
      });
      expect(inspect(error, { depth: Infinity })).not.toContain("0123");
      expect(listTokens()).toEqual([]);
    },
  );

  test("an abort ends the wait for a token", async () => {
    const controller = new AbortController();
    const call = open(() => {
      controller.abort();
      return new Promise<string>(() => {});
    });

    await expect(call(id, {}, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
      attempts: 0,
    });
  });

  test("a retry after another failure keeps the token", async () => {
    const { asked, issue } = issueTokens();
    const statuses = [503, 401, 503];
    echo.respondBy((_request, response) => respondWithJson(response, statuses.shift() ?? 200, {}));
    const retried: unknown[] = [];

    await open(issue)(
      id,
      {},
      { retry: { baseDelayMs: 0 }, onRetry: ({ attempt, waitMs }: never) => retried.push([attempt, waitMs]) },
    );

    expect(asked).toEqual([false, true]);
    expect(listTokens()).toEqual(["Bearer token-1", "Bearer token-1", "Bearer token-2", "Bearer token-2"]);
    expect(retried).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });
});

test("a body that is a stream is not sent a second time, but the next call has a new token", async () => {
  const { asked, issue } = issueTokens();
  const call = several.openClient({ baseUrl: echo.url, auth: { oauth: issue } });
  accept("token-2");

  await expect(call("vault.upload", { body: new Blob(["a"]).stream() })).rejects.toMatchObject({ status: 401 });
  await call("vault.upload", { body: new Blob(["a"]) });

  expect(asked).toEqual([false, true]);
  expect(listTokens()).toEqual(["Bearer token-1", "Bearer token-1", "Bearer token-2"]);
});

test("the only key goes to the operations that take it", async () => {
  const call = single.openClient({ baseUrl: echo.url, apiKey: "token-1" });

  await call("items.list");
  await call("items.health");
  await single.openClient({ baseUrl: echo.url })("items.list");

  expect(listTokens()).toEqual(["Bearer token-1", undefined, undefined]);
});
