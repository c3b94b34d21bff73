/** Compares two OpenAPI documents from the side of callers. */

export { buildReport, type NamedDocument } from "./build-report.ts";
export { changeCatalog, type ChangeCode } from "./change/catalog.ts";
export type { Change } from "./change/change.ts";
export { namePlace } from "./change/name-places.ts";
export { isBreaking, planBump } from "./change/plan-bump.ts";
export { printHeadline } from "./change/print-headline.ts";
export { compareDocuments } from "./compare-documents.ts";
export { type Comparison, diffSpecs, readSpec, type SpecFile } from "./diff-specs.ts";

export { readSide, type Side } from "./schema/side.ts";
