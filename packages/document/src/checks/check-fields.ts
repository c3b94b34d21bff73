import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { grammar, type Kind, namesOwnFields } from "../openapi/grammar.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import { httpMethods } from "../openapi/openapi.ts";
import { findNearName, printNearName, suggestName } from "./find-near-name.ts";

/** Names of kinds in messages. A kind that is not listed is an English word itself. */
const titles: Readonly<Partial<Record<Kind, string>>> = {
  openapi: "document",
  serverVariable: "server variable",
  externalDocs: "link to documentation",
  components: "object `components`",
  pathItem: "path item",
  requestBody: "request body",
  mediaType: "media type",
  securityScheme: "security scheme",
  oauthFlows: "list of OAuth flows",
  oauthFlow: "OAuth flow",
  info: "object `info`",
};

/** Names a kind in a message. */
export function nameKind(kind: Kind): string {
  return titles[kind] ?? kind;
}

/** The fields of OpenAPI 2.0 that 3.0 has replaced, by kind: documents keep them from before their conversion. */
const formerFields: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  openapi: {
    host: "servers",
    basePath: "servers",
    schemes: "servers",
    definitions: "components/schemas",
    parameters: "components/parameters",
    responses: "components/responses",
    securityDefinitions: "components/securitySchemes",
    consumes: "content",
    produces: "content",
  },
  operation: { schemes: "servers", consumes: "content", produces: "content" },
  response: { schema: "content", examples: "content" },
  parameter: { collectionFormat: "style" },
  header: { collectionFormat: "style" },
};

/** Keywords of JSON Schema that the grammar does not list. */
const otherKeywords = "$schema $id $anchor $dynamicAnchor $recursiveAnchor $vocabulary $comment dependencies";
const schemaNames: ReadonlySet<string> = new Set([...grammar.schema.keys(), ...otherKeywords.split(" ")]);
/** Keys for editors and validators. */
const editorKeys = new Set(["$schema", "$id", "$comment"]);
const exampleFields = ["value", "dataValue", "serializedValue", "externalValue", "$ref"];

/**
 * Reports fields that OpenAPI does not have at this place: most tools ignore them in silence. In 3.1 a schema may have any keyword, so
 * only near misses of known keywords are reported.
 */
export function checkFields(kind: Kind, node: Node, steps: readonly Step[], report: Report): void {
  if (kind === "schema") return checkKeywords(node, steps, report);
  // Fields beside a `$ref` are reported as ignored, except where they are joined with its target.
  if (namesOwnFields(kind) || (kind !== "pathItem" && Object.hasOwn(node, "$ref"))) return;
  const known = grammar[kind];
  for (const key of Object.keys(node)) {
    if (known.has(key) || key.startsWith("x-") || editorKeys.has(key)) continue;
    if (kind === "example" && !exampleFields.some((field) => Object.hasOwn(node, field))) {
      const reading = isExample(node) ? "" : ": the whole object is read as its value";
      report("example-without-value", steps, `The example has the field \`${key}\` and no \`value\`${reading}.`);
      return;
    }
    const object = nameKind(kind);
    const field = `The ${object} has no field \`${key}\``;
    const former = formerFields[kind] ?? {};
    const successor = Object.hasOwn(former, key) ? former[key] : undefined;
    if (successor !== undefined) {
      report("unknown-field", [...steps, key], `${field}: OpenAPI 3 has \`${successor}\` in its place.`);
    } else if (kind === "pathItem" && isOperation(node[key])) {
      const message = `The ${object} has an operation in the unknown field \`${key}\`.${suggestName(key, httpMethods)}`;
      report("unknown-method", [...steps, key], message);
    } else if (known.has("schema") && grammar.schema.has(key)) {
      report("unknown-field", [...steps, key], `${field}: it is a keyword of schemas, and belongs in \`schema\`.`);
    } else report("unknown-field", [...steps, key], `${field}.${suggestName(key, known.keys())}`);
  }
}

/** Returns `false` for a value that many authors write in place of an example: it has no field of an example. */
export function isExample(value: unknown): boolean {
  if (!isNode(value)) return false;
  const keys = Object.keys(value).filter((key) => !key.startsWith("x-"));
  return keys.length === 0 || keys.some((key) => grammar.example.has(key));
}

/** Suggestions by keyword: real documents repeat their own keywords thousands of times. */
const suggestions = new Map<string, string | undefined>();
const mostSuggestions = 10_000;

function checkKeywords(schema: Node, steps: readonly Step[], report: Report): void {
  for (const key of Object.keys(schema)) {
    if (schemaNames.has(key) || key.startsWith("x-")) continue;
    if (!suggestions.has(key)) {
      if (suggestions.size > mostSuggestions) suggestions.clear();
      suggestions.set(key, findNearName(key, schemaNames));
    }
    const near = suggestions.get(key);
    const field = `JSON Schema has no keyword \`${key}\``;
    if (near !== undefined && !Object.hasOwn(schema, near)) {
      report("unknown-field", [...steps, key], `${field}.${printNearName(near)}`);
    } else if (isTyped(schema[key]) && (isNode(schema["properties"]) || schema["type"] === "object")) {
      report("unknown-field", [...steps, key], `${field}. Its value is a schema: does it belong in \`properties\`?`);
    }
  }
}

/** Returns whether a value is a schema of one type, as most properties are. */
function isTyped(value: unknown): boolean {
  return isNode(value) && typeof value["type"] === "string" && schemaTypes.has(value["type"]);
}

const schemaTypes = new Set(["boolean", "integer", "number", "string", "array", "object"]);

/** Reports a component schema called `properties` whose fields are schemas: its author indented it one level too little. */
export function checkComponentName(name: string, schema: Node, steps: readonly Step[], report: Report): void {
  const keys = Object.keys(schema);
  if (name !== "properties") return;
  if (keys.length === 0 || !keys.every((key) => !grammar.schema.has(key) && isNode(schema[key]))) return;
  const message = `\`properties\` is read as the name of a schema, and \`${keys[0]}\` as one of its keywords.`;
  report("misplaced-properties", steps, message);
}

function isOperation(value: unknown): boolean {
  return isNode(value) && ("responses" in value || "operationId" in value);
}
