// For each rule of the document about a parameter, a call of the generated client that breaks only this rule.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { operations } from "@shortvideo-api/fixtures";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createClient, type ClientOptions, ParamsError } from "../../src/index.js";

interface Schema {
  type: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  pattern?: string;
}
interface Parameter {
  $ref?: string;
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
}
interface Operation {
  operationId: keyof typeof operations;
  parameters?: Parameter[];
  requestBody?: { required?: boolean };
  "x-exactly-one-of"?: string[][];
  "x-pagination"?: { style: string; param: string };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}
type Params = Record<string, unknown>;

const file = fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml"));
const { paths, components } = parse(await readFile(file, "utf8")) as Document;
const rows = Object.values(paths)
  .flatMap((path) => Object.values(path))
  .map((operation) => ({ id: operation.operationId, operation }));
const cases = rows.flatMap(({ id, operation }) =>
  listInvalidParams(operation).map(({ what, param, params }) => ({ id, what, param, params })),
);

function listInvalidParams({ operationId, parameters = [], requestBody, ...rest }: Operation) {
  const request: Params = operations[operationId].params;
  const groups = rest["x-exactly-one-of"] ?? [];
  const single = parameters
    .map((parameter) => components.parameters[parameter.$ref?.split("/").at(-1) ?? ""] ?? parameter)
    .flatMap(({ in: part, name, required, schema }) => {
      const alternatives = new Set(groups.filter((group) => group.includes(name)).flat());
      const others = Object.fromEntries(Object.entries(request).filter(([key]) => !alternatives.has(key)));
      const { style, param } = rest["x-pagination"] ?? {};
      const invalid = listInvalidValues(schema, style === "cursor" && param === name).map(([what, value]) => ({
        what,
        params: { ...others, [name]: value },
      }));
      const rule = part === "path" ? "needed by its path" : "required";
      const missing = required ? [{ what: rule, params: { ...request, [name]: undefined } }] : [];
      return [...missing, ...invalid].map(({ what, params }) => ({ what, param: name, params }));
    });
  const grouped = groups.flatMap((group) =>
    [undefined, "1"].map((value) => ({
      what: value === undefined ? "none of a group" : "all of a group",
      param: group.join(" | "),
      params: { ...request, ...Object.fromEntries(group.map((name) => [name, value])) },
    })),
  );
  const body = requestBody?.required
    ? [{ what: "required", param: "body", params: { ...request, body: undefined } }]
    : [];
  return [...single, ...grouped, ...body];
}

/** Lists a value for each rule of a schema. The value breaks only this rule. */
function listInvalidValues(schema: Schema, isCursor: boolean): [what: string, value: unknown][] {
  const { type, minimum, maximum, minLength, pattern } = schema;
  // A cursor may also be a number, since some pages contain the next cursor as a number.
  const otherType = isCursor ? true : type === "string" ? 7 : "7";
  return [
    [type, otherType],
    ...(schema.enum ? [["enum", type === "string" ? "another" : -1] as [string, unknown]] : []),
    ...(minimum === undefined ? [] : [["minimum", minimum - 1] as [string, unknown]]),
    ...(maximum === undefined ? [] : [["maximum", maximum + 1] as [string, unknown]]),
    ...(minLength === undefined ? [] : [["minLength", ""] as [string, unknown]]),
    ...(pattern === undefined ? [] : [["pattern", "no digits"] as [string, unknown]]),
  ];
}

/** Calls an operation of a service that always returns 500. Returns the error and the requests. */
async function call(id: string, params: Params, options?: Partial<ClientOptions>) {
  const sent: Request[] = [];
  const api = createClient({
    baseUrl: "https://api.example",
    retry: { maxRetries: 0 },
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      return Response.json({}, { status: 500 });
    },
    ...options,
  });
  const [resource = "", method = ""] = id.split(".");
  const methods = Reflect.get(api, resource) as Record<string, (params: Params) => Promise<unknown>>;
  const error = await methods[method]?.(params).catch((reason: unknown) => reason);
  return { error, sent };
}

test.each(rows)("$id sends the example request", async ({ id }) => {
  const { sent } = await call(id, operations[id].params);

  expect(sent).toHaveLength(1);
});

test.each(cases)("$id rejects an invalid $param ($what), and sends nothing", async ({ id, param, params }) => {
  const { error, sent } = await call(id, params);

  expect(error).toBeInstanceOf(ParamsError);
  expect(error).toMatchObject({ name: "ParamsError", operation: id, violations: [{ param }] });
  expect(sent).toEqual([]);
});

test("has an invalid call of every operation with rules", () => {
  const ruled = rows.filter(({ operation: { parameters, requestBody } }) => parameters ?? requestBody?.required);

  expect(new Set(cases.map(({ id }) => id))).toEqual(new Set(ruled.map(({ id }) => id)));
});

test.each(cases.filter(({ what }) => what !== "needed by its path"))(
  "$id sends an invalid $param ($what) when checks are off",
  async ({ id, params }) => {
    const { sent } = await call(id, params, { checkParams: false });

    expect(sent).toHaveLength(1);
  },
);

test("rejects an id that is a number of 19 digits, and says how to pass it", async () => {
  const { error, sent } = await call("posts.get", JSON.parse('{ "videoId": 7300000000000000001 }'));

  expect(String(error)).toContain("`7300000000000000000`, a number that has lost digits: pass it as a string.");
  expect(sent).toEqual([]);
});
