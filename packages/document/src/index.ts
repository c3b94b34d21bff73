/** Reads OpenAPI documents: text in, one resolved OpenAPI 3.1 document and its diagnostics out. */

export { type CountKeyword, countKeywords, countLimits, isLowerLimit } from "./numbers/count-limits.ts";
export { type NumberKeyword, numberKeywords } from "./numbers/number-keywords.ts";
export { createDiagnostic, type Diagnostic } from "./diagnostics/diagnostic.ts";
export type { DiagnosticCode } from "./diagnostics/catalog.ts";
export { countDiagnostics, printDiagnostics, type PrintDiagnosticsOptions } from "./diagnostics/print-diagnostics.ts";
export { printPath } from "./diagnostics/print-path.ts";
export { ProblemsError } from "./diagnostics/problems-error.ts";
export type { Report } from "./diagnostics/collect-diagnostics.ts";
export {
  type Configuration,
  configurationFile,
  packageFolders,
  type PackageNames,
  type Layout,
  type WorkspaceLayout,
} from "./configuration/configuration.ts";
export { type Config, findConfig, findConfigFolder, readConfig } from "./configuration/config.ts";
export { isPartName, type PartName, partNames } from "./configuration/workspace-parts.ts";
export {
  listPublished,
  namePackage,
  namePackages,
  namePublished,
  type PackageNaming,
  packageSubpaths,
} from "./configuration/name-package.ts";
export { createConfigurationSchema } from "./configuration/create-configuration-schema.ts";
export { findConfigurationProblems, loadConfiguration } from "./configuration/read-configuration.ts";
export {
  addInteger,
  compareNumbers,
  type ExactNumber,
  findCommonMultiple,
  findGreatest,
  findLeast,
  holdsBigint,
  isExactNumber,
  isLongInteger,
  isMultipleOf,
  isWhole,
  readExactNumber,
  toBigInt,
} from "./numbers/exact-number.ts";
export { parseJson, printJson } from "./numbers/json-text.ts";
export {
  describeContains,
  describeCount,
  describeRange,
  type Limits,
  printCount,
  toAttribute,
} from "./describe/describe-limits.ts";
export { type DescribedSchema, describeSchema } from "./describe/describe-schema.ts";
export { describeUnknownOptions } from "./describe/describe-unknown-options.ts";
export { listNames } from "./describe/list-names.ts";
export { escapeInvisible, showValue } from "./describe/show-value.ts";
export { describeUnknownOperations, findNearName, suggestName } from "./checks/find-near-name.ts";
export type { Document, Place } from "./document.ts";
export { isAddress } from "./revision/is-address.ts";
export { findItemPlace, parsePlace, type PlaceStep, printPlace, readHeaderName } from "./extensions/place.ts";
export { paginationStyles, type PaginationStyleName } from "./pagination/styles.ts";
export type { PaginationStyle } from "./pagination/style.ts";
export { type DeclaredPagination, isAtPlace, readRequestPlace, type RequestPlace } from "./extensions/pagination.ts";
export { validateClientDefaults } from "./extensions/client-defaults.ts";
export { deniesSuccess, listSuccessCodes, validateInBandFailure } from "./extensions/in-band-failure.ts";
export { explainWrongUnit, isTimeIn, readUnitRange } from "./extensions/unit.ts";
export { readDeclarations } from "./extensions/read-operation-extensions.ts";
export { loadDocument, type LoadOptions } from "./load-document.ts";
export { assumedNull } from "./normalize/normalize-schema.ts";
export {
  capitalize,
  startWithLetter,
  toCamelCase,
  toKebabCase,
  toPascalCase,
  uncapitalize,
} from "./names/letter-case.ts";
export { readPath } from "./names/read-path.ts";
export { splitName } from "./names/split-name.ts";
export { changeEach } from "./openapi/change-each.ts";
export { dataFields, mapFields } from "./openapi/field-names.ts";
export { type Field, fieldOf, type Kind, type SpecVersion } from "./openapi/grammar.ts";
export { groupEntries } from "./openapi/group-entries.ts";
export { describeValue, findNode, isNode, isRecord, type Node, type Step } from "./openapi/node.ts";
export { isInt64 } from "./openapi/int64.ts";
export { integerRanges, isInFormat } from "./numbers/integer-ranges.ts";
export * from "./openapi/openapi.ts";
export {
  decodePercent,
  printPointer,
  printReference,
  printStep,
  readFragment,
  readPointer,
} from "./openapi/pointer.ts";
export {
  type BodyKind,
  canBeEmpty,
  isWholeEvent,
  type MediaKind,
  itemSeparators,
  readBodyKind,
  readMediaKind,
  readStreamKind,
  type StreamKind,
} from "./openapi/media-kinds.ts";
export { bodylessStatuses } from "./openapi/bodyless-statuses.ts";
export { type FieldEncoding, readFieldEncoding } from "./openapi/field-encoding.ts";
export { chooseMedia, isWithin, type ParsedMediaType, parseMediaType, readUsualType } from "./openapi/media-type.ts";
export { isToken } from "./openapi/token.ts";
export {
  BrokenReferenceError,
  findTarget,
  isReference,
  listReferences,
  readReference,
  readTarget,
  referenceTo,
  resolve,
  resolveKnown,
} from "./openapi/resolve-reference.ts";
export type { AssertionKeyword } from "./openapi/keywords.ts";
export {
  annotationKeywords,
  assertionKeywords,
  isAssertion,
  sameValueKeywords,
  schemaKeywords,
  schemaCollectionKeywords,
} from "./openapi/schema-keywords.ts";
export { listOperationNodes, mapOperations } from "./openapi/list-operation-nodes.ts";
export { traverse } from "./openapi/traverse.ts";
export { openDocument, type OpenedDocument, openText } from "./open-document.ts";
export { describeExplodedObject, describeParameter, type WrittenShape } from "./operation/describe-parameter.ts";
export type {
  DocumentedBody,
  DocumentedMedia,
  DocumentedOperation,
  DocumentedParameter,
  DocumentedResponse,
  DocumentedServers,
  DocumentedWebhook,
  DocumentedPart,
} from "./operation/documented-operation.ts";
export { admitEmptyValue, admitsTexts } from "./operation/empty-value.ts";
export { findResponse, findResponseKey, isRedirect } from "./operation/find-response.ts";
export {
  type JoinedStyle,
  type ListSeparator,
  type QueryStyle,
  readJoinedStyle,
  readListSeparator,
  type Style,
  type StyleFields,
} from "./openapi/joined-style.ts";
export { locateNode } from "./operation/locate-node.ts";
export { nestedWhy, type ParameterStyle } from "./operation/parameter-style.ts";
export { listNavigationTags } from "./operation/list-navigation-tags.ts";
export { readTagPath } from "./operation/read-tag-path.ts";
export { listShadowed } from "./operation/list-shadowed.ts";
export { toRequestPath } from "./openapi/request-path.ts";
export { once } from "./operation/once.ts";
export {
  type Credential,
  type CredentialForm,
  credentialForms,
  type CredentialSample,
  describeScheme,
  findAuthProblem,
  readCredential,
} from "./auth/auth-kinds.ts";
export { findSecurityScheme, isCredential, listCredentialSets, printCredentialPlace } from "./auth/read-credentials.ts";
export { identifyParameter, readBareName } from "./normalize/normalize-parameters.ts";
export { readOperations, readWebhooks } from "./operation/read-operations.ts";
export { readParameter } from "./operation/read-parts.ts";
export { type Direction, optionalKeywords } from "./schema/one-way.ts";
export { explainWriteFailure } from "./text/explain-write-failure.ts";
export { type ParsedText, parseText } from "./text/source.ts";
export { describeListView, describeView, readViewLimits } from "./view/describe-view.ts";
export { isFile } from "./view/is-file.ts";
export { isKeptOut } from "./view/is-kept-out.ts";
export { findNearBranches } from "./view/find-near-branches.ts";
export { areAllTypes, typeOf } from "./view/own-types.ts";
export { type Boundary, readBoundaries, readChoices } from "./view/read-choices.ts";
export { readKeyword } from "./view/read-meaning.ts";
export { hasNestedItems, isNested, type ObjectParts, readObjectParts } from "./view/read-object-parts.ts";
export type { OwnKeywords, SchemaChoice, SchemaView, SchemaViews, UnlistedProperties } from "./view/schema-view.ts";
export { listAlways, viewInScope, viewSchema, viewSchemas } from "./view/view-schema.ts";
export { type BranchSelection, selectBranch } from "./view/select-branch.ts";
export { isProcessAlive } from "./revision/is-process-alive.ts";
export { hashFile, type WatchedFiles, watchFiles } from "./watch-files.ts";
export { usualMockPort, usualMockUrl } from "./names/usual-mock.ts";
