import { expect, test } from "vitest";
import { followRedirects } from "./follow-redirects.ts";

/** Follows the redirects of a network, from its first address. Returns the addresses that were fetched. */
async function follow(network: Readonly<Record<string, string>>): Promise<string[]> {
  const fetched: string[] = [];
  const response = await followRedirects(new URL(Object.keys(network)[0] ?? ""), {}, async (url, { redirect }) => {
    expect(redirect).toBe("manual");
    fetched.push(url.href);
    const location = network[url.href];
    return location === undefined ? new Response("{}") : new Response(null, { status: 302, headers: { location } });
  });
  expect(response.status).toBe(200);
  return fetched;
}

test("follows redirects within a scheme, and from http to https", async () => {
  expect(await follow({ "http://1.1.1.1/a": "/b", "http://1.1.1.1/b": "https://8.8.8.8/c" })).toEqual([
    "http://1.1.1.1/a",
    "http://1.1.1.1/b",
    "https://8.8.8.8/c",
  ]);
});

test("follows redirects within a private network", async () => {
  expect(await follow({ "http://127.0.0.1:1/a": "http://10.0.0.1/b" })).toHaveLength(2);
});

test.each([
  ["https://1.1.1.1/a", "http://1.1.1.1/a", "another scheme"],
  ["https://1.1.1.1/a", "file:///etc/passwd", "another scheme"],
  ["https://1.1.1.1/a", "data:,{}", "another scheme"],
  ["https://1.1.1.1/a", "https://127.0.0.1/a", "`https://127.0.0.1`, in a private network"],
  ["https://1.1.1.1/a", "https://169.254.169.254/latest/meta-data", "in a private network"],
  ["https://1.1.1.1/a", "https://[::1]/a", "in a private network"],
  ["https://1.1.1.1/a", "https://[::ffff:10.0.0.1]/a", "in a private network"],
  ["https://1.1.1.1/a", "https://localhost/a", "in a private network"],
  ["https://1.1.1.1/a", "https://", "not an address"],
  ["https://1.1.1.1/a", "/a", "more than 5 times"],
])("refuses a redirect from %s to %s", async (from, to, reason) => {
  await expect(follow({ [from]: to })).rejects.toThrow(reason);
});
