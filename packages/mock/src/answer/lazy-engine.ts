import type { OpenApi } from "../contract/openapi.js";
import type { Engine } from "./engine.js";
import type { Fitter } from "./create-fitter.js";
import { readReadyAnswers } from "./ready-answers.js";

/**
 * Gives an engine that hands out what stands in the document whole, and starts Prism for the first answer that must be made.
 *
 * Prism is half a second of code to read and a hundred megabytes to hold: a document that has an example of each answer does
 * without both until somebody asks for a made one. `fitter` changes what does not fit its schema.
 */
export function createLazyEngine(document: OpenApi, fitter: Fitter): Engine {
  const findReadyAnswer = readReadyAnswers(document);
  let prism: Promise<Engine> | undefined;
  return {
    answer: async (choice) => {
      const ready = findReadyAnswer(choice);
      if (ready) return fitter.fit(choice, ready, "example");
      const engine = await (prism ??= startPrism(document));
      // Prism fails at schemas that hold all the same.
      const made = await engine.answer(choice).catch(() => undefined);
      return fitter.fit(choice, made, choice.example === undefined ? "made" : "example");
    },
  };
}

async function startPrism(document: OpenApi): Promise<Engine> {
  const { createEngine } = await import("./engine.js");
  return createEngine(document);
}
