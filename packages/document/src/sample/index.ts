/** Builds values that match the schemas of an OpenAPI document: schema samples, for fixtures and mocks alike. */

export { isQuickPattern } from "../pattern/is-quick-pattern.ts";
export { limitNames, readLimits, toExact } from "../view/read-limits.ts";
export { buildExacts, type ExactModel, type Exacts, modelOfField, modelOfItem } from "../schema/build-exact.ts";
export {
  asJson,
  equalsJson,
  type Fields,
  includesJson,
  isFields,
  isList,
  type Json,
  printCanonical,
} from "../schema/json.ts";
export { printDecimal, printLong, readDecimal } from "../schema/read-views.ts";
export * from "../schema/schema.ts";
export { admitsValue, findUnevaluated, type SchemaReader } from "../admit/admit-value.ts";
export { buildSamples, type Samples } from "./build-sample.ts";
export { printLeaf } from "./print-leaf.ts";
export { isSampleHint, sampleHints } from "./sample-task.ts";
export { readNumber } from "./read-words.ts";
export {
  type EncodeSample,
  type FindSample,
  readSampleValue,
  roundCount,
  type Sample,
  type TextKind,
} from "./sample.ts";
export { steadySample } from "./steady-sample.ts";
export { measureDepth, varies } from "./weigh-sample.ts";
export { describesXml, writeXml } from "./write-xml.ts";
export { findObstacle } from "./find-obstacle.ts";
