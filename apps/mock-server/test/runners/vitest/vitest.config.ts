import { defineConfig } from "vitest/config";

/** A test that takes longer hangs. Other programs may use the machine, so the default of 5 seconds is too short. */
const hangMs = 600_000;

export default defineConfig({ test: { include: ["*.suite.ts"], globalSetup: ["contract.ts"], testTimeout: hangMs } });
