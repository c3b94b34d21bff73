import type { Edit } from "./edit.ts";
import { editsOfBounds } from "./edits-of-bounds.ts";
import { editsOfMedia } from "./edits-of-media.ts";
import { editsOfPaths } from "./edits-of-paths.ts";
import { editsOfSpellings } from "./edits-of-spellings.ts";
import { editsOfAnsweredValues } from "./edits-of-answered-values.ts";
import { editsOfAnswers } from "./edits-of-answers.ts";
import { editsOfComposition } from "./edits-of-composition.ts";
import { editsOfObjects } from "./edits-of-objects.ts";
import { editsOfOperations } from "./edits-of-operations.ts";
import { editsOfSentValues } from "./edits-of-sent-values.ts";
import { editsOfChoices } from "./edits-of-choices.ts";
import { editsOfCalls, editsOfFacts } from "./edits-of-client.ts";
import { editsOfDocument } from "./edits-of-document.ts";
import { editsOfParams } from "./edits-of-params.ts";

/** The whole table. */
export const edits: readonly Edit[] = [
  ...editsOfOperations,
  ...editsOfParams,
  ...editsOfSentValues,
  ...editsOfAnsweredValues,
  ...editsOfObjects,
  ...editsOfComposition,
  ...editsOfAnswers,
  ...editsOfChoices,
  ...editsOfCalls,
  ...editsOfFacts,
  ...editsOfDocument,
  ...editsOfSpellings,
  ...editsOfMedia,
  ...editsOfPaths,
  ...editsOfBounds,
];
