import type { DifferenceCode } from "../model/difference.js";
import { defineGuide } from "../model/finding.js";
import { failureGuide } from "../model/verdict.js";

/** Explains what it means if responses contradict a fact that has `x-provenance`. */
export const inferenceGuide = defineGuide({
  "inference-refuted": {
    title: "Inference refuted",
    meaning: "The document infers or assumes a fact (`x-provenance`), and the responses contradict it.",
    help: "Correct the document, or ignore the fact with `--ignore inference-refuted`.",
  },
});

/** Explains the reasons of a failed verification except differences and refuted facts. A released code keeps its meaning. */
export const verifyFailureGuide = defineGuide({
  "service-unverifiable": {
    title: "Nothing could be compared",
    meaning: "No response arrived, or the service rejected all requests.",
    help: "Check the address and the key, and pass requests that succeed with `--requests`.",
  },
  "verification-stopped": {
    title: "Stopped early",
    meaning: "The verification was stopped before all operations were called.",
    help: "Run the verification again.",
  },
  "too-little-compared": {
    title: "Too little was compared",
    meaning: "Fewer operations were compared with the document than required.",
    help: "Read the reasons why operations were not compared, and pass requests that succeed with `--requests`.",
  },
  "report-unwritten": failureGuide["report-unwritten"],
});

/** Codes of a verification, which can be ignored: a kind of difference, or a refuted fact. */
export type VerifyCode = DifferenceCode | keyof typeof inferenceGuide;
