/** Reads OpenAPI documents: text in, one resolved OpenAPI 3.1 document and its diagnostics out. */

export * from "./numbers/limit-keywords.ts";
export { createDiagnostic, type Diagnostic, type Place } from "./diagnostics/diagnostic.ts";
export type { DiagnosticCode } from "./diagnostics/catalog.ts";
export * from "./diagnostics/print-diagnostics.ts";
export { printPath } from "./diagnostics/print-path.ts";
export { ProblemsError } from "./diagnostics/problems-error.ts";
export type { Report } from "./diagnostics/collect-diagnostics.ts";
export {
  type Configuration,
  configurationFile,
  createConfigurationSchema,
  isPartName,
  type Layout,
  packageFolders,
  type PackageNames,
  type PartName,
  partNames,
  type WorkspaceLayout,
} from "./configuration/configuration.ts";
export { type Config, findConfig, findConfigFolder, readConfig } from "./configuration/config.ts";
export * from "./configuration/name-package.ts";
export { findConfigurationProblems, loadConfiguration } from "./configuration/read-configuration.ts";
export * from "./numbers/exact-number.ts";
export { parseJson, printJson } from "./numbers/json-text.ts";
export {
  describeContains,
  describeCount,
  describeRange,
  type Limits,
  printCount,
  printNumber,
  toAttribute,
} from "./describe/describe-limits.ts";
export { type DescribedSchema, describeSchema } from "./describe/describe-schema.ts";
export { cutText } from "./describe/cut-text.ts";
export * from "./describe/list-names.ts";
export { quoteWord } from "./describe/quote-word.ts";
export { escapeInvisible, showValue } from "./describe/show-value.ts";
export { describeUnknownOperations, findNearName, suggestName } from "./checks/find-near-name.ts";
export { isAddress } from "./revision/is-address.ts";
export * from "./extensions/place.ts";
export { type PaginationStyle, type PaginationStyleName, paginationStyles } from "./pagination/styles.ts";
export { type DeclaredPagination, isAtPlace, readRequestPlace, type RequestPlace } from "./extensions/pagination.ts";
export { validateClientDefaults } from "./extensions/client-defaults.ts";
export * from "./extensions/in-band-failure.ts";
export { explainWrongUnit, isTimeIn, readUnitRange } from "./extensions/unit.ts";
export { readDeclarations } from "./extensions/read-operation-extensions.ts";
export { type Document, loadDocument, type LoadOptions } from "./load-document.ts";
export { assumedNull } from "./normalize/normalize-schema.ts";
export * from "./names/letter-case.ts";
export { toSingular } from "./names/plural.ts";
export { readPath } from "./names/read-path.ts";
export { changeEach } from "./openapi/change-each.ts";
export {
  type Field,
  fieldOf,
  type KeyMeaning,
  type Kind,
  listFieldNames,
  readKeyMeaning,
  type SpecVersion,
} from "./openapi/grammar.ts";
export { groupEntries } from "./openapi/group-entries.ts";
export * from "./openapi/node.ts";
export { isInt64 } from "./openapi/int64.ts";
export * from "./openapi/openapi.ts";
export * from "./openapi/media-type.ts";
export { bodylessStatuses, fillPath, isToken, toRequestPath } from "./openapi/http.ts";
export { type FieldEncoding, readFieldEncoding } from "./openapi/field-encoding.ts";
export * from "./openapi/resolve-reference.ts";
export type { AssertionKeyword } from "./openapi/keywords.ts";
export {
  annotationKeywords,
  assertionKeywords,
  isAssertion,
  sameValueKeywords,
  schemaCollectionKeywords,
  schemaKeywords,
} from "./openapi/schema-keywords.ts";
export { listOperationNodes, mapOperations } from "./openapi/list-operation-nodes.ts";
export { traverse } from "./openapi/traverse.ts";
export { openDocument, type OpenedDocument, openText } from "./open-document.ts";
export { describeExplodedObject, describeParameter, type WrittenShape } from "./operation/describe-parameter.ts";
export { admitEmptyValue, admitsTexts } from "./operation/empty-value.ts";
export * from "./operation/find-response.ts";
export {
  type JoinedStyle,
  type ListSeparator,
  type QueryStyle,
  readJoinedStyle,
  excludeCharacters,
  holdsCharacters,
  readBareSeparators,
  readListSeparator,
  type Style,
  type StyleFields,
} from "./openapi/joined-style.ts";
export {
  type DocumentedMedia,
  type DocumentedParameter,
  type DocumentedPart,
  locateNode,
  readParameter,
} from "./operation/read-parts.ts";
export { explainDeepList, hasNestedProperties, nestedWhy, type ParameterStyle } from "./operation/parameter-style.ts";
export { listNavigationTags, readTagPath } from "./operation/read-tag-path.ts";
export { listShadowed } from "./operation/list-shadowed.ts";
export { once, oncePer } from "./operation/once.ts";
export * from "./auth/auth-kinds.ts";
export { findSecurityScheme, isCredential, listCredentialSets, printCredentialPlace } from "./auth/read-credentials.ts";
export { identifyParameter, readBareName } from "./normalize/normalize-parameters.ts";
export type * from "./operation/read-operations.ts";
export { readOperations, readWebhooks } from "./operation/read-operations.ts";
export { type Direction, optionalKeywords } from "./schema/one-way.ts";
export { explainWriteFailure } from "./text/explain-write-failure.ts";
export { type ParsedText, parseText } from "./text/source.ts";
export { describeListView, describeView, readViewLimits } from "./view/describe-view.ts";
export { isFile, isKeptOut } from "./view/is-file.ts";
export { type BranchSelection, findNearBranches, selectBranch } from "./view/select-branches.ts";
export { areAllTypes, typeOf } from "./view/own-types.ts";
export { type Boundary, readBoundaries, readChoices } from "./view/read-choices.ts";
export { readKeyword } from "./view/read-meaning.ts";
export { hasNestedItems, isNested, type ObjectParts, readObjectParts } from "./view/read-object-parts.ts";
export type * from "./view/schema-view.ts";
export { listAlways, viewInScope, viewSchema, viewSchemas } from "./view/view-schema.ts";
export { isProcessAlive } from "./revision/make-temporary-folder.ts";
export { hashFile, type WatchedFiles, watchFiles } from "./watch-files.ts";
export { usualMockPort, usualMockUrl } from "./names/usual-mock.ts";
