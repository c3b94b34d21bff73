import { Ajv2020 } from "ajv/dist/2020.js";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { beforeAll, describe, expect, test } from "vitest";
import { listOperations } from "@shortvideo-api/model";
import type { ToolDefinition } from "../src/tools/tool.js";
import { callTool, type MockedTools, openMockedTools, readModel } from "./open-tools.js";

const ajv = new Ajv2020({ strict: false });

describe("the tools of the service", () => {
  let opened: MockedTools;
  beforeAll(async () => {
    opened = await openMockedTools();
  });
  const find = (name: string): ToolDefinition => {
    const found = opened.tools.definitions.find((each) => each.name === name);
    if (!found) throw new Error(`There is no tool ${name}.`);
    return found;
  };
  const accepts = (name: string, inputs: object): boolean => ajv.compile({ ...find(name).inputSchema })(inputs);

  test("take at most 72 tokens each, one tool for each operation that reads and one that describes them", async () => {
    const { definitions, instructions } = opened.tools;
    const tokens = countTokens(JSON.stringify(definitions));
    const read = definitions.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));

    console.log(
      `${definitions.length} definitions: ${tokens} tokens (o200k), ${countTokens(JSON.stringify(read))} without annotations; instructions: ${countTokens(instructions)}.`,
    );

    const reading = listOperations(await readModel()).filter(({ httpMethod }) => httpMethod === "GET");
    expect(definitions).toHaveLength(reading.length + 1);
    expect(tokens).toBeLessThanOrEqual(72 * definitions.length);
  });

  test("only read, have names that every agent accepts, and valid schemas without a choice at their top", () => {
    const { definitions } = opened.tools;

    expect(definitions.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect(definitions.filter(({ name }) => !/^[\w-]{1,64}$/.test(name))).toEqual([]);
    expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length);
    for (const { inputSchema } of definitions) {
      expect(Object.keys(inputSchema)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:oneOf|anyOf|allOf)$/)]),
      );
      ajv.compile({ ...inputSchema });
    }
  });

  test("name the type of each input, also of one with listed values", () => {
    const inputs = opened.tools.definitions.flatMap(({ inputSchema }) =>
      Object.entries(Object(inputSchema["properties"])),
    );

    expect(inputs.filter(([, schema]) => "enum" in Object(schema)).length).toBeGreaterThan(0);
    expect(inputs.filter(([, schema]) => !("type" in Object(schema)))).toEqual([]);
  });

  test("write integers that follow each other as a range", () => {
    const { properties } = find("trending_listKeywords").inputSchema;

    expect(properties).toMatchObject({
      period: { type: "integer", enum: [7, 30, 120] },
      content_type: { items: { type: "integer", maximum: 6 } },
    });
    expect(accepts("trending_listKeywords", { content_type: [6] })).toBe(true);
    expect(accepts("trending_listKeywords", { content_type: [7] })).toBe(false);
  });

  test("require exactly one parameter of a group", () => {
    expect(accepts("users_getById", { userId: "1" })).toBe(true);
    expect(accepts("users_getById", { secUid: "a", fields: "user" })).toBe(true);
    expect(accepts("users_getById", {})).toBe(false);
    expect(accepts("users_getById", { userId: "1", secUid: "a" })).toBe(false);
  });

  test("take ids as texts", () => {
    expect(accepts("posts_get", { videoId: "7300000000000000001" })).toBe(true);
    expect(accepts("posts_get", { videoId: 7 })).toBe(false);
  });

  test("describe an operation with its codes, its limits and an example", async () => {
    const { value } = await callTool(opened.tools, "describe", { operation: "trending_listKeywords" });

    expect(value).toMatchObject({
      operation: "trending_listKeywords",
      request: "GET /api/trending/keyword",
      params: { properties: { objective: { description: expect.stringContaining("2 app installs") } } },
      exampleItem: { keyword: expect.any(String) },
    });
    expect(Object.keys(value.params.properties)).not.toContain("page");
  });

  test("name a near tool and a near operation", async () => {
    await expect(callTool(opened.tools, "posts_list", {})).rejects.toThrow(
      "Unknown tool `posts_list`. Tools: dramas_explore,",
    );
    await expect(callTool(opened.tools, "describe", { operation: "post_get" })).rejects.toThrow(
      "Did you mean `posts_get`?",
    );
  });
});
