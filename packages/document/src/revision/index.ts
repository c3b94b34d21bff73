/** Opens documents by name: files, documents of commits, and addresses. */

export { DocumentFetchError, fetchDocument } from "./fetch-document.ts";
export { deleteLeftovers, makeTemporaryFolder } from "./make-temporary-folder.ts";
export { openRevision } from "./open-revision.ts";
export {
  describeFiles,
  findLastRelease,
  findRepository,
  isShallow,
  listReleases,
  type Revision,
} from "./read-revision.ts";
