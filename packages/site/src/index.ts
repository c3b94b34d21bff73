/** Makes the documentation site of an OpenAPI document. */

export { buildSite, type BuildOptions, type SiteFiles } from "./build-site.js";
export type { SiteContent, SiteOperation, SiteRelease, SiteServer } from "./content/content.js";
export { type ContentOptions, readContent } from "./content/read-content.js";
export { readReleases, type ReleaseOptions } from "./content/read-releases.js";
export { type RunningSite, type SiteOptions, SiteStartError, startSite } from "./serve/start-site.js";
export { ForeignFolderError, writeSite } from "./write-site.js";
