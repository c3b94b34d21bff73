import type { Report } from "../diagnostics/collect-diagnostics.ts";
import type { Kind } from "../openapi/grammar.ts";
import { readBodyKind } from "../openapi/media-type.ts";
import { describeValue, isNode, type Node, type Step } from "../openapi/node.ts";
import { httpMethods } from "../openapi/openapi.ts";
import { stylesOf } from "../openapi/joined-style.ts";

const styles: Readonly<Record<string, readonly string[]>> = stylesOf;

/** Reports fields that the tools ignore, and unknown styles, misplaced operations and unknown parent tags. */
export function checkFeatures(kind: Kind, node: Node, steps: readonly Step[], report: Report): void {
  const reportIgnored = (field: string, effect: string): void => {
    if (node[field] !== undefined)
      report("unsupported-feature", [...steps, field], `\`${field}\` is ignored: ${effect}.`);
  };
  if (kind === "response") reportIgnored("links", "callers make the next request themselves");
  else if (kind === "mediaType") checkMediaType(node, steps, report);
  else if (kind === "encoding") checkStyle(node["style"], styles["query"], "a form", steps, report);
  else if (kind === "xml")
    reportIgnored("nodeType", "a body of XML is a text, which callers write and read themselves");
  else if (kind === "openapi") checkTags(node, report);
  else if (kind === "parameter") {
    const { in: place } = node;
    const known = typeof place === "string" && Object.hasOwn(styles, place) ? styles[place] : undefined;
    checkStyle(node["style"], known, `\`${String(place)}\``, steps, report);
    checkContent(node, steps, report);
    if (node["in"] === "cookie" || node["in"] === "header") {
      const isEncoded = node["in"] === "cookie" && node["style"] !== "cookie";
      const effect = isEncoded ? "the style `form` encodes all cookies" : "the value is not percent-encoded";
      if (node["allowReserved"] === true) reportIgnored("allowReserved", effect);
    }
  } else if (kind === "pathItem") checkAdditional(node["additionalOperations"], steps, report);
}

function checkStyle(
  style: unknown,
  known: readonly string[] | undefined,
  place: string,
  steps: readonly Step[],
  report: Report,
): void {
  if (typeof style !== "string" || known === undefined || known.includes(style)) return;
  const message = `\`style\` is \`${style}\`. The styles in ${place} are ${known.map((each) => `\`${each}\``).join(", ")}.`;
  report("unknown-style", [...steps, "style"], message);
}

/** Reports what a parameter has beside its only media type. */
function checkContent({ content, schema }: Node, steps: readonly Step[], report: Report): void {
  if (!isNode(content)) return;
  const [first, ...others] = Object.keys(content);
  if (first === undefined) return;
  for (const name of others) {
    const message = `\`${name}\` is ignored: a parameter is written in one media type, here \`${first}\`.`;
    report("unsupported-feature", [...steps, "content", name], message);
  }
  if (schema === undefined) return;
  report("unsupported-feature", [...steps, "content"], "`content` is ignored: the parameter has a `schema`, too.");
}

/** Reports a media type that no header can carry, and an encoding without effect. */
function checkMediaType({ encoding }: Node, steps: readonly Step[], report: Report): void {
  const [holder, name] = [steps.at(-2), String(steps.at(-1))];
  if (holder !== "content") return;
  if (!mediaTypeOrRange.test(name)) {
    report("media-type-malformed", steps, `\`${name}\` is not a media type.`);
    return;
  }
  if (encoding === undefined) return;
  const kind = readBodyKind(name);
  if (kind !== "form" && !/^multipart\//i.test(name)) {
    const message = `\`encoding\` is ignored: only forms and multipart bodies have one, and this is \`${name}\`.`;
    report("unsupported-feature", [...steps, "encoding"], message);
  }
}

// A type, a subtype and parameters. https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1
const mediaTypeOrRange = /^\s*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;[ -~]*)?$/;

/** Reports additional operations of methods that have a field of their own. */
function checkAdditional(operations: unknown, steps: readonly Step[], report: Report): void {
  if (!isNode(operations)) return;
  for (const method of Object.keys(operations)) {
    const field = httpMethods.find((each) => each === method.toLowerCase());
    if (field === undefined) continue;
    const message = `\`additionalOperations\` has \`${method}\`, which belongs in the field \`${field}\` of the path.`;
    report("misplaced-operation", [...steps, "additionalOperations", method], message);
  }
}

/** Reports tags whose `parent` is not declared, or leads back to the tag. https://spec.openapis.org/oas/v3.2.0.html#tag-object */
function checkTags(root: Node, report: Report): void {
  const tags: unknown[] = Array.isArray(root["tags"]) ? root["tags"] : [];
  const parents = new Map(tags.flatMap((tag) => (isNode(tag) ? [[tag["name"], tag["parent"]] as const] : [])));
  for (const [index, tag] of tags.entries()) {
    if (!isNode(tag) || typeof tag["parent"] !== "string") continue;
    const { name, parent } = tag;
    const place = ["tags", index, "parent"];
    if (!parents.has(parent)) report("unknown-tag", place, `The parent \`${parent}\` is not a tag of the document.`);
    else if (leadsTo(name, parent, parents))
      report("unknown-tag", place, `The tag is its own ancestor through its parent \`${parent}\`.`);
  }
}

function leadsTo(name: unknown, parent: unknown, parents: ReadonlyMap<unknown, unknown>): boolean {
  const seen = new Set<unknown>();
  for (let tag = parent; tag !== undefined && !seen.has(tag); tag = parents.get(tag)) {
    if (tag === name) return true;
    seen.add(tag);
  }
  return false;
}

/** Extensions whose names other tools use, too, and the fields of which ours has at least one. */
const ownFields: Readonly<Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>>> = {
  operation: { "x-deprecated": ["since", "why", "use"], "x-pagination": ["style", "param", "items"] },
  response: { "x-error": ["class"] },
};

/** Removes extensions of other tools that only share their names with ours, with a warning. */
export function dropForeignExtensions(kind: Kind, node: Node, steps: readonly Step[], report: Report): void {
  const own = ownFields[kind];
  if (own === undefined) return;
  for (const [name, fields] of Object.entries(own)) {
    const value = node[name];
    if (value === undefined || value === null) continue;
    if (isNode(value) && fields.some((field) => Object.hasOwn(value, field))) continue;
    const message = `\`${name}\` is ${describeValue(value)}, without ${fields.map((field) => `\`${field}\``).join(", ")}.`;
    report("foreign-extension", [...steps, name], message);
    delete node[name];
  }
}
