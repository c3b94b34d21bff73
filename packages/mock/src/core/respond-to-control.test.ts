import { expect, test } from "vitest";
import { findControlProblem } from "./respond-to-control.js";

const here = { localAddress: "127.0.0.1", origin: undefined };

test.each([
  "127.0.0.1:4010",
  "localhost:4010",
  "[::1]:4010",
  "mock:4010",
  "host.docker.internal:4010",
  "a.localhost",
  "",
])("accepts the host name %s", (host) => {
  expect(findControlProblem({ ...here, host })).toBeUndefined();
  expect(findControlProblem({ ...here, host, origin: `http://${host}` })).toBeUndefined();
});

test.each(["evil.example:4010", "127.0.0.1.evil.example", "localhost.evil.example.", "localhost@evil.example"])(
  "rejects %s, a name that any website could point to this machine",
  (host) => {
    expect(findControlProblem({ ...here, host })).toContain("any website could point to this machine");
    expect(findControlProblem({ ...here, localAddress: "::ffff:127.0.0.1", host })).toBeDefined();
  },
);

test("accepts any host name at an address that other machines can reach", () => {
  expect(
    findControlProblem({ host: "mock.staging.example", origin: undefined, localAddress: "10.1.2.3" }),
  ).toBeUndefined();
});

test.each(["https://evil.example", "http://127.0.0.1:9999", "https://127.0.0.1:4010", "null"])(
  "rejects pages of the origin %s",
  (origin) => {
    expect(findControlProblem({ ...here, host: "127.0.0.1:4010", origin })).toContain(`Pages of \`${origin}\``);
  },
);
