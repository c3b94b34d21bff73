import type { OpenApi } from "../contract/openapi.js";
import type { Engine } from "./engine.js";
import { toPrismDocument } from "./prism-document.js";
import { readReadyAnswers } from "./ready-answers.js";

/**
 * Gives an engine that hands out what stands in the document whole, and starts Prism for the first answer that must be made.
 *
 * Prism is half a second of code to read and a hundred megabytes to hold: a document that has an example of each answer does
 * without both until somebody asks for a made one. `fit` sees to what Prism makes.
 */
export function createLazyEngine(document: OpenApi, fit: (made: Engine) => Engine): Engine {
  const findReadyAnswer = readReadyAnswers(document);
  let prism: Promise<Engine> | undefined;
  return {
    answer: async (choice) =>
      findReadyAnswer(choice) ?? (await (prism ??= startPrism(document).then(fit))).answer(choice),
  };
}

async function startPrism(document: OpenApi): Promise<Engine> {
  const { createEngine } = await import("./engine.js");
  return createEngine(toPrismDocument(document));
}
