import { expect, test } from "vitest";
import { checkHar, startProxy, verifyService } from "../src/index.js";
import { createSetup } from "../src/jest.js";

test.each<[options: object, message: string]>([
  [{ report: ["contract.html"] }, "createSetup has no option `report`. Its options: urlVariables, "],
  [{ threshold: { operations: "80%" } }, "createSetup has no option `threshold`."],
  [{ thresholds: { operation: "80%" } }, "`thresholds` has the unknown measure `operation`."],
  [{ reports: "contract.html" }, "`reports` must be a list"],
  [{ urlVariables: "API_BASE_URL" }, "`urlVariables` must be a list"],
  [{ failOn: "warnings" }, "`failOn` must be a list"],
  [{ failOn: ["page-repeatd"] }, "`failOn` has the unknown value `page-repeatd`."],
  [{ ignore: ["parameter-wong"] }, "`ignore` has the unknown value `parameter-wong`."],
])("a set-up with the options %j does not start", async (options, message) => {
  await expect(createSetup(options)()).rejects.toThrow(message);
});

test.each([
  ["verifyService", () => verifyService({ ...service, key: "any", ...misspelt })],
  ["startProxy", () => startProxy({ upstream: service.baseUrl, ...misspelt })],
  ["checkHar", () => checkHar('{ "log": { "entries": [] } }', { ...service, ...misspelt })],
])("%s names all options that do not exist", async (_, call) => {
  await expect(call()).rejects.toThrow("Unknown options: `overlay`, `request`.");
});

const service = { baseUrl: "http://127.0.0.1:9" };
const misspelt = { overlay: ["ours.yaml"], request: "" };
