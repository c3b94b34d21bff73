import {
  isNode,
  isReference,
  mapOperations,
  type OpenApi,
  type OperationObject,
  type PathItem,
  resolveKnown,
} from "@shortvideo-api/document/source";

/**
 * Returns a document in which webhooks and callbacks contain their bodies and responses instead of references to components. The
 * service sends these bodies, and components describe the bodies that callers send. Copies only the parts that change.
 */
export function inlineReceived(root: OpenApi): OpenApi {
  const { webhooks, components } = root;
  const paths = mapValues(root.paths, (item) => mapOperations(item, (operation) => inlineCallbacks(root, operation)));
  if (!webhooks && !components.callbacks && paths === root.paths) return root;
  return {
    ...root,
    ...(webhooks ? { webhooks: mapValues(webhooks, (item) => inlineItem(root, item)) } : {}),
    paths,
    components: inlineCallbacks(root, components),
  };
}

function inlineCallbacks<Part extends Pick<OperationObject, "callbacks">>(root: OpenApi, part: Part): Part {
  if (!part.callbacks) return part;
  const callbacks = mapValues(part.callbacks, (callback) =>
    isReference(callback) ? callback : mapValues(callback, (item) => inlineItem(root, item)),
  );
  return { ...part, callbacks };
}

function inlineItem(root: OpenApi, item: PathItem): PathItem {
  return mapOperations(item, (operation) => {
    const { requestBody, responses } = operation;
    const body = requestBody && resolveKnown(root, requestBody);
    return {
      ...operation,
      ...(body ? { requestBody: body } : {}),
      ...(responses ? { responses: mapValues(responses, (response) => resolveKnown(root, response) ?? response) } : {}),
    };
  });
}

/** Changes each object of a map except extensions. Returns the map itself if no object changes. */
function mapValues<Value>(map: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> {
  let isChanged = false;
  const entries = Object.entries(map).map(([key, value]): [string, Value] => {
    const next = key.startsWith("x-") || !isNode(value) ? value : change(value);
    isChanged ||= next !== value;
    return [key, next];
  });
  return isChanged ? Object.fromEntries(entries) : map;
}
