import { createSetup } from "@shortvideo-api/contract/vitest";

export const setup = createSetup({ reports: ["vitest.json"], thresholds: { operations: 1 } });
