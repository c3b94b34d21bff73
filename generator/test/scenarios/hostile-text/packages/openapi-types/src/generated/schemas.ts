// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

/**
 * *\/ `${process.exit(1)}` \ " '
 *
 *  </script> ${x}
 *  //
 */
export type Evil = components["schemas"]["Evil"];
export type Proto = components["schemas"]["__proto__"];
export type Constructor = components["schemas"]["constructor"];
