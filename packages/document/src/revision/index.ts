/** Opens documents by name: files, documents of commits, and addresses. */

export { DocumentFetchError, fetchDocument, type FetchLimits } from "./fetch-document.ts";
export { isAddress } from "./is-address.ts";
export { deleteLeftovers, makeTemporaryFolder } from "./make-temporary-folder.ts";
export { openRevision } from "./open-revision.ts";
export {
  describeFiles,
  findLastRelease,
  findRepository,
  isShallow,
  listReleases,
  readRevision,
  type Revision,
  type TaggedRelease,
} from "./read-revision.ts";
