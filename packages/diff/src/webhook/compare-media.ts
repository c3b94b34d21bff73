import type { Direction, MediaType } from "@shortvideo-api/document/source";
import type { RawChange, ReportChange } from "../change/raw-change.ts";
import { readEssence } from "../operation/compare-content.ts";
import type { LocatedNode } from "../operation/locate-node.ts";
import { compareWords } from "../schema/compare-annotations.ts";
import { type ComparedSides, createSchemaComparison } from "../schema/compare-schemas.ts";
import type { Located } from "../schema/side.ts";

/** A body in both documents. */
export interface BodyPair {
  readonly was: LocatedNode<{ readonly content?: Readonly<Record<string, MediaType>> | undefined }>;
  readonly is: BodyPair["was"];
}

/** The effect of a changed media type on receivers. */
type MediaVerdict = Pick<RawChange, "message" | "wire" | "types">;

interface MediaContext {
  readonly place: string;
  /** `"response"` for a body that receivers read, and `"request"` for one that they send. */
  readonly direction: Direction;
  readonly onRemoved: (name: string) => MediaVerdict;
  readonly onAdded: (name: string) => MediaVerdict;
  /** Returns the receiver of changes in a schema, by the name of its media type. Default: `report`. */
  readonly reportSchema?: (name: string) => ReportChange;
  readonly report: ReportChange;
}

/** Compares the media types of a body, and the schema of each. Parameters such as `charset` are ignored. */
export function compareMedia(sides: ComparedSides, { was, is }: BodyPair, context: MediaContext): void {
  const { place, direction, report, onRemoved, onAdded, reportSchema = () => report } = context;
  const compareSchemas = createSchemaComparison(sides);
  const added = new Map(listMedia(is).map((media) => [readEssence(media.name), media]));
  for (const before of listMedia(was)) {
    const { name } = before;
    const after = added.get(readEssence(name));
    if (!after) {
      report({ code: "media-type-removed", place, ...onRemoved(name), before: before.steps });
      continue;
    }
    added.delete(readEssence(name));
    const steps = { before: before.steps, after: after.steps };
    compareWords({ before: before.node, after: after.node }, { place, steps, report });
    compareSchemas(locateSchema(before), locateSchema(after), { place, direction, report: reportSchema(name) });
  }
  for (const { name, steps } of added.values()) {
    report({ code: "media-type-added", place, ...onAdded(name), after: steps });
  }
}

interface LocatedMedia extends LocatedNode<MediaType> {
  /** As in the document: `"application/json"`. */
  readonly name: string;
}

function listMedia({ node: { content = {} }, steps }: BodyPair["was"]): LocatedMedia[] {
  return Object.entries(content).map(([name, node]) => ({ name, node, steps: [...steps, "content", name] }));
}

function locateSchema({ node: { schema = true }, steps }: LocatedMedia): Located {
  return { schema, steps: [...steps, "schema"] };
}
