import type { Header, Reference, ResponseObject } from "@shortvideo-api/document/source";
import { compareWords } from "../schema/compare-annotations.ts";
import type { CompareSchemas } from "../schema/compare-schemas.ts";
import { type ReportChange, toVerdict } from "../change/raw-change.ts";
import { readEssence } from "./compare-content.ts";
import { locateNode, type LocatedNode, locateValue } from "./locate-node.ts";
import { nameValue } from "../change/name-places.ts";
import type { Located } from "../schema/side.ts";

/** A response whose headers are compared, and the components that they may refer to. */
export interface WithHeaders {
  readonly response: LocatedNode<ResponseObject>;
  readonly components: Readonly<Record<string, Header | Reference>> | undefined;
}

/** Compares the headers of a response. No type contains them. */
export function compareHeaders(
  was: WithHeaders,
  is: WithHeaders,
  { status, compareSchemas, report }: { status: string; compareSchemas: CompareSchemas; report: ReportChange },
): void {
  const [before, after] = [listHeaders(was), listHeaders(is)];
  for (const [name, one] of before) {
    const place = `${status}(header).${name}`;
    const other = after.get(name);
    if (!other) {
      const message = `The header \`${name}\` of ${status} was removed.`;
      const wire = toVerdict(one.node.required ?? false);
      report({ code: "header-removed", place, message, wire, types: "safe", before: one.steps });
      continue;
    }
    const [wasRequired, isRequired] = [one.node.required ?? false, other.node.required ?? false];
    if (wasRequired !== isRequired) {
      report({
        code: isRequired ? "header-became-required" : "header-became-optional",
        place,
        message: `The header \`${name}\` of ${status} ${isRequired ? "is always there" : "may be absent"}.`,
        wire: toVerdict(!isRequired),
        types: "safe",
        before: one.steps,
        after: other.steps,
      });
    }
    const steps = { before: one.steps, after: other.steps };
    compareWords({ before: one.node, after: other.node }, { place, steps, report });
    compareSerialization(one, other, place, report);
    const reportUntyped: ReportChange = (change) => report({ ...change, types: "safe" });
    const context = { place, direction: "response", report: reportUntyped } as const;
    compareSchemas(locateHeader(one), locateHeader(other), context);
  }
  for (const [name, other] of after) {
    if (before.has(name)) continue;
    const message = `${status} has the header \`${name}\`.`;
    const place = `${status}(header).${name}`;
    report({ code: "header-added", place, message, wire: "safe", types: "safe", after: other.steps });
  }
}

/** Returns the schema of a header; one without a schema may have any value. */
function locateHeader(header: LocatedNode<Header>): Located {
  return locateValue(header) ?? { schema: true, steps: header.steps };
}

/** Compares the serialization of a header: its media type, or whether an object is exploded. */
function compareSerialization(
  one: LocatedNode<Header>,
  other: LocatedNode<Header>,
  place: string,
  report: ReportChange,
): void {
  const [was, is] = [one, other].map(({ node }) => printSerialization(node));
  if (was === is) return;
  report({
    code: "schema-changed",
    place,
    message: `${nameValue(place)} is written ${is}; it was written ${was}.`,
    wire: "breaks",
    types: "safe",
    before: one.steps,
    after: other.steps,
  });
}

/** Prints the serialization of a header. `explode` has a meaning only for objects. */
function printSerialization({ schema, content, explode }: Header): string {
  const [mediaType] = Object.keys(content ?? {});
  if (schema === undefined && mediaType !== undefined) return `as \`${readEssence(mediaType)}\``;
  const types = typeof schema === "object" && schema.type !== undefined ? [schema.type].flat() : ["object"];
  const isExploded = explode === true && types.includes("object");
  return `in the style \`simple\`${isExploded ? ", exploded" : ""}`;
}

/** Lists headers by name, in lower case. */
function listHeaders({ response: { node, steps }, components }: WithHeaders): ReadonlyMap<string, LocatedNode<Header>> {
  return new Map(
    Object.entries(node.headers ?? {}).flatMap(([name, header]) => {
      const located = locateNode(components, header, [...steps, "headers", name]);
      return located ? [[name.toLowerCase(), located] as const] : [];
    }),
  );
}
