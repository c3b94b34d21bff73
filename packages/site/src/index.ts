/** Makes the documentation site of an OpenAPI document. */

export { buildSite, type SiteFiles } from "./build-site.js";
export type { SiteContent, SiteOperation, SiteServer } from "./content/content.js";
export { type ContentOptions, readContent } from "./content/read-content.js";
export { writeSite } from "./write-site.js";
