import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import {
  findConfig,
  loadDocument,
  namePackages,
  type OpenApi,
  printDiagnostics,
  ProblemsError,
  readOperations,
  usualMockUrl,
} from "@shortvideo-api/document";
import { bindApi } from "@shortvideo-api/bind";
import { listPreferences, serviceDocument } from "@shortvideo-api/mock/requests";
import { buildModel, listWebhooks } from "@shortvideo-api/model";
import type { SiteContent, SiteOperation, SiteResource, SiteRelease, SiteServer, SiteWebhook } from "./content.js";
import { listTypes } from "./list-types.js";
import { createPageNamer } from "./name-pages.js";
import { readExampleCall } from "./read-example-call.js";

/** Options of {@link readContent}. */
export interface ContentOptions {
  /** Path of the document. */
  spec: string;
  /** Further servers, listed before those of the document. */
  servers?: readonly SiteServer[];
  /** The releases of the document, newest first, of `readReleases`. Default: none; the site has no changelog. */
  releases?: readonly SiteRelease[] | undefined;
  /** Receives the errors of a document whose other parts can be shown, as text. */
  onProblem?: ((text: string) => void) | undefined;
}

/** Reads what the pages of a site are made of. Throws a `ProblemsError` if the document has problems. */
export async function readContent(options: ContentOptions): Promise<SiteContent> {
  const { spec, servers = [], releases = [], onProblem } = options;
  const config = findConfig(spec);
  const { document, diagnostics } = await loadDocument(resolve(spec), { config });
  if (!document) throw new ProblemsError(diagnostics);
  const built = buildModel(document);
  if (!built.model) throw new ProblemsError([...diagnostics, ...built.diagnostics]);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) onProblem?.(printDiagnostics(errors, { folder: process.cwd() }));
  const { model, root } = built;
  const isDefaultDocument = isDefault(spec);
  const packages = namePackages(config ?? {});
  const documented = new Map(readOperations(root).map((each) => [`${each.method} ${each.path}`, each]));
  const [nameResource, nameOperation] = [createPageNamer("resources"), createPageNamer("operations")];
  const nameWebhook = createPageNamer("webhooks");
  const bound = bindApi(model);
  const schemas = new Map(model.schemas.map((schema) => [schema.name, schema]));
  const resources: SiteResource[] = [];
  for (const resource of model.resources) {
    const own: SiteOperation[] = [];
    for (const operation of resource.operations) {
      const found = documented.get(`${operation.httpMethod} ${operation.path}`);
      const call = bound.operations.get(operation.id);
      if (!found || !call) continue;
      const example = await readExampleCall(call, schemas);
      own.push({ operation, resource, documented: found, page: nameOperation(operation.id), example });
    }
    resources.push({ resource, page: nameResource(resource.name), operations: own });
  }
  const operations = resources.flatMap((each) => each.operations);
  const ids = new Map(operations.map(({ operation: { httpMethod, path, id } }) => [`${httpMethod} ${path}`, id]));
  // The model has its webhooks in the same order.
  const webhooks = listWebhooks(root, ids).flatMap(({ documented: found }, index): SiteWebhook[] => {
    const webhook = model.webhooks[index];
    return webhook ? [{ webhook, documented: found, page: nameWebhook(webhook.id) }] : [];
  });
  const declared = [
    ...servers,
    ...model.servers.shared.map(({ defaultUrl: url, description }) => ({ url, description })),
    ...listLocalServers(root),
  ];
  const reachable = declared.some(({ url }) => url === usualMock.url) ? declared : [...declared, usualMock];
  const types = listTypes(root, model.schemas, [...operations, ...webhooks]);
  return {
    document,
    root,
    model,
    resources,
    operations,
    webhooks,
    types,
    pages: new Map([
      ...[...types.values()].map(({ schema, page }) => [schema.name, page] as const),
      ...operations.map(({ operation, page }) => [operation.id, page] as const),
    ]),
    schemas,
    errors: new Map(model.errors.map((error) => [error.name, error])),
    markExact: bound.exact,
    isDefaultDocument,
    packages: packages ?? namePackages(isDefaultDocument ? { scope: "@shortvideo-api" } : {}) ?? generatedFiles,
    parts: packages && (config?.parts ?? []),
    baseUrl: declared[0]?.url ?? "https://api.example.com",
    servers: reachable,
    origins: listOrigins({ servers: reachable, operations }),
    preferences: await listPreferences(document.root, document.file),
    releases,
  };
}

/** The address of a mock that readers start themselves. */
export const usualMock: SiteServer = { url: usualMockUrl, description: "A mock on your machine." };

/** Lists servers on the machine of the reader, such as a mock. Clients do not take them as their default, so the model lacks them. */
function listLocalServers({ servers = [] }: OpenApi): SiteServer[] {
  return servers
    .filter(({ url }) => /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^{}]*)?$/.test(url))
    .map(({ url, description }) => ({ url, description }));
}

/** Lists the origins of all servers. A host with a sign that would end the list is left out. */
function listOrigins({ servers, operations }: Pick<SiteContent, "servers" | "operations">): string[] {
  const own = operations.flatMap(({ operation }) => operation.servers.map(({ defaultUrl }) => defaultUrl));
  const urls = [...servers.map(({ url }) => url), ...own];
  const origins = urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []));
  return [...new Set(origins)].filter((origin) => /^https?:[\w.:/[\]-]+$/.test(origin));
}

/** Returns whether a path is that of the document that the tools use by default. */
function isDefault(spec: string): boolean {
  return existsSync(spec) && realpathSync(spec) === realpathSync(serviceDocument);
}

/** The files that `generate --out api` writes. */
const generatedFiles = {
  "openapi-types": "./api/index.js",
  wire: "./api/index.js",
  pagination: "./api/index.js",
  client: "./api/index.js",
  fixtures: "./api/index.js",
};
