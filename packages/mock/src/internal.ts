// Exports for @shortvideo-api/contract. Not part of the public API: they change without notice.

export { readAt } from "./exchange/places.js";
export { engineOption } from "./command/engine-option.js";
export { printExchange } from "./command/print-exchange.js";
export { printNotices, printWarning } from "./command/print-notices.js";
export { overlayOption } from "./command/overlay-option.js";
export { readPort } from "./command/read-port.js";
export { reportOption } from "./command/report-option.js";
export { runCommand } from "./command/run-command.js";
export { readScenario, scenarioOption } from "./command/scenario-option.js";
export { loadDocument } from "./operation/load-document.js";
export { MockOptionError } from "./operation/mock-start-error.js";
export type { ServedOperation, Parameter, Response } from "./operation/operation.js";
export type { ServedPagination, Said } from "./operation/pagination.js";
export { readOperations } from "./operation/read-operations.js";
export { writeTexts } from "./operation/read-samples.js";
export { type CompileSchema, createSchemaCompiler } from "./operation/schema-compiler.js";
export { readOptionsOf } from "./validate/read-options-of.js";
export { dropUnusableKeywords } from "./validate/drop-unusable-keywords.js";
export { createLocator } from "./validate/locate-operations.js";
export { chooseOperation, type ChosenOperation } from "./request/choose-operation.js";
export { createRouter, type Router } from "./request/find-operation.js";
export { findParameterViolations } from "./request/find-parameter-violations.js";
export { type GivenParameters, readTexts } from "./request/read-texts.js";
export { type Given, settleExplodedObjects } from "./request/exploded-objects.js";
export { correctTexts } from "./request/correct-texts.js";
export { readLeniently } from "./request/read-target.js";
export { takesName, toPairs } from "./request/to-pairs.js";
