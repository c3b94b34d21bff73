// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Photos } from "./photos.js";
export { checksOfPhotosAdd, photosAdd } from "./photos.js";
export { allChecks } from "./param-checks.js";
