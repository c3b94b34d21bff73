import {
  type ApiModel,
  isList,
  listMarkedBodies,
  listOperations,
  nameBodyCheck,
  nameExact,
  nameSchemaCheck,
} from "@shortvideo-api/model/source";
import { type Import, importNames, type Origins, toOrigins, importTypes } from "../print/imports.ts";

/** The types of the client that describe options and results of calls, by file. Callers may name them, too. */
const resultTypes = {
  "../call/call-options.js": "EventOptions MediaOptions MediaResult MediaWithin ReadAs",
  "../responses/redirect.js": "Redirect",
  "../streams/item-stream.js": "EventStream ItemStream ServerSentEvent",
};

/** The other types that generated files name, by file. */
const otherTypes = {
  "../call/call-options.js": "CallOptions",
  "../call/check-options.js": "OptionTypes",
  "../call/declared-defaults.js": "DeclaredDefaults",
  "../call/metadata.js": "OperationMetadata ServiceMetadata",
  "../call/signer.js": "BasicCredentials CredentialValue",
  "../checks/check-response.js": "ResponseChecks",
  "../checks/operation-checks.js": "OperationChecks SchemaCheck",
  "../connection/connection.js": "Connection PendingResponse",
  "../errors/api-error.js": "InBandError",
  "../errors/error-classes.js": "ErrorClasses",
  "../webhooks/webhook-metadata.js": "WebhookBody WebhookMetadata",
  "./media.js": "MediaResults",
  "./server-options.js": "ServerOptions",
  "@shortvideo-api/pagination": "PaginateOptions Paginator",
};

/** The functions and classes that generated files name, by file. */
const values = {
  "../auth/basic-form.js": "basicForm",
  "../auth/credential-functions.js": "credentialFunctions",
  "../auth/sign-with-header.js": "signWithHeader",
  "../auth/sign-with-nothing.js": "signWithNothing",
  "../auth/sign-with-schemes.js": "signWithKey signWithSchemes",
  "../call/outgoing.js": "placeInCookie placeInHeader placeInQuery",
  "../checks/check-body.js": "checkBody checkInner",
  "../connection/locate-server.js": "locateServer",
  "../connection/locate-servers.js": "locateServers",
  "../errors/api-error.js": "ApiError",
  "../layers/idempotency-keys.js": "idempotencyKeys",
  "../responses/choose-media.js": "chooseMedia",
  "../responses/pick-by-status.js": "pickByStatus",
  "../responses/read-blob.js": "readBlob",
  "../responses/read-quoted-text.js": "readQuotedText",
  "../responses/redirect.js": "readRedirect",
  "../serialize/holds-stream.js": "holdsStream",
  "../serialize/serialize-body.js": "serializeBody",
  "../serialize/serialize-json.js": "serializeExactJson serializeJson",
  "../serialize/serialize-params.js": "serializeParams",
  "../serialize/serialize-plain.js": "serializePlain",
  "../serialize/serialize-query-string.js": "serializeQueryString",
  "../serialize/serialize-scalars.js": "serializeLists",
  "../serialize/write-form.js": "writeForm",
  "../serialize/write-items.js": "writeLines writeRecords",
  "../streams/item-stream.js": "openNothing",
  "../streams/open-download.js": "openDownload",
  "../streams/open-events.js": "chooseEvents openEvents",
  "../streams/open-items.js": "openLines openRecords",
  "../streams/read-item.js": "readEventJson readEventJsonOrText readJsonOrText",
  "./errors.js": "errorClasses",
  "@shortvideo-api/wire": "int64 readExact stringifyExact",
};

function importAll(modules: Readonly<Record<string, string>>, isTypeOnly: boolean): Import[] {
  return Object.entries(modules).flatMap(([from, names]) => importNames(from, names.split(" "), isTypeOnly));
}

/** The types of the client that callers of an operation may name: its options, streams and redirects. */
export const resultOrigins: Origins = toOrigins(importAll(resultTypes, true));

/** Lists where the names come from that the files of a client use. */
export function listOrigins(model: ApiModel, sentSchemas: ReadonlySet<string>): Origins {
  const { errors, schemas } = model;
  const { requests, responses, others } = listMarkedBodies(model);
  const operations = listOperations(model);
  const checks = [...[...sentSchemas].map(nameSchemaCheck), ...operations.map(({ name }) => nameBodyCheck(name))];
  return toOrigins([
    ...importAll(resultTypes, true),
    ...importAll(otherTypes, true),
    ...importAll(values, false),
    ...importTypes(model),
    ...importNames("./checks.js", checks),
    ...importNames(
      "./errors.js",
      errors.map(({ name }) => name),
    ),
    ...importNames(
      "@shortvideo-api/pagination",
      operations.filter(isList).map(({ pagination }) => pagination.paginate),
    ),
    ...importNames(
      "@shortvideo-api/wire",
      schemas.map(({ name }) => nameExact(name)),
    ),
    ...importNames(
      "@shortvideo-api/wire",
      [...requests, ...responses, ...others].map(({ name }) => name),
    ),
  ]);
}
