import {
  type DocumentedResponse,
  findResponse,
  isRecord,
  isRedirect,
  oncePer,
  type OpenApi,
  parseJson,
  readBodyKind,
  readPointer,
  type Schema,
  type SchemaView,
  type Step,
  viewSchema,
} from "@shortvideo-api/document";
import { writeXml } from "@shortvideo-api/document/sample";
import { stringifyExact } from "@shortvideo-api/wire";
import { type CompileSchema, createSchemaCompiler } from "../operation/compile/schema-compiler.js";
import { describeLocatedError, type SchemaError, UnusableSchemaError } from "../operation/compile/schema-error.js";
import { ownTargets } from "../exchange/mock-response.js";
import { createPlanner, type PlanSchema } from "../operation/plan-schema.js";
import { readExact } from "../operation/read-exact.js";
import { createBytes, readByteLimits } from "../operation/byte-limits.js";
import { acceptsBytes, readSentType } from "../operation/read-response-media.js";
import { type DocumentedStream, readStream } from "../operation/read-stream.js";
import { createSampler, type SampleSchema } from "../sample/create-sampler.js";
import { type ResponseChoice, type EngineResponse, findChosenMedia, ImpossibleResponseError } from "./engine.js";
import { fitHeaders } from "./fit-headers.js";
import { StreamBody } from "./stream-body.js";

/** Whether a body is an example of the document or is generated from a schema. */
export type BodySource = "example" | "made";

/**
 * Returns a body and headers that match their schemas. Keeps as much of a given body as possible, and generates a missing one. Throws
 * {@link ImpossibleResponseError} when it finds no matching body.
 */
export type FitResponse = (choice: ResponseChoice, given: unknown, source: BodySource) => EngineResponse;

/** Options of {@link createFitter}. */
export interface FitterOptions {
  readonly document: OpenApi;
  /** The examples were validated before. */
  readonly hasValidExamples: boolean;
  /** Prints a place of the document: `"openapi.yaml:12"`. */
  readonly printPlace: (path: readonly Step[]) => string;
  /** Called with a sentence for each example that was changed and each response that cannot be created. Sentences may repeat. */
  readonly warn: (warning: string) => void;
}

/** How strictly schemas are read. */
interface Reading {
  readonly refusesAssumedNull: boolean;
  readonly allowsSeveral?: boolean;
}

/** The readings of a schema that are tried for a body, the strictest first. */
const readings = {
  strict: { refusesAssumedNull: true },
  withNull: { refusesAssumedNull: false },
  withSeveral: { refusesAssumedNull: false, allowsSeveral: true },
} as const satisfies Record<string, Reading>;

/** The tools that create bodies by one reading. */
interface Makers {
  readonly compile: CompileSchema;
  readonly plan: PlanSchema;
  readonly sample: SampleSchema;
}

/** Creates a fitter. Compiles a schema when the first body is validated. Validates no texts of other media types than JSON. */
export function createFitter({ document, hasValidExamples, printPlace, warn }: FitterOptions): FitResponse {
  const createMakers = oncePer((reading: Reading): Makers => {
    const compile = createSchemaCompiler(document, ["response"], { readsContent: true, ...reading });
    const { refusesAssumedNull } = reading;
    const plan = createPlanner(document, { direction: "response", refusesAssumedNull });
    return { compile, plan, sample: createSampler(document, compile, plan) };
  });
  const readMakers = (reading: Reading = readings.strict): Makers => createMakers(reading);

  /** Returns a value by the strictest reading that has one. */
  function sample(choice: ResponseChoice, schema: Schema, given: unknown, seed: number): unknown {
    for (const reading of Object.values(readings)) {
      const value = readMakers(reading).sample(schema, given, seed);
      if (value === undefined) continue;
      if (reading === readings.withSeveral) warnOfSeveral(choice);
      return value;
    }
    return undefined;
  }

  return (choice, given, source) => {
    const documented = findDocumented(choice);
    const body = fitBody(choice, given, source);
    const fitting = { document, hasValidExamples, readMakers };
    const usual = documented && isRedirect(documented, choice.operation) ? ownTargets : {};
    const headers = fitHeaders(fitting, documented?.headers ?? [], usual);
    if (!headers) return refuse(choice, "a required header has no possible value", source);
    return { headers, body };
  };

  function fitBody(choice: ResponseChoice, given: unknown, source: BodySource): unknown {
    const media = findChosenMedia(choice);
    if (media === undefined) return given;
    const stream = readStream(document, media);
    if (stream && typeof given !== "string") return fitStream(choice, stream, given, source);
    const sent = readSentType(media) ?? media.name;
    if (given === undefined && !sent.includes("*") && acceptsBytes(document, sent, media.schema)) {
      return createBytes(readByteLimits(media.view));
    }
    const value = fitValue(choice, media.schema, sent, given, source);
    return typeof value === "object" && readBodyKind(sent) === "xml" ? writeXml(media.view, value) : value;
  }

  function fitValue(
    choice: ResponseChoice,
    schema: Schema,
    mediaType: string,
    given: unknown,
    source: BodySource,
  ): unknown {
    if (source === "example" && hasValidExamples) return given;
    const seed = readSeed(choice);
    if (!isValidated(mediaType, given)) return given ?? readMakers().sample(schema, undefined, seed);
    // Without a schema, any value fits. An empty body would not be JSON.
    const body = sample(choice, schema, given, seed);
    if (body === undefined) return refuse(choice, describeMisfit(readMakers(), document, schema, given), source);
    if (source === "example" && body !== given)
      warnOfMisfit(choice, describeMisfit(readMakers(), document, schema, given));
    return body;
  }

  function fitStream(choice: ResponseChoice, stream: DocumentedStream, given: unknown, source: BodySource): StreamBody {
    const { schema, isListed } = stream;
    const seed = readSeed(choice);
    const givenItems: readonly unknown[] = Array.isArray(given) ? given : [given];
    const examples = given === undefined ? [undefined, undefined, undefined] : givenItems;
    const items = isListed
      ? sample(choice, schema, given, seed)
      : examples.map((value, index) => sample(choice, schema, value, seed + index));
    if (!Array.isArray(items) || items.includes(undefined)) {
      return refuse(choice, describeMisfit(readMakers(), document, schema, given), source);
    }
    return new StreamBody(items, stream);
  }

  function refuse(choice: ResponseChoice, misfit: string, source: BodySource): never {
    const advice = source === "example" ? "Correct the schema." : "Correct the schema, or add an example.";
    const sentence = `No response for ${nameResponse(choice)} fits its schema: ${misfit}. ${advice}`;
    const error = new ImpossibleResponseError(`${printResponse(choice)}: ${sentence}`);
    warn(error.message);
    throw error;
  }

  function warnOfMisfit(choice: ResponseChoice, misfit: string): void {
    const example = choice.example === undefined ? "The example" : `The example \`${choice.example}\``;
    const sentence = `${example} of ${nameResponse(choice)} does not fit its schema: ${misfit}. The mock returns a corrected copy.`;
    warn(`${printResponse(choice)}: ${sentence}`);
  }

  function warnOfSeveral(choice: ResponseChoice): void {
    const sentence = `No body was found for ${nameResponse(choice)} that fits exactly one schema of each \`oneOf\`. The mock returns one that fits several. Let the schemas exclude each other, or write \`anyOf\`.`;
    warn(`${printResponse(choice)}: ${sentence}`);
  }

  /** Prints the place of a response, or of its operation. */
  function printResponse(choice: ResponseChoice): string {
    const { steps } = choice.operation;
    const documented = findDocumented(choice);
    return printPlace(documented ? [...steps, "responses", documented.status] : steps);
  }
}

/** Names a response in a sentence: `"the 200 of GET /pets"`. */
function nameResponse({ status, operation: { method, path } }: ResponseChoice): string {
  return `the ${status} of ${method} ${path}`;
}

function findDocumented({ operation, status }: ResponseChoice): DocumentedResponse | undefined {
  return findResponse(operation, status)?.documented;
}

/** Describes why no body matches. A schema that refers directly to itself cannot validate a body. */
function describeMisfit(makers: Makers, document: OpenApi, schema: Schema, body: unknown): string {
  try {
    const error = findMisfit(makers, document, viewSchema(document, schema), body);
    if (error) return describeLocatedError(error);
  } catch (error) {
    if (!(error instanceof UnusableSchemaError)) throw error;
  }
  return "no value fits";
}

/** The most parts within each other that are searched: a schema may contain itself. */
const maxDepth = 16;
/** The most errors of a draft that are searched. */
const maxErrors = 8;

/**
 * Finds an error of a body, or of a draft without one. A draft has any text for a part without a value: the reason is within that part. An
 * error of a part that may have a value is no reason.
 */
function findMisfit(
  makers: Makers,
  document: OpenApi,
  view: SchemaView,
  body: unknown,
  depth = 0,
): SchemaError | undefined {
  const { schema } = view;
  const attempt = body ?? makers.plan(schema).draft();
  if (attempt === undefined) return undefined;
  const value = parseJson(stringifyExact(attempt, readExact(document, schema)));
  const errors = makers.compile(schema)(value);
  if (body !== undefined || depth > maxDepth) return errors[0];
  for (const error of errors.slice(0, maxErrors)) {
    if (error.instancePath === "") return error;
    const inner = findMisfit(makers, document, viewPart(view, value, error.instancePath), undefined, depth + 1);
    if (inner) return { ...inner, instancePath: error.instancePath + inner.instancePath };
  }
  return errors[0];
}

/** Returns what a schema says of the part of a value at a JSON pointer. */
function viewPart(view: SchemaView, value: unknown, pointer: string): SchemaView {
  let node = value;
  let part = view;
  for (const step of readPointer(pointer)) {
    part = Array.isArray(node) ? part.item(Number(step)) : part.property(step);
    node = isRecord(node) ? node[step] : undefined;
  }
  return part;
}

/** Returns the seed of a choice. A dynamic response never has seed 0, which is that of the usual response. */
function readSeed({ dynamic = false, seed = 0 }: ResponseChoice): number {
  return dynamic ? seed + 1 : seed;
}

/** Returns whether a body is a value of its schema, rather than a text that is sent as it is. */
function isValidated(mediaType: string, body: unknown): boolean {
  const kind = readBodyKind(mediaType);
  return typeof body === "object" || kind === "json" || (kind === "xml" && body === undefined);
}
