// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Photos } from "./photos.js";
export { photosAdd } from "./photos.js";
