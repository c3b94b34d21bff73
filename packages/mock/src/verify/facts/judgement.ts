import type { Fact } from "../verify-report.js";

/** What a fact has come to. */
export type Judgement = Pick<Fact, "status" | "evidence" | "refutedBy">;
