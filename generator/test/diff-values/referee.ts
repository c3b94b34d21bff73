import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Json } from "../../../packages/diff/test/edit.ts";
import type { Part } from "./arbitrary-documents.ts";
import { fieldsOf, follow, isFields, listSame, sameValue, schemaKeywords } from "./list-schemas.ts";

// A validator of whole requests and responses, on schemas that it extracts by itself. It shares no code with the reader of documents.

/** How a value is used. `written`: as the document has it. `sent` and `read`: by a caller of the document. */
export type Use = "written" | "sent" | "read";

/** The messages of a document, and a check of each. */
export interface Message {
  readonly name: string;
  /** The schema of the whole message, with references into `components`. */
  readonly schema: Json;
  readonly validate: (value: unknown) => boolean;
  /** Validates a part of the message: its body, or one parameter. `undefined` if the message has no such part. */
  readonly validatePart: (path: readonly string[], value: unknown) => boolean | undefined;
}

/** Returns the schemas of the messages of a document: its request, or the response of each status. */
function listMessages(document: Json, part: Part): ReadonlyMap<string, Json> {
  const paths = Object.values(fieldsOf(document["paths"]));
  const { parameters = [], requestBody, responses } = fieldsOf(fieldsOf(paths[0])["post"]);
  if (part === "response") {
    return new Map(
      Object.entries(fieldsOf(responses)).map(([status, response]) => {
        const { headers, content } = fieldsOf(response);
        return [
          status,
          join({ headers: joinParameters(Object.entries(fieldsOf(headers))), body: contentOf(content) }, [
            "headers",
            "body",
          ]),
        ];
      }),
    );
  }
  const all = Array.isArray(parameters) ? parameters.map(fieldsOf) : [];
  const places = ["path", "query", "header", "cookie"].map((place): [string, Json] => [
    place,
    joinParameters(all.filter((each) => each["in"] === place).map((each) => [String(each["name"]), each])),
  ]);
  const { required, content } = fieldsOf(requestBody);
  const fields = { ...Object.fromEntries(places), ...(content === undefined ? {} : { body: contentOf(content) }) };
  return new Map([
    ["request", join(fields, [...places.map(([place]) => place), ...(required === true ? ["body"] : [])])],
  ]);
}

function joinParameters(all: readonly (readonly [string, unknown])[]): Json {
  return join(
    Object.fromEntries(all.map(([name, each]) => [name, schemaOf(fieldsOf(each))])),
    all.filter(([, each]) => fieldsOf(each)["required"] === true).map(([name]) => name),
  );
}

/** Returns the schema of a parameter. A query repeats the name of a list for each item: one value is a list of one item. */
function schemaOf({ in: place, schema }: Json): unknown {
  return place === "query" ? { anyOf: [schema, { repeated: schema }] } : schema;
}

/** Joins the parts of a message. Only the properties of an object may be read-only: a mark of a whole part has no effect. */
function join(parts: Json, required: readonly string[]): Json {
  const properties = Object.fromEntries(Object.entries(parts).map(([name, schema]) => [name, { allOf: [schema] }]));
  return { type: "object", properties, required, additionalProperties: false };
}

function contentOf(content: unknown): unknown {
  return fieldsOf(fieldsOf(content)["application/json"])["schema"] ?? true;
}

const metaValidator = new Ajv2020({ strict: false, logger: false });

/** Opens the checks of a document. `listed` are the values of enumerations that a reader must expect. */
export function openReferee(
  document: Json,
  described: Part,
  use: Use,
  listed: readonly unknown[] = [],
): readonly Message[] {
  const schemas = fieldsOf(fieldsOf(document["components"])["schemas"]);
  const adapt = openAdapter(schemas, described, use, listed);
  const ajv = openAjv();
  const put = (all: Json, areTests: boolean): Json =>
    Object.fromEntries(Object.entries(all).map(([key, schema]) => [key, adapt(schema, areTests)]));
  const components = { schemas: put(schemas, false), tests: put(schemas, true) };
  const compile = (given: Json): ((value: unknown) => boolean) => {
    const whole = { ...fieldsOf(adapt(given, false)), components };
    if (metaValidator.validateSchema(whole) !== true) throw new Error(metaValidator.errorsText());
    const validate = ajv.compile(whole);
    return (value) => validate(value);
  };
  return [...listMessages(document, described)].map(([name, schema]) => {
    const validatePart: Message["validatePart"] = (path, value) => {
      const part = path.reduce<unknown>((node, step) => {
        const [joined] = [fieldsOf(fieldsOf(fieldsOf(node)["properties"])[step])["allOf"]].flat();
        return joined;
      }, schema);
      return part === undefined ? undefined : compile({ properties: { value: { allOf: [part] } } })({ value });
    };
    return { name, schema, validate: compile(schema), validatePart };
  });
}

function openAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    validateSchema: false,
    multipleOfPrecision: 9,
    ownProperties: true,
  });
  addFormats.default(ajv);
  // Formats of numbers say how many digits a number has. The differ reports their changes separately.
  for (const name of ["int32", "int64"]) ajv.addFormat(name, true);
  ajv.removeKeyword("contentSchema");
  const addNested = (keyword: string, read: (value: unknown) => unknown[]): void => {
    ajv.addKeyword({
      keyword,
      compile: (schema: Json, parent, { schemaEnv }) => {
        if (keyword === "contentSchema" && parent["contentMediaType"] !== "application/json") return () => true;
        const { components } = fieldsOf(schemaEnv.root.schema);
        // Compiled when it is needed: JSON in a string may contain JSON of the same schema.
        let validate: ReturnType<typeof ajv.compile> | undefined;
        return (value: unknown) => {
          validate ??= ajv.compile({ allOf: [schema], components });
          return read(value).every((each) => each !== undefined && validate?.(each) === true);
        };
      },
    });
  };
  addNested("repeated", (value) => (Array.isArray(value) || isFields(value) ? [undefined] : [[value]]));
  addNested("contentSchema", (value) => {
    if (typeof value !== "string") return [];
    try {
      return [JSON.parse(value)];
    } catch {
      return [undefined];
    }
  });
  return ajv;
}

/** Keywords whose schemas only test a value. A reader who ignores more of it, or a sender who adds less, does not change the test. */
const tests = new Set(["not", "if", "contains", "propertyNames"]);

type Adapt = (schema: unknown, isTest: boolean) => unknown;

/** Returns a function that adapts a schema to the use of its values, with all schemas within it. */
function openAdapter(schemas: Json, part: Part, use: Use, listed: readonly unknown[]): Adapt {
  const unsent = part === "request" ? "readOnly" : "writeOnly";

  function isUnsent(schema: unknown): boolean {
    return fieldsOf(schema)[unsent] === true || fieldsOf(follow(schemas, schema))[unsent] === true;
  }

  /** Adapts the schema of another value than that of its parent: a property or an item. */
  function adaptPlace(schema: unknown, isTest: boolean): unknown {
    const adapted = adapt(schema, isTest);
    if (use !== "sent" || isTest || !namesProperties(schema)) return adapted;
    const declared = Object.fromEntries(listRequired(schema).map((name) => [name, true]));
    return { allOf: [adapted, { properties: declared }], unevaluatedProperties: false };
  }

  function adapt(given: unknown, isTest: boolean): unknown {
    if (!isFields(given)) return given;
    const { discriminator, ...schema } = given;
    const adapted: Json = { ...schema };
    if (typeof schema["$ref"] === "string" && isTest) adapted["$ref"] = schema["$ref"].replace("/schemas/", "/tests/");
    for (const keyword of [...schemaKeywords.one, "repeated"]) {
      if (schema[keyword] === undefined) continue;
      const areTests = isTest || tests.has(keyword);
      adapted[keyword] = (sameValue.has(keyword) || areTests ? adapt : adaptPlace)(schema[keyword], areTests);
    }
    for (const keyword of schemaKeywords.list) {
      const all = schema[keyword];
      if (!Array.isArray(all)) continue;
      adapted[keyword] = all.map((one) => (sameValue.has(keyword) ? adapt : adaptPlace)(one, isTest));
    }
    for (const keyword of schemaKeywords.map) {
      const all = schema[keyword];
      if (!isFields(all)) continue;
      const put = (one: unknown): unknown => {
        if (keyword === "properties" && isUnsent(one)) return use === "read";
        return (sameValue.has(keyword) ? adapt : adaptPlace)(one, isTest);
      };
      adapted[keyword] = Object.fromEntries(Object.entries(all).map(([name, one]) => [name, put(one)]));
    }
    const properties = fieldsOf(schema["properties"]);
    if (Array.isArray(schema["required"])) {
      adapted["required"] = schema["required"].filter((name) => !isUnsent(properties[String(name)]));
    }
    if (isFields(discriminator)) selectBranches(adapted, schema, discriminator);
    return use === "read" && !isTest ? readLeniently(adapted) : adapted;
  }

  /** Makes a schema accept unknown properties and the `listed` values, and values that match several alternatives: a reader ignores them. */
  function readLeniently(schema: Json): Json {
    const { enum: values, const: constant, oneOf, ...rest } = schema;
    const given = Array.isArray(values) ? values : constant === undefined ? undefined : [constant];
    for (const keyword of ["additionalProperties", "unevaluatedProperties"]) {
      if (rest[keyword] === false) rest[keyword] = true;
    }
    return {
      ...rest,
      ...(given ? { enum: unique([...given, ...listed]) } : {}),
      ...(Array.isArray(oneOf)
        ? { allOf: [...(Array.isArray(rest["allOf"]) ? rest["allOf"] : []), { anyOf: oneOf }] }
        : {}),
    };
  }

  function namesProperties(schema: unknown): boolean {
    return listSame(schemas, schema).some((one) => one["properties"] !== undefined);
  }

  /** Lists the names that a schema may require, and that a caller sends even if no schema declares them. */
  function listRequired(schema: unknown): readonly string[] {
    return listSame(schemas, schema).flatMap(({ required, dependentRequired }) =>
      [required, ...Object.values(fieldsOf(dependentRequired))]
        .flat()
        .flatMap((name) => (typeof name === "string" ? [name] : [])),
    );
  }

  return adapt;
}

/** Adds the values of a discriminator to the branches that they select. */
function selectBranches(adapted: Json, schema: Json, { propertyName, mapping }: Json): void {
  for (const keyword of ["oneOf", "anyOf"]) {
    const [written, all] = [schema[keyword], adapted[keyword]];
    if (!Array.isArray(all) || !Array.isArray(written)) continue;
    adapted[keyword] = all.map((branch, index) => {
      const target = fieldsOf(written[index])["$ref"];
      if (typeof target !== "string") return branch;
      const mapped = Object.entries(fieldsOf(mapping)).flatMap(([value, to]) => (to === target ? [value] : []));
      const values = mapped.length > 0 ? mapped : [target.replace(/^.*\//, "")];
      return { allOf: [branch], properties: { [String(propertyName)]: { enum: values } } };
    });
  }
}

function unique(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
