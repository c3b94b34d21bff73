import { fileURLToPath } from "node:url";
import { operations } from "@shortvideo-api/fixtures";
import type { MockContract } from "./mock-contract.js";

/** The short-video service: its document and the fixtures that were generated from it. */
export const serviceContract: MockContract = {
  spec: fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml")),
  fixtures: operations,
};
