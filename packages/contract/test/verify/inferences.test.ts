import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { renderVerifyReport } from "@shortvideo-api/report";
import type { VerifyOptions } from "../../src/verify/verify-options.js";
import { verifyService } from "../../src/verify/verify-service.js";
import { type Deviation, type DeviatingService, startDeviatingService } from "./start-deviating-service.js";

const shop = fileURLToPath(new URL("shop.yaml", import.meta.url));
const services: DeviatingService[] = [];

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});

async function verify(deviate: Deviation, options: Partial<VerifyOptions> = {}) {
  const service = await startDeviatingService(deviate, options.spec);
  services.push(service);
  const set = { baseUrl: service.url, key: "shop-secret", perSecond: 10_000, ...options };
  return { ...(await verifyService(set)), service };
}

async function findFact(deviate: Deviation, pointer: string) {
  const { report } = await verify(deviate, { spec: shop });
  return report.facts.find((fact) => fact.pointer.endsWith(pointer));
}

const parameter = (index: number) => `/paths/~1orders/get/parameters/${index}`;
const order = (name: string) => `/Order/properties/${name}`;
const change =
  (from: RegExp, to: string): Deviation =>
  (response) => ({ ...response, text: response.text.replaceAll(from, to) });

const same: Deviation = (response) => response;

const larger: Deviation = (response, { query }) =>
  query.has("count") ? { ...response, text: response.text.replace(/\[(.*)\]/s, "[$1,$1]") } : response;

const leaking: Deviation = (response) => ({
  ...response,
  headers: { ...response.headers, "set-cookie": "session=top-secret" },
  text: response.text
    .replaceAll("Ada Falk", "<script>Grace & Co")
    .replaceAll('"items":3', '"items":"Grace wrote","Grace H":1'),
});

describe("facts that the document infers or assumes", () => {
  test("are confirmed by responses, and reported with their lines", async () => {
    expect(await findFact(same, order("id"))).toMatchObject({ status: "confirmed", provenance: "inferred", line: 87 });
    expect(await findFact(same, order("ordered_at"))).toMatchObject({ status: "confirmed" });
    expect(await findFact(same, parameter(0))).toMatchObject({ status: "confirmed" });
    expect(await findFact(same, parameter(2))).toMatchObject({ status: "confirmed" });
  });

  test("stay open when only an invalid request could show them", async () => {
    expect(await findFact(same, `${parameter(1)}/schema`)).toMatchObject({
      status: "open",
      evidence: "Only an invalid request could show it, and `verify` sends none.",
    });
  });

  test("are refuted by another type, another unit and a larger page than requested", async () => {
    expect(await findFact(change(/"seen":"yes"/g, '"seen":1'), order("seen"))).toMatchObject({
      status: "refuted",
      evidence: expect.stringContaining("number"),
    });
    expect(
      await findFact(change(/"ordered_at":1760000000/g, '"ordered_at":1760000000000'), order("ordered_at")),
    ).toMatchObject({
      status: "refuted",
      evidence: expect.stringContaining("epoch-milliseconds"),
    });
    expect(await findFact(larger, parameter(2))).toMatchObject({ status: "refuted" });
  });

  test("stay open when no response contains them", async () => {
    const without = change(/"seen":"yes",?/g, "");
    expect(await findFact(without, order("seen"))).toMatchObject({
      status: "open",
      evidence: "No response contained it.",
    });
    expect(await findFact(without, "/responses/NoKey")).toMatchObject({
      status: "open",
      evidence: "This response did not occur.",
    });
  });
});

test("no report contains the key, the address, or personal data of the service", async () => {
  const { report, service } = await verify(leaking, { spec: shop });
  expect(report.differences.length).toBeGreaterThan(1);
  for (const format of ["text", "json", "junit", "sarif", "html", "markdown", "github"] as const) {
    const text = renderVerifyReport(report, format);
    for (const word of ["shop-secret", "top-secret", new URL(service.url).host, "Grace"])
      expect(text).not.toContain(word);
  }
});
