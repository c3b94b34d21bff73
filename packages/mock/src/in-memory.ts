/** The mock of a document whose text the caller has, without a server. Used by bundles for browsers; see `packages/msw`. */

export { copyFixtures, type Fixtures } from "./response/fixtures.js";
export { maxBodyLength } from "./core/create-core.js";
export { createResponder } from "./core/create-fetch.js";
export { listSentHeaders } from "./core/list-sent-headers.js";
export { type OpenedMock, openMockOfText, type TextSource } from "./core/open-mock-of-text.js";
