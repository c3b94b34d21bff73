import { basename } from "node:path";
import {
  createDiagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type Document,
  type OpenApi,
  printPointer,
  type Report,
} from "@shortvideo-api/document/source";
import { buildExacts, type SchemaScope } from "@shortvideo-api/document/sample/source";
import { buildResources } from "./build-resources.ts";
import { buildOperations } from "./build-operations.ts";
import { buildWebhook } from "./build-webhooks.ts";
import { listOtherSpellings } from "./operation/list-other-spellings.ts";
import { buildSchemaChecks } from "./checks/build-schema-checks.ts";
import { buildSchemas } from "./build-schemas.ts";
import { splitDirections } from "./directions/split-directions.ts";
import { listEndpoints } from "./operation/list-endpoints.ts";
import { listWebhooks } from "./operation/list-webhooks.ts";
import type { ApiModel } from "./api/model.ts";
import { nameOperations, nameSchemas } from "./names/names.ts";
import { readAuth } from "./operation/read-auth.ts";
import { readClientDefaults } from "./operation/read-client-defaults.ts";
import { readErrors, readInBandFailure } from "./operation/read-errors.ts";
import { readTypeNames } from "./names/read-type-names.ts";
import { describeServers } from "./operation/describe-servers.ts";
import { toLine } from "./operation/clean-text.ts";
import { buildTypedSamples, noSamples } from "./shape/build-typed-samples.ts";
import { surveySchemas } from "./survey-schemas.ts";

/** The result of {@link buildModel}: a model, unless the document has errors, and all diagnostics. */
export interface BuiltModel {
  model?: ApiModel;
  /** The model as far as it could be built, even if the document has errors. */
  draft: ApiModel;
  /** The document, with separate schemas for requests and responses where they differ. */
  root: OpenApi;
  diagnostics: Diagnostic[];
}

/** Diagnostics of factories: a schema of the document has two if requests and responses differ. */
const ofFactories: ReadonlySet<DiagnosticCode> = new Set(["factory-not-verified", "schema-without-factory"]);

/** Options of {@link buildModel}. */
export interface ModelOptions {
  /** The document's name in generated files. Default: the name of its file. */
  readonly source?: string | undefined;
  /**
   * Whether the model has schema samples: example requests, fixtures and factories. `false` saves most of the time, and the problems of
   * samples are not found. Default: `true`.
   */
  readonly samples?: boolean;
}

/** Builds the model of a document and finds every problem in it. */
export function buildModel(
  document: Document,
  { source = basename(document.file), samples = true }: ModelOptions = {},
): BuiltModel {
  const { root: original, locate } = document;
  const diagnostics = new Map<string, Diagnostic>();
  const report: Report = (code, steps, message) => {
    const pointer = printPointer(steps);
    const key = ofFactories.has(code) ? `${code} ${pointer} ${message}` : `${code} ${pointer}`;
    if (!diagnostics.has(key)) diagnostics.set(key, createDiagnostic(code, locate(pointer), message));
  };

  const { encoded, isOneWay } = surveySchemas(original, report);
  const { root, origins } = isOneWay ? splitDirections(original) : { root: original, origins: noOrigins };
  const endpoints = listEndpoints(root, report);
  const auth = readAuth(root, endpoints, report);
  const { servers, own: ownServers } = describeServers(root, endpoints, report);
  const keys = Object.keys(root.components.schemas);
  const aliases = nameSchemas(keys, readTypeNames(root, keys, origins));
  const errors = readErrors(endpoints, [...aliases.values()], report);
  const scope: SchemaScope = { schemas: root.components.schemas, aliases };
  const names = nameOperations(endpoints);
  const described = { root, scope, exacts: buildExacts(scope), checks: buildSchemaChecks(root, scope) };
  const shared = {
    ...described,
    samples: samples
      ? buildTypedSamples({ ...scope, otherSpellings: listOtherSpellings(described, endpoints) })
      : noSamples,
    servers: ownServers,
  };
  const ids = new Map(endpoints.map(({ method, path }, index) => [`${method} ${path}`, names[index]?.id ?? ""]));
  const operations = buildOperations(shared, endpoints, names, report);
  const model: ApiModel = {
    title: toLine(root.info.title) ?? "API",
    version: root.info.version,
    source,
    resources: buildResources(root, operations),
    // Before the schemas, which get only the checks that some body needs.
    webhooks: listWebhooks(root, ids).map((webhook) => buildWebhook(shared, webhook, report)),
    schemas: buildSchemas(shared, origins, encoded, report),
    errors,
    inBandFailure: readInBandFailure(root, report),
    auth,
    servers,
    clientDefaults: readClientDefaults(root, report),
  };

  const found = [...diagnostics.values()];
  const hasErrors = found.some(({ severity }) => severity === "error");
  return { ...(hasErrors ? {} : { model }), draft: model, root, diagnostics: found };
}

const noOrigins: ReadonlyMap<string, string> = new Map();
