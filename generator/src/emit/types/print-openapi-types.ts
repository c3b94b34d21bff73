import type { OpenApi } from "@shortvideo-api/document/source";
import { ts } from "ts-morph";
import { readShapes, type Shapes } from "@shortvideo-api/model/source";
import { createTypes, type DocumentPart, listMembers, type Members, nameMember } from "../print/create-types.ts";
import { loosenParams, type LooseParams } from "./loosen-params.ts";
import { createNodePrinter, type Naming } from "./print-nodes.ts";
import { createShapePrinter, printMembers } from "./print-shapes.ts";
import { createShapeNode } from "./shape-node.ts";
import { viewForTypes } from "./view-for-types.ts";

/** The types of a document. */
export interface OpenApiTypes {
  text: string;
  /** The type of each named component schema, by key. */
  schemas: ReadonlyMap<string, string>;
}

/** Additions to the types of a document. */
export interface PrintOptions {
  /** Values that operations accept beyond the document, by the key of the operation. */
  params?: ReadonlyMap<string, LooseParams>;
  /** Names of component schemas, by key. References use the name, if there is one. */
  schemaNames?: ReadonlyMap<string, string>;
}

/**
 * Prints the types of a document, with one declaration for each component schema.
 *
 * Creates the types of one path or component after the other, and prints each immediately. So the nodes of a large document are
 * never in memory together.
 */
export function printOpenApiTypes(
  root: OpenApi,
  operationIds: ReadonlyMap<string, string>,
  { params = new Map(), schemaNames = new Map() }: PrintOptions = {},
): OpenApiTypes {
  const document = viewForTypes(root, operationIds);
  const { schemas: components } = root.components;
  const shapes = readShapes(components);
  const naming: Naming = { schemas: schemaNames, parameters: createParameters(document, shapes) };
  const shapePrinter = createShapePrinter(schemaNames);
  const print = createNodePrinter(naming, shapePrinter);
  const schemas = new Map<string, string>();
  const operations: string[] = [];

  function create(name: keyof DocumentPart, part: object): Members {
    const created = createTypes({ [name]: part }, document, (schema) => createShapeNode(shapes.of(schema)));
    for (const operation of created.get("operations") ?? []) {
      operations.push(print(loosenParams(operation, params.get(nameMember(operation)))));
    }
    return created.get(name) ?? [];
  }

  /** Prints the member of `components` with all components of a kind. `empty` is the member without any. */
  function printKind(empty: ts.TypeElement): string {
    const kind = nameMember(empty);
    const printed =
      kind === "schemas"
        ? Object.keys(components).map(printSchema)
        : splitMap(
            new Map<string, Readonly<Record<string, object>>>(Object.entries(document.components)).get(kind),
          ).flatMap((component) => listMembers(create("components", { [kind]: component }), kind).map(print));
    return printed.length === 0 ? print(empty) : `${kind}: ${printMembers(printed)};`;
  }

  /** Moves the type of a named schema out of `components`, which then refers to it. */
  function printSchema(key: string): string {
    const field = { required: true, shape: shapes.at(key), schema: components[key] ?? true };
    const name = schemaNames.get(key);
    if (name === undefined) return shapePrinter.printField(key, field);
    schemas.set(key, shapePrinter.print(field.shape));
    return shapePrinter.printField(key, { required: true, shape: { kind: "ref", key } });
  }

  const text = [
    printDeclaration(
      "paths",
      splitMap(document.paths).flatMap((path) => create("paths", path).map(print)),
    ),
    printDeclaration(
      "webhooks",
      splitMap(document.webhooks).flatMap((webhook) => create("webhooks", webhook).map(print)),
    ),
    printDeclaration("components", create("components", {}).map(printKind)),
    // Part of the library's output; a document has no `$defs`.
    printDeclaration("$defs", []),
    printDeclaration("operations", operations),
  ].join("\n");
  return { text, schemas };
}

/** Returns the types of component parameters by key. */
function createParameters(document: OpenApi, shapes: Shapes): Map<string, ts.TypeNode> {
  const { parameters = {} } = document.components;
  const members = listMembers(
    createTypes({ components: { parameters } }, document, (schema) => createShapeNode(shapes.of(schema))).get(
      "components",
    ) ?? [],
    "parameters",
  );
  return new Map(
    members.flatMap((member) =>
      ts.isPropertySignature(member) && member.type ? [[nameMember(member), member.type]] : [],
    ),
  );
}

/** Reads a map of a document as objects with one entry each. */
function splitMap<Value>(map: Readonly<Record<string, Value>> = {}): Record<string, Value>[] {
  return Object.entries(map).map(([key, value]) => ({ [key]: value }));
}

function printDeclaration(name: string, members: readonly string[]): string {
  if (members.length === 0) return `export type ${name} = Record<string, never>;`;
  return `export interface ${name} ${printMembers(members)}`;
}
