import type { Edit } from "./edit.ts";
import { editsOfBounds } from "./values/edits-of-bounds.ts";
import { editsOfCombinedKeywords } from "./values/edits-of-combined-keywords.ts";
import { editsOfMedia } from "./operations/edits-of-media.ts";
import { editsOfPaths } from "./operations/edits-of-paths.ts";
import { editsOfQueryParams } from "./operations/edits-of-query-params.ts";
import { editsOfSpellings } from "./values/edits-of-spellings.ts";
import { editsOfReturnedValues } from "./values/edits-of-returned-values.ts";
import { editsOfResponses } from "./operations/edits-of-responses.ts";
import { editsOfComposition } from "./values/edits-of-composition.ts";
import { editsOfObjects } from "./values/edits-of-objects.ts";
import { editsOfOperations } from "./operations/edits-of-operations.ts";
import { editsOfSentValues } from "./values/edits-of-sent-values.ts";
import { editsOfChoices } from "./values/edits-of-choices.ts";
import { editsOfClient } from "./operations/edits-of-client.ts";
import { editsOfMetadata } from "./operations/edits-of-metadata.ts";
import { editsOfSecurity } from "./operations/edits-of-security.ts";
import { editsOfCompositionParts } from "./values/edits-of-composition-parts.ts";
import { editsOfDiscriminators } from "./values/edits-of-discriminators.ts";
import { editsOfServers } from "./operations/edits-of-servers.ts";
import { editsOfDocument } from "./operations/edits-of-document.ts";
import { editsOfResults } from "./operations/edits-of-results.ts";
import { editsOfCallbacks } from "./operations/edits-of-callbacks.ts";
import { editsOfWebhooks } from "./operations/edits-of-webhooks.ts";
import { editsOfParams } from "./operations/edits-of-params.ts";

/** All edits of documents that the tests of the differ use. */
export const edits: readonly Edit[] = [
  ...editsOfOperations,
  ...editsOfParams,
  ...editsOfSentValues,
  ...editsOfReturnedValues,
  ...editsOfObjects,
  ...editsOfComposition,
  ...editsOfResponses,
  ...editsOfChoices,
  ...editsOfCompositionParts,
  ...editsOfCombinedKeywords,
  ...editsOfDiscriminators,
  ...editsOfClient,
  ...editsOfMetadata,
  ...editsOfSecurity,
  ...editsOfServers,
  ...editsOfDocument,
  ...editsOfWebhooks,
  ...editsOfCallbacks,
  ...editsOfSpellings,
  ...editsOfMedia,
  ...editsOfResults,
  ...editsOfPaths,
  ...editsOfQueryParams,
  ...editsOfBounds,
];
