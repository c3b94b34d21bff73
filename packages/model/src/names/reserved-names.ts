/** Words that cannot name a binding in a module. https://tc39.es/ecma262/#prod-ReservedWord */
export const reservedWords = (
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
  "finally for function if implements import in instanceof interface let new null package private protected public " +
  "return static super switch this throw true try typeof undefined var void while with yield"
).split(" ");

/** Types of TypeScript and JavaScript that generated code or its users rely on. */
const globals =
  "AbortSignal Array ArrayBuffer AsyncIterable AsyncIterator Awaited BigInt Blob Boolean Date Error Exclude Extract " +
  "FormData Function Headers Iterable Iterator Map NonNullable Number Object Omit Parameters Partial Pick Promise " +
  "PromiseLike ReadableStream Readonly ReadonlyArray ReadonlyMap ReadonlySet Record RegExp Request Required Response " +
  "ReturnType Set String Symbol Uint8Array URL URLSearchParams";

/** Names of our packages that generated files import or export in addition to the names of the document. */
const packageNames =
  "ApiError BasicCredentials BinaryBody CallOptions CallTimeoutError DeclaredDefaults DeprecationNotice ClientError ClientOptions Connection ConnectionError " +
  "ConnectOptions CountedList CredentialContext CredentialFunction CredentialsError CredentialValue CursorList DeprecationWarning DetailedResponse ErrorClasses ErrorDetails EventOptions EventStream Exact " +
  "ExactPart ExtraParams FailedResponse FailureBody FailureClasses FailureOf FetchPage FetchPageOptions FetchResponse FilePart FixturesOf Hooks " +
  "InBandError InvalidWebhookError ItemsBody ItemStream JsonString Layer Limiter LimiterOptions LimitOptions Logger LogLevel MalformedJsonError MediaBody MediaOptions MediaResult MediaResults MediaWithin Middleware " +
  "OperationFailures OperationChecks OperationId OperationMedia OperationMetadata OperationParams OperationRequestBodies OperationResponses OptionTypes " +
  "Overrides PagedList PaginateOptions PaginationLoopError Paginator Params ParamsError ParamViolation ParsedWebhook ParseWebhookOptions " +
  "PendingResponse RateLimit RawRequest ReadAs Redirect RequestBody RequestEvent RequestParts Resources ResponseBody ResponseChecks ResponseEvent ResponseTooLargeError " +
  "ResultOf ResumeToken RetryEvent RetryOptions SchemaCheck ServerOptions ServerSentEvent ServiceMetadata UnexpectedResponseError VerifyRequest WebhookBody " +
  "WebhookMetadata WebhookViolation WithRequired";

/** Names that schemas, resource classes and error classes do not get. */
export const reservedTypeNames = `${globals} ${packageNames}`.split(" ");

/**
 * Further names that schemas do not get. `exactRequests` and `exactResponses` are the marks of all operations, and `decodeJson` and
 * `encodeJson` are functions of the package `wire`.
 */
export const reservedSchemaNames = ["Json", "Requests", "Responses"];

/** Functions of the client, and names in the files of its operations. */
export const reservedClientNames = (
  "allChecks basicForm checkBody checkInner chooseEvents chooseMedia connect connection createResources createClient createLimiter deprecationWarnings errorClasses extraParams " +
  "clientDefaults credentialFunctions idempotencyKeys " +
  "logging openTelemetry readDeprecation readRateLimit " +
  "holdsStream isFailureOf options page getFetchedItems getResumeToken hooks middleware openDownload openEvents openLines openNothing " +
  "openRecords paramChecks params parseWebhook pickByStatus quota readBlob readEventJson readEventJsonOrText readExact readJsonOrText readQuotedText readRedirect responseLimit resultOf " +
  "retries serializeBody serializeExactJson serializeJson serializeLists serializeParams serializePlain serializeQueryString service standardLayers text timeouts verifyCredentials writeForm writeLines writeRecords"
).split(" ");

/** Members that every object inherits: an object without the property still returns a value. */
export const inheritedMembers = (
  "__defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ constructor hasOwnProperty " +
  "isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf"
).split(" ");

/** Members that every object inherits, and members that change how an object is used: an object with `then` is awaited. */
export const reservedMembers = [...inheritedMembers, ..."catch finally prototype then toJSON".split(" ")];

/** Stems of generated files that are not resources, and names that Windows reserves for devices. */
export const reservedFiles = (
  "auth-options checks encoded errors exact factories functions index media openapi operations param-checks resources response-checks schemas service webhook-metadata " +
  "client-defaults " +
  "aux com1 com2 com3 com4 com5 com6 com7 com8 com9 con lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9 nul prn"
).split(" ");
