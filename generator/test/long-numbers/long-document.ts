import * as fc from "fast-check";

/** A schema of long integers as a text of JSON, and what it says of an integer. Shares no code with the tools: only texts and `BigInt`. */
export interface LongSchema {
  readonly text: string;
  /** The keywords with numbers, each with the numbers. */
  readonly keywords: Readonly<Record<string, readonly bigint[]>>;
  readonly admits: (value: bigint) => boolean;
  /** The numbers of the schema, and their neighbors. */
  readonly candidates: readonly bigint[];
}

/** Integers of 64 bits beyond those that a double can hold. */
const long = fc
  .tuple(fc.bigInt({ min: 2n ** 53n + 1n, max: 2n ** 62n }), fc.boolean())
  .map(([value, isNegative]) => (isNegative ? -value : value));

/** Keywords by name, with their numbers. */
const keywordSets = fc.oneof(
  fc.uniqueArray(long, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
  long.map((value) => ({ const: [value] })),
  fc
    .tuple(long, fc.bigInt({ min: 2n, max: 2n ** 40n }), fc.boolean(), fc.boolean())
    .map(([low, width, least, most]) => ({
      [least ? "exclusiveMinimum" : "minimum"]: [low],
      [most ? "exclusiveMaximum" : "maximum"]: [low + width],
    })),
  long.map((value) => ({ multipleOf: [value < 0n ? -value : value] })),
  long.map((value) => ({ maximum: [value], default: [value - 1n] })),
  long.map((value) => ({ minimum: [value - 9n], examples: [value] })),
);

/** Any schema of long integers. A constant or an `enum` needs no type. */
export const longSchemas: fc.Arbitrary<LongSchema> = fc
  .tuple(keywordSets, fc.boolean(), fc.boolean())
  .map(([keywords, hasFormat, hasType]) => {
    const listed = "enum" in keywords || "const" in keywords;
    return createSchema(keywords, {
      ...(hasType || hasFormat || !listed ? { type: '"integer"' } : {}),
      ...(hasFormat ? { format: '"int64"' } : {}),
    });
  });

/** Returns a schema with one number changed by one, and the keyword of the number. */
export function changeNumber({ keywords, text }: LongSchema, by: bigint): { schema: LongSchema; keyword: string } {
  const [keyword = "", [first = 0n, ...others] = []] = Object.entries(keywords).at(-1) ?? [];
  const kept = Object.fromEntries(
    [...text.matchAll(/"(type|format)":("\w+")/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  return { schema: createSchema({ ...keywords, [keyword]: [first + by, ...others] }, kept), keyword };
}

/** The keywords with a list of numbers. */
const lists = new Set(["enum", "examples"]);

function createSchema(
  keywords: Readonly<Record<string, readonly bigint[]>>,
  others: Readonly<Record<string, string>>,
): LongSchema {
  const fields = [
    ...Object.entries(others),
    ...Object.entries(keywords).map(([name, values]) => [name, lists.has(name) ? `[${values.join()}]` : values.join()]),
  ];
  const all = Object.values(keywords).flat();
  return {
    text: `{${fields.map(([name, value]) => `"${name}":${value}`).join()}}`,
    keywords,
    admits: (value) => Object.entries(keywords).every(([name, values]) => rules[name]?.(value, values) ?? true),
    candidates: [...new Set([...all, ...all.flatMap((value) => [value - 1n, value + 1n, value * 2n]), 0n])],
  };
}

const rules: Readonly<Record<string, (value: bigint, numbers: readonly bigint[]) => boolean>> = {
  enum: (value, listed) => listed.includes(value),
  const: (value, [only]) => value === only,
  minimum: (value, [least = 0n]) => value >= least,
  maximum: (value, [most = 0n]) => value <= most,
  exclusiveMinimum: (value, [least = 0n]) => value > least,
  exclusiveMaximum: (value, [most = 0n]) => value < most,
  multipleOf: (value, [unit = 1n]) => value % unit === 0n,
};

/** Writes the value of a body with a number at each place. */
export function writeBody(value: bigint): string {
  return `{"plain":${value},"list":[${value}],"inner":{"deep":[{"value":${value}}]},"whole":${value},"map":{"any":${value}},"parts":${value},"either":${value}}`;
}

/** Writes a document with the schema at each place: of a body, of parameters, of a form and of a response. */
export function writeDocument(schemas: readonly LongSchema[], examples: readonly bigint[]): string {
  const components: string[] = [];
  const paths: string[] = [];
  for (const [index, { text }] of schemas.entries()) {
    const named = `{"$ref":"#/components/schemas/Number${index}"}`;
    components.push(
      `"Number${index}":${text}`,
      `"Body${index}":{"type":"object","required":["plain","list","inner","whole","map","parts","either"],"properties":{` +
        `"plain":${text},"list":{"type":"array","minItems":1,"items":${named}},` +
        `"inner":{"type":"object","required":["deep"],"properties":{"deep":{"type":"array","minItems":1,"items":` +
        `{"type":"object","required":["value"],"properties":{"value":${named}}}}}},` +
        `"whole":{"allOf":[${named}]},"map":{"type":"object","additionalProperties":${named}},` +
        `"parts":{"type":"integer","allOf":[${text.replace(/"type":"integer",/, "")},{"type":"integer"}]},` +
        `"either":{"anyOf":[${named},{"type":"null"}]}}}`,
    );
    const body = `{"application/json":{"schema":{"$ref":"#/components/schemas/Body${index}"}}}`;
    const parameters = [
      `{"name":"query","in":"query","schema":${named}}`,
      `{"name":"list","in":"query","schema":{"type":"array","items":${text}}}`,
      `{"name":"head","in":"header","schema":${text}}`,
      `{"name":"part","in":"path","required":true,"schema":${named}}`,
    ];
    const form = `{"type":"object","required":["value"],"properties":{"value":${text},"list":{"type":"array","items":${named}}}}`;
    const ok = '{"204":{"description":"Accepted."}}';
    const read = (name: string, content: string): string =>
      `"get":{"operationId":"numbers.${name}${index}","tags":["numbers"],"responses":{"200":{"description":"A body.","content":${content}}}}`;
    const example = `{"application/json":{"schema":{"$ref":"#/components/schemas/Body${index}"},"example":${writeBody(examples[index] ?? 0n)}}}`;
    paths.push(
      `"/numbers/${index}/{part}":{"post":{"operationId":"numbers.send${index}","tags":["numbers"],"parameters":[${parameters.join()}],` +
        `"requestBody":{"content":${body}},"responses":${ok}}}`,
      `"/forms/${index}":{"post":{"operationId":"numbers.submit${index}","tags":["numbers"],` +
        `"requestBody":{"content":{"application/x-www-form-urlencoded":{"schema":${form}}}},"responses":${ok}}}`,
      `"/bodies/${index}":{${read("read", body)}}`,
      `"/examples/${index}":{${read("show", example)}}`,
    );
  }
  return (
    `{"openapi":"3.1.0","info":{"title":"Numbers","version":"1.0.0"},"tags":[{"name":"numbers"}],` +
    `"paths":{${paths.join()}},"components":{"schemas":{${components.join()}}}}`
  );
}
