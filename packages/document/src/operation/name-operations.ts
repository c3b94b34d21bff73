import { findSuccessKey } from "./find-response.ts";
import { deriveOperationIds } from "../names/derive-operation-ids.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { listOperationNodes } from "../openapi/list-operation-nodes.ts";
import { isNode, type Step } from "../openapi/node.ts";
import type { OpenApi, OperationObject } from "../openapi/openapi.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { readTagPath } from "./read-tag-path.ts";

/**
 * Derives an `operationId` for each operation below `paths` that has none, or the same as an earlier one. Changes the document in
 * place. Reports repeated ids; webhooks lose them.
 *
 * `x-names: derived` also replaces ids that name no resource. It is the default if nearly all operations have no id of their own.
 * `x-names: as-written` keeps the ids of an operation or of the document, and so do the steps of ids that `isAdded` knows from an overlay. References in `x-deprecated.use` get the new ids.
 */
export function nameOperations(root: OpenApi, report: Report, isAdded: (steps: readonly Step[]) => boolean): void {
  const operations = listNamed(root, "paths");
  /** The first request with each id. */
  const owners = new Map<string, string>();
  const repeated = new Set(operations.filter((each) => !claimId(each, owners)));
  const { "x-names": names } = root;
  const formerTags = readFormerTags(root["x-former-tags"]);
  const ids = deriveOperationIds(
    operations.map((each) => {
      const { path, httpMethod, operation, steps } = each;
      const { operationId = "", tags = [] } = operation;
      const isOwn = operationId !== "" && !repeated.has(each);
      const { tag, path: tagPath = [] } = readTagPath(root.tags, tags) ?? {};
      return {
        operationId: isOwn ? operationId : undefined,
        isChosen: operation["x-names"] === "as-written" || (isOwn && isAdded([...steps, "operationId"])),
        tagPath,
        formerTag: tag === undefined ? undefined : formerTags.get(tag),
        httpMethod,
        path,
        returnsList: returnsList(root, operation),
      };
    }),
    names === "derived" || names === "as-written" ? names === "derived" : undefined,
  );
  const renamed = new Map<string, string>();
  for (const [index, each] of operations.entries()) {
    const { operation, steps } = each;
    const id = ids[index] ?? "";
    const { operationId: former = "" } = operation;
    if (former === id) continue;
    operation.operationId = id;
    if (former === "") continue;
    if (!repeated.has(each)) renamed.set(former, id);
    else {
      const message = `\`${former}\` is also the operationId of ${owners.get(former)}, so this operation is called \`${id}\`.`;
      report("duplicate-operation-id", [...steps, "operationId"], message);
    }
  }
  for (const each of listNamed(root, "webhooks")) {
    const { operationId = "" } = each.operation;
    if (claimId(each, owners)) continue;
    delete each.operation.operationId;
    const message = `\`${operationId}\` is also the operationId of ${owners.get(operationId)}, so the webhook has none.`;
    report("duplicate-operation-id", [...each.steps, "operationId"], message);
  }
  if (renamed.size === 0) return;
  for (const { operation } of operations) {
    const deprecation = operation["x-deprecated"];
    const use = renamed.get(deprecation?.use ?? "");
    if (use !== undefined) operation["x-deprecated"] = { ...deprecation, use };
  }
}

/** An operation, and its place in the document. */
interface PlacedOperation {
  readonly path: string;
  readonly httpMethod: string;
  readonly operation: OperationObject;
  readonly steps: readonly string[];
}

function listNamed(root: OpenApi, section: "paths" | "webhooks"): PlacedOperation[] {
  return Object.entries(root[section] ?? {}).flatMap(([path, item]) =>
    listOperationNodes(item).map(({ method, inner, operation }) => {
      return { path, httpMethod: method, operation, steps: [section, path, ...inner] };
    }),
  );
}

/** Returns `false` if another operation has the same id. */
function claimId({ operation, httpMethod, path }: PlacedOperation, owners: Map<string, string>): boolean {
  const { operationId = "" } = operation;
  if (operationId === "") return true;
  if (owners.has(operationId)) return false;
  owners.set(operationId, `\`${httpMethod} ${path}\``);
  return true;
}

function readFormerTags(value: unknown): ReadonlyMap<string, string> {
  const entries = isNode(value) ? Object.entries(value) : [];
  return new Map(entries.flatMap(([name, former]) => (typeof former === "string" ? [[name, former]] : [])));
}

/** Returns `true` when the successful response is a JSON list. */
function returnsList(root: OpenApi, { responses = {} }: OperationObject): boolean {
  const response = responses[findSuccessKey(Object.keys(responses))];
  const { content = {} } = (response && resolveKnown(root, response)) ?? {};
  const [, media] = Object.entries(content).find(([type]) => /json/i.test(type)) ?? [];
  const schema = resolveKnown(root, media?.schema);
  return isNode(schema) && schema["type"] === "array";
}
