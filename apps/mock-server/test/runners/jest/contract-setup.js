import { createSetup } from "@shortvideo-api/contract/jest";

export default createSetup({
  urlVariables: ["API_BASE_URL"],
  engine: process.env["CONTRACT_ENGINE"] === "prism" ? "prism" : "built-in",
  reports: [process.env["CONTRACT_REPORT"] ?? ".cache/contract.json"],
  thresholds: { operations: 2 },
});
