import type { Fact } from "@shortvideo-api/report";

/** What a fact has come to. */
export type Judgement = Pick<Fact, "status" | "evidence" | "refutedBy">;
