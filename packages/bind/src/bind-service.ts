import {
  ApiError,
  type ApiErrorClass,
  namedForms,
  type ErrorClasses,
  locateServers,
  placeInCookie,
  placeInHeader,
  placeInQuery,
  type SchemeMetadata,
  type SecurityAlternatives,
  type ServerMetadata,
  type ServiceMetadata,
  signWithKey,
  signWithNothing,
  signWithSchemes,
} from "@shortvideo-api/client/runtime";
import {
  type ApiModel,
  type Auth,
  type AuthAlternatives,
  type AuthScheme,
  type ErrorClass,
  type Failure,
  findSharedFailures,
  noInBandFailure,
  type ServerAddress,
} from "@shortvideo-api/model";

/** The error classes of a document, by name. */
export type BoundErrors = ReadonlyMap<string, ApiErrorClass>;

/** Creates the error classes that the document names. */
export function bindErrors({ errors }: ApiModel): BoundErrors {
  return new Map(errors.map((error) => [error.name, createErrorClass(error)]));
}

function createErrorClass({ name, advice, meaning }: ErrorClass): ApiErrorClass {
  return class extends ApiError {
    static override readonly advice = advice;
    static override readonly meaning = meaning;
    override readonly name = name;
  };
}

/** Returns the metadata that all operations share. */
export function bindService(model: ApiModel, errors: BoundErrors): ServiceMetadata {
  const { auth, inBandFailure = noInBandFailure, servers } = model;
  const { shared, choice, others } = servers;
  return {
    ...(!servers.isBaseUrlRequired && {
      createLocator: locateServers(shared.map(bindServer), { choice, others: others.map(({ name }) => name) }),
    }),
    createSigner: bindSigner(auth),
    ...inBandFailure,
    errors: bindFailures([...findSharedFailures(model).values()], errors),
  };
}

/** Returns a server as the client takes it. */
export function bindServer({ url, variables }: ServerAddress): ServerMetadata {
  const entries = variables.map(({ name, default: usual, values }) => [name, { default: usual, values }]);
  return { url, variables: Object.fromEntries(entries) };
}

function bindSigner(auth: Auth): ServiceMetadata["createSigner"] {
  const [scheme] = auth.schemes;
  if (!scheme || auth.option === undefined) return signWithNothing;
  if (auth.option === "apiKey") return signWithKey(bindScheme(scheme));
  return signWithSchemes(
    Object.fromEntries(auth.schemes.map((each) => [each.name, bindScheme(each)])),
    listNames(auth.shared),
  );
}

const places = { header: placeInHeader, query: placeInQuery, cookie: placeInCookie } as const;

function bindScheme({ credential: { form, in: place, name, prefix } }: AuthScheme): SchemeMetadata {
  return { place: places[place], name, prefix, form: namedForms[form] };
}

/** Returns the alternatives of an operation; `undefined` for those of the service. */
export function bindSecurity(alternatives: AuthAlternatives, { option }: Auth): SecurityAlternatives | undefined {
  if (option === "apiKey") return alternatives.length === 0 ? [] : undefined;
  return option === undefined ? undefined : listNames(alternatives);
}

function listNames(alternatives: AuthAlternatives): string[][] {
  return alternatives.map((each) => each.map(({ scheme }) => scheme));
}

/** Returns the classes of failures, by status. */
export function bindFailures(failures: readonly Failure[], errors: BoundErrors): ErrorClasses {
  const find = (name: string): ApiErrorClass => errors.get(name) ?? ApiError;
  return Object.fromEntries(
    failures
      .filter(({ errorClass }) => errorClass !== "ApiError")
      .map(({ status, errorClass, cases }) => [
        `${status}`,
        cases.length === 0
          ? find(errorClass)
          : {
              class: find(errorClass),
              cases: cases.map((each) => ({ contains: each.contains, class: find(each.errorClass) })),
            },
      ]),
  );
}
