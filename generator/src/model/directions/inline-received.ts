import {
  dereference,
  httpMethods,
  isNode,
  isReference,
  type OpenApi,
  type OperationObject,
  type PathItem,
} from "@shortvideo-api/document/source";

/**
 * Returns a document in which webhooks and callbacks contain their bodies and responses themselves. The service sends those
 * bodies, and a shared component describes the bodies that callers send.
 */
export function inlineReceived(root: OpenApi): OpenApi {
  const { webhooks, components, paths } = root;
  return {
    ...root,
    ...(webhooks ? { webhooks: mapValues(webhooks, (item) => inlineItem(root, item)) } : {}),
    paths: mapValues(paths, (item) => mapOperations(item, (operation) => inlineCallbacks(root, operation))),
    components: { ...components, ...inlineCallbacks(root, { callbacks: components.callbacks ?? {} }) },
  };
}

function inlineCallbacks<Part extends Pick<OperationObject, "callbacks">>(root: OpenApi, part: Part): Part {
  if (!part.callbacks) return part;
  const callbacks = mapValues(part.callbacks, (callback) =>
    isReference(callback) ? callback : mapValues(callback, (item) => inlineItem(root, item)),
  );
  return { ...part, callbacks };
}

function inlineItem({ components }: OpenApi, item: PathItem): PathItem {
  return mapOperations(item, (operation) => {
    const { requestBody, responses } = operation;
    const body = requestBody && dereference(components.requestBodies, requestBody);
    return {
      ...operation,
      ...(body ? { requestBody: body } : {}),
      ...(responses
        ? { responses: mapValues(responses, (response) => dereference(components.responses, response) ?? response) }
        : {}),
    };
  });
}

function mapOperations(item: PathItem, change: (operation: OperationObject) => OperationObject): PathItem {
  const changed: PathItem = { ...item };
  for (const method of httpMethods) {
    const operation = item[method];
    if (operation) changed[method] = change(operation);
  }
  if (item.additionalOperations) changed.additionalOperations = mapValues(item.additionalOperations, change);
  return changed;
}

/** Changes each object of a map. Extensions among them may be anything. */
function mapValues<Value>(
  map: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => [key, key.startsWith("x-") || !isNode(value) ? value : change(value)]),
  );
}
