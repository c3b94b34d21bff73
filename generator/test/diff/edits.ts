import type { Edit } from "./edit.ts";
import { editsOfBounds } from "./edits-of-bounds.ts";
import { editsOfMedia } from "./edits-of-media.ts";
import { editsOfPaths } from "./edits-of-paths.ts";
import { editsOfSpellings } from "./edits-of-spellings.ts";
import { editsOfAnswers, editsOfOperations } from "./edits-of-operations.ts";
import { editsOfCalls, editsOfFacts } from "./edits-of-client.ts";
import { editsOfDocument } from "./edits-of-document.ts";
import { editsOfParams } from "./edits-of-params.ts";
import { editsOfComposition, editsOfObjects } from "./edits-of-schemas.ts";
import { editsOfAnsweredValues, editsOfSentValues } from "./edits-of-values.ts";

/** The whole table. */
export const edits: readonly Edit[] = [
  ...editsOfOperations,
  ...editsOfParams,
  ...editsOfSentValues,
  ...editsOfAnsweredValues,
  ...editsOfObjects,
  ...editsOfComposition,
  ...editsOfAnswers,
  ...editsOfCalls,
  ...editsOfFacts,
  ...editsOfDocument,
  ...editsOfSpellings,
  ...editsOfMedia,
  ...editsOfPaths,
  ...editsOfBounds,
];
