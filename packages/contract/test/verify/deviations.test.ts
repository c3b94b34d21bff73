import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { oneOf } from "../../../../scripts/in-ci.js";
import type { VerifyOptions } from "../../src/verify/verify-options.js";
import { verifyService } from "../../src/verify/verify-service.js";
import {
  type Deviation,
  type DeviatingService,
  startDeviatingService,
  type WireResponse,
} from "./start-deviating-service.js";

const spec = fileURLToPath(new URL("shop.yaml", import.meta.url));
const services: DeviatingService[] = [];

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});

async function verify(deviate: Deviation, options: Partial<VerifyOptions> = {}) {
  const service = await startDeviatingService(deviate, spec);
  services.push(service);
  const set = { baseUrl: service.url, key: "shop-secret", perSecond: 10_000, spec, ...options };
  return { ...(await verifyService(set)), service };
}

/** Changes the text of the response to `orders.get`. */
function inOrder(change: (text: string) => string): Deviation {
  return (response, { path }) => (path === "/orders" ? response : { ...response, text: change(response.text) });
}

function replace(pattern: RegExp, by: string): Deviation {
  return inOrder((text) => {
    if (!pattern.test(text)) throw new Error(`${String(pattern)} is not in ${text}`);
    return text.replace(pattern, by);
  });
}

/** Changes the response to `orders.list`. */
function inList(change: (response: WireResponse, number: number) => WireResponse | undefined): Deviation {
  return (response, { path, number }) => (path === "/orders" ? change(response, number) : response);
}

/**
 * Returns an endless list: page `from` repeats the items of page `to`, under another cursor. With 0 as `to`, page `from` names the
 * cursor of the second page instead.
 */
function loop(from: number, to: number, size = 2): Deviation {
  const toItems = (text: string, page: number) => {
    const [item = ""] = /\{"id".*?(?=,\{"id"|\],)/s.exec(text) ?? [];
    const named = (id: number) => item.replace(/"id":\d+,"id_str":"\d+"/, `"id":${id},"id_str":"${id}"`);
    return Array.from({ length: size }, (_, index) => named(page * 10 + index + 1)).join();
  };
  let first: WireResponse | undefined;
  return (response, { path, query }) => {
    if (path !== "/orders") return response;
    first ??= response;
    const page = Number(query.get("cursor")?.slice(1) ?? 1);
    const next = page === from && to === 0 ? 2 : page + 1;
    const items = toItems(first.text, page === from && to > 0 ? to : page);
    return { ...first, text: `{"orders":[${items}],"next":"p${next}","hasMore":true}` };
  };
}

const json = { "content-type": "application/json" };

const deviations: Record<string, { deviate: Deviation; found: string[] }> = {
  "a required field is removed": {
    deviate: replace(/"status":"\w+",/, ""),
    found: ["orders.get 200 field-missing body.data.status"],
  },
  "a required field of a part is removed": {
    deviate: replace(/"name":"[^"]*",?/, ""),
    found: ["orders.get 200 field-missing body.data.buyer.name"],
  },
  "a field is renamed": {
    deviate: replace(/"status":/, '"state":'),
    found: ["orders.get 200 field-missing body.data.status", "orders.get 200 field-new body.data.state"],
  },
  "a number is text": {
    deviate: replace(/"items":3/, '"items":"3"'),
    found: ["orders.get 200 type-wrong body.data.items"],
  },
  "a 64-bit number is text": {
    deviate: replace(/"id":(\d+)/, '"id":"$1"'),
    found: ["orders.get 200 type-wrong body.data.id"],
  },
  "an object is a list": {
    deviate: replace(/"buyer":\{[^}]*\}/, '"buyer":[]'),
    found: ["orders.get 200 type-wrong body.data.buyer"],
  },
  "a field is null": {
    deviate: replace(/"items":3/, '"items":null'),
    found: ["orders.get 200 null-unexpected body.data.items"],
  },
  "a boolean is 1": {
    deviate: replace(/"paid":(?:true|false)/, '"paid":1'),
    found: ["orders.get 200 boolean-as-number body.data.paid"],
  },
  "there is a new field": {
    deviate: replace(/"items":/, '"log_pb":{"a":1},"items":'),
    found: ["orders.get 200 field-new body.data.log_pb"],
  },
  "an enumeration has a new value": {
    deviate: replace(/"status":"\w+"/, '"status":"returned"'),
    found: ["orders.get 200 value-new body.data.status"],
  },
  "a date is malformed": {
    deviate: replace(/"day":"[^"]*"/, '"day":"31.1.2026"'),
    found: ["orders.get 200 format-wrong body.data.day"],
  },
  "a number is below its minimum": {
    deviate: replace(/"amount":12\.5/, '"amount":-1'),
    found: ["orders.get 200 limit-exceeded body.data.amount"],
  },
  "a plain number exceeds 53 bits": {
    deviate: replace(/"items":3/, '"items":7301234567890123457'),
    found: ["orders.get 200 number-unsafe body.data.items"],
  },
  "a number exceeds 64 bits": {
    deviate: replace(/"id":\d+,"id_str":"\d+"/, '"id":9223372036854775808,"id_str":"9223372036854775808"'),
    found: ["orders.get 200 limit-exceeded body.data.id"],
  },
  "a 64-bit number is rounded, and its text is not": {
    deviate: replace(/"id":\d+/, '"id":7301234567890123000'),
    found: ["orders.get 200 sibling-differs body.data.id_str"],
  },
  "JSON in a text has another type": {
    deviate: replace(/\\"gift\\":(?:true|false)/, String.raw`\"gift\":1`),
    found: ["orders.get 200 boolean-as-number body.data.extra→.gift"],
  },
  "JSON in a text is broken": {
    deviate: replace(/"extra":"\{/, '"extra":"{{'),
    found: ["orders.get 200 json-text-malformed body.data.extra"],
  },
  "one of several forms differs inside": {
    deviate: replace(/"iban":"[^"]*"/, '"iban":5'),
    found: ["orders.get 200 type-wrong body.data.payment.iban"],
  },
  "the value of a map has another type": {
    deviate: replace(/"colour":"red"/, '"colour":1'),
    found: ["orders.get 200 type-wrong body.data.tags.*"],
  },
  "a time in milliseconds is sent in seconds": {
    deviate: replace(/"sent_at":"(\d+)000"/, '"sent_at":"$1"'),
    found: ["orders.get 200 unit-differs body.data.sent_at"],
  },
  "a number of seconds is a time": {
    deviate: replace(/"delay":90/, '"delay":1760000000'),
    found: ["orders.get 200 unit-differs body.data.delay"],
  },
  "the envelope is gone": {
    deviate: inOrder((text) => text.replace(/^\{"code":0,"data":(.*)\}$/s, "$1")),
    found: ["orders.get 200 envelope-changed body"],
  },
  "the response is wrapped": {
    deviate: inList((response) => ({ ...response, text: `{"result":${response.text}}` })),
    found: ["orders.list 200 envelope-changed body"],
  },
  "the response is valid": { deviate: (response) => response, found: [] },
  "the status is 503": {
    deviate: (response, { path }) => (path === "/orders" ? response : { ...response, status: 503 }),
    found: ["orders.get 503 status-undocumented status"],
  },
  "the service redirects": {
    deviate: (response, { path }) =>
      path === "/orders" ? response : { status: 302, headers: { location: "http://127.0.0.1:1/" }, text: "" },
    found: ["orders.get 302 status-undocumented status"],
  },
  "the media type differs": {
    deviate: (response, { path }) =>
      path === "/orders" ? response : { ...response, headers: { "content-type": "text/plain" } },
    found: ["orders.get 200 media-type-wrong header.content-type"],
  },
  "the response is HTML with the media type of HTML": {
    deviate: inList(() => ({ status: 200, headers: { "content-type": "text/html" }, text: "<!doctype html><p>Hi" })),
    found: ["orders.list 200 media-type-wrong header.content-type"],
  },
  "the response is HTML with the media type of JSON": {
    deviate: inList(() => ({ status: 200, headers: json, text: "<!doctype html><p>Hi" })),
    found: ["orders.list 200 body-malformed body"],
  },
  "JSON is cut off": {
    deviate: inOrder((text) => text.slice(0, -5)),
    found: ["orders.get 200 body-malformed body"],
  },
  "JSON begins with a byte order mark": {
    deviate: inList((response) => ({ ...response, text: `\uFEFF${response.text}` })),
    found: ["orders.list 200 encoding-wrong body"],
  },
  "JSON is UTF-16": {
    deviate: inList((response) => ({ ...response, encode: (text) => Buffer.from(`\uFEFF${text}`, "utf16le") })),
    found: ["orders.list 200 encoding-wrong body"],
  },
  "JSON is Latin 1": {
    deviate: inList((response) => ({
      ...response,
      text: response.text.replace("Ada Falk", "Ada F\u00E4lk"),
      encode: (text) => Buffer.from(text, "latin1"),
    })),
    found: ["orders.list 200 encoding-wrong body"],
  },
  "the body is empty": {
    deviate: inOrder(() => ""),
    found: ["orders.get 200 body-missing body"],
  },
  "the response is an undocumented 204": {
    deviate: (response, { path }) => (path === "/orders" ? response : { status: 204, headers: {}, text: "" }),
    found: ["orders.get 204 status-undocumented status"],
  },
  "a flag of the list is 1": {
    deviate: inList((response) => ({ ...response, text: response.text.replace(/"hasMore":true/, '"hasMore":1') })),
    found: ["orders.list 200 boolean-as-number body.hasMore"],
  },
  "the cursor is missing": {
    deviate: inList((response) => ({ ...response, text: response.text.replace(/"next":"[^"]*",?/, "") })),
    found: ["orders.list 200 cursor-missing body.next"],
  },
  "the second page is the first": {
    deviate: (() => {
      const first = new Map<string, string>();
      return (response, { path, query }) => {
        if (path !== "/orders") return response;
        const key = query.get("count") ?? "";
        if (!query.has("cursor")) first.set(key, response.text);
        return { ...response, text: first.get(key) ?? "" };
      };
    })(),
    found: ["orders.list 200 page-repeats body"],
  },
  "the third page is the first, under another cursor": {
    deviate: loop(3, 1),
    found: ["orders.list 200 page-repeats body"],
  },
  "the list repeats from one late page to another": {
    deviate: loop(9, 7),
    found: ["orders.list 200 page-repeats body"],
  },
  "a late page names the second one as the next": {
    deviate: loop(6, 0),
    found: ["orders.list 200 page-repeats body"],
  },
  "a page of one item is repeated": {
    deviate: loop(4, 3, 1),
    found: ["orders.list 200 page-repeats body"],
  },
  "the next page is rejected": {
    deviate: (response, { query }) =>
      query.has("cursor") ? { status: 400, headers: json, text: '{"message":"Bad cursor"}' } : response,
    found: ["orders.list 400 cursor-refused body"],
  },
  "the service returns the orders of another customer": {
    deviate: inList((response) => ({ ...response, text: response.text.replaceAll("c-204", "c-9") })),
    found: ["orders.list 200 echo-differs body.orders[].customer"],
  },
  "all ids are rounded": {
    deviate: inList((response) => {
      const text = response.text.replaceAll(
        /"id":(\d+),"id_str":"\d+"/g,
        (_, id: string) => `"id":${String(Number(id))}`,
      );
      return { ...response, text };
    }),
    found: ["orders.list 200 number-rounded body.orders[].id"],
  },
  "the connection is reset": {
    deviate: (response, { path }) => (path === "/orders" ? response : undefined),
    found: ["orders.get - response-missing status"],
  },
  "the body of a failure has another field": {
    deviate: inList(() => ({ status: 400, headers: json, text: '{"error":"no"}' })),
    found: ["orders.list 400 field-missing body.message", "orders.list 400 field-new body.error"],
  },
};

describe("the verification of a service with one deviation", () => {
  for (const [story, { deviate, found }] of oneOf(5, Object.entries(deviations))) {
    test(`reports exactly the expected differences when ${story}`, async () => {
      const { report } = await verify(deviate);
      const lines = report.differences.map(
        ({ operation, status, code, place }) => `${operation} ${status ?? "-"} ${code} ${place}`,
      );
      expect(lines).toEqual(found);
      expect(report.outcome).toBe(found.length > 0 ? "differs" : "conforms");
    });
  }
});
