/** Words that no binding may be called by, in modules. https://tc39.es/ecma262/#prod-ReservedWord */
export const reservedWords = (
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
  "finally for function if implements import in instanceof interface let new null package private protected public " +
  "return static super switch this throw true try typeof undefined var void while with yield"
).split(" ");

/** Types of TypeScript and JavaScript that generated code or the code around it relies on. */
const globals =
  "AbortController AbortSignal Array ArrayBuffer AsyncIterable AsyncIterator Awaited BigInt Blob Boolean Capitalize " +
  "ConstructorParameters DataView Date Error Exclude Extract File FormData Function Generator Headers Infinity Intl " +
  "Iterable Iterator JSON Map Math NaN NonNullable Number Object Omit Parameters Partial Pick Promise PromiseLike Proxy " +
  "ReadableStream Readonly ReadonlyArray ReadonlyMap ReadonlySet Record Reflect RegExp Request Required Response " +
  "ReturnType Set String Symbol ThisType Uint8Array Uncapitalize URL URLSearchParams WeakMap WeakSet " +
  "Any BigInt64 Never Null Unknown Void";

/** Names of the packages' own, which generated files import or export beside what the document names. */
const ours =
  "Answer Answers ApiError AreaOf Areas Bodies Call CallOptions Client ClientOptions Components CursorWalk Exact ExactPart " +
  "FailedAnswer FailureBody FetchPage FetchPageOptions HttpClient InBandError JsonString MalformedJsonError NumberedWalk " +
  "OffsetWalk OperationAnswers OperationBodies OperationFailures OperationId OperationParams Operations Overrides Pages " +
  "PaginationLoopError Params Paths RequestBody Sample Service UnexpectedAnswerError WalkOptions WalkPosition Webhooks";

/** Names that no schema, area class or error class gets. */
export const reservedTypeNames = `${globals} ${ours}`.split(" ");

/** Constants and functions that stand beside the fixtures. */
export const reservedFixtureNames = [
  ...reservedWords,
  ..."answers bodies digits factories failures fixtures index operations override overrides pick serializeAnswer".split(
    " ",
  ),
];

/** Members that every object has, or that make it something else: an object with `then` is awaited. */
export const reservedMembers = (
  "__defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ catch constructor finally hasOwnProperty " +
  "isPrototypeOf propertyIsEnumerable prototype then toJSON toLocaleString toString valueOf"
).split(" ");

/** Stems of generated files that are not areas, and names that Windows keeps for devices. */
export const reservedFiles = (
  "areas encoded errors exact factories index openapi operations schemas service " +
  "aux com1 com2 com3 com4 com5 com6 com7 com8 com9 con lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9 nul prn"
).split(" ");
