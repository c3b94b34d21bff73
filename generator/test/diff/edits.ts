import type { Edit } from "./edit.ts";
import { editsOfBounds } from "./values/edits-of-bounds.ts";
import { editsOfMedia } from "./operations/edits-of-media.ts";
import { editsOfPaths } from "./operations/edits-of-paths.ts";
import { editsOfSpellings } from "./values/edits-of-spellings.ts";
import { editsOfAnsweredValues } from "./values/edits-of-returned-values.ts";
import { editsOfAnswers } from "./operations/edits-of-responses.ts";
import { editsOfComposition } from "./values/edits-of-composition.ts";
import { editsOfObjects } from "./values/edits-of-objects.ts";
import { editsOfOperations } from "./operations/edits-of-operations.ts";
import { editsOfSentValues } from "./values/edits-of-sent-values.ts";
import { editsOfChoices } from "./values/edits-of-choices.ts";
import { editsOfCalls, editsOfFacts } from "./operations/edits-of-client.ts";
import { editsOfDocument } from "./operations/edits-of-document.ts";
import { editsOfParams } from "./operations/edits-of-params.ts";

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
