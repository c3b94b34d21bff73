import { type OpenApi, readTagPath, splitName, type Tag, toCamelCase } from "@shortvideo-api/document/source";
import type { Resource } from "./api/model.ts";
import type { Operation } from "./api/operation.ts";
import type { ResourceNames } from "./names/names.ts";
import { cleanText } from "./operation/clean-text.ts";

/**
 * Groups operations by resource. Resources that the document's tags name come first, in the order of the tags. The resources within a
 * resource follow it.
 */
export function buildResources(
  root: OpenApi,
  operations: readonly { resource: ResourceNames; operation: Operation }[],
): Resource[] {
  const groups = new Map<ResourceNames, Operation[]>();
  const children = new Map<ResourceNames | undefined, ResourceNames[]>();
  const open = (resource: ResourceNames): Operation[] => {
    const known = groups.get(resource);
    if (known) return known;
    const { parent } = resource;
    if (parent) open(parent);
    children.set(parent, [...(children.get(parent) ?? []), resource]);
    const members: Operation[] = [];
    groups.set(resource, members);
    return members;
  };
  for (const { resource, operation } of operations) open(resource).push(operation);

  const tags = readTags(root);
  const build = (parent: ResourceNames | undefined): Resource[] =>
    (children.get(parent) ?? [])
      .map((names) => {
        const { members, file, className } = names;
        const name = members.join(".");
        const { tag, index = tags.size } = tags.get(name.toLowerCase()) ?? {};
        const description = cleanText(tag?.description ?? tag?.summary);
        const resource = { name, members, file, className, description, operations: groups.get(names) ?? [] };
        return { resource: { ...resource, resources: build(names) }, index };
      })
      .sort((left, right) => left.index - right.index)
      .map(({ resource }) => resource);
  return build(undefined).flatMap(listWithin);
}

/** A tag, and its index in the document. */
interface IndexedTag {
  readonly tag: Tag;
  readonly index: number;
}

/** Returns the tags by the resource that they name, in lower case. An `operationId` may leave out the parents of a tag. */
function readTags(root: OpenApi): ReadonlyMap<string, IndexedTag> {
  const tags = root.tags.map((tag, index) => ({ tag, index }));
  const nameBy = (read: (tag: Tag) => readonly string[]): [name: string, tag: IndexedTag][] =>
    tags.map((indexed) => [read(indexed.tag).map(toCamelCase).join(".").toLowerCase(), indexed]);
  return new Map([
    ...nameBy(({ name }) => splitName(name)),
    ...nameBy(({ name }) => readTagPath(root.tags, [name])?.path ?? []),
  ]);
}

/** Lists a resource and all resources within it. */
function listWithin(resource: Resource): Resource[] {
  return [resource, ...resource.resources.flatMap(listWithin)];
}
