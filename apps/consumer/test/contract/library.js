// Uses the packages as libraries: verifies a service, and requests a created response of another document.
import { fileURLToPath } from "node:url";
import { verifyService } from "@shortvideo-api/contract";
import { startMock } from "@shortvideo-api/mock";
import { checkVerification, renderVerifyReport } from "@shortvideo-api/report";

const mock = await startMock();
const { report } = await verifyService({
  baseUrl: mock.url,
  key: "any-key",
  operations: ["posts.get", "posts.listComments"],
  perSecond: 1_000,
});
await mock.stop();
const { headline } = checkVerification(report, {});

const pets = await startMock({ spec: fileURLToPath(new URL("pets.json", import.meta.url)) });
const response = await fetch(`${pets.url}/pets/1`);
const pet = await response.json();
await pets.stop();

const text = renderVerifyReport(report, "text").includes("The service conforms");
console.log(JSON.stringify({ headline, text, status: response.status, name: typeof pet.name }));
