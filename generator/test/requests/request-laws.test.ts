import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { equalsJson, isFields, type Json } from "@shortvideo-api/document/sample/source";
import { createMock } from "@shortvideo-api/mock";
import { createReadOptions, loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import type { Schema } from "@shortvideo-api/document/source";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { openDocument } from "../on-the-wire/open-scenario.ts";
import { type ArbitraryOperation, components, isJsonType, operation, value } from "./arbitrary-operation.ts";
import { isWritable } from "./is-writable.ts";
import { listReadings, type SentRequest } from "./list-readings.ts";

// Laws between the generated client, the mock and an independent validator, for random documents and values:
// - The client sends each valid value, or says why the style cannot write it, and the request means this value.
// - The mock accepts a request exactly if the validator accepts a value that the request may mean.

const [documentCount, operationCount, valueCount] = inCI([3, 60, 25], [2, 50, 12]);

const folder = mkdtempSync(join(tmpdir(), "requests-"));
afterAll(() => rmSync(folder, { recursive: true }));

const seed = Number(fc.readConfigureGlobal().seed);

test.each(Array.from({ length: documentCount }, (_, index) => index))(
  "client, mock and validator agree on each request of document %i",
  async (index) => {
    const operations = fc.sample(operation, { seed: seed + index, numRuns: operationCount });
    const { send, isChecked } = await open(operations, index);
    const counts = { accepted: 0, rejected: 0, refused: 0 };
    const broken: object[] = [];
    const values = distinct(fc.sample(value, { seed: seed + index, numRuns: 1_000 }));
    for (const [number, each] of operations.entries()) {
      const accepts = openReferee(each.schema);
      for (const given of select(values, each, accepts)) {
        for (const checks of accepts(given) ? [true, false] : [false]) {
          const outcome = await send(number, given, checks);
          counts[nameOutcome(outcome)] += 1;
          const laws = [
            ...(checks ? findBrokenOfClient(each, given, outcome) : []),
            ...(isChecked(number) ? findBrokenOfMock(each, outcome, accepts) : []),
          ];
          if (laws.length > 0)
            broken.push({
              laws,
              operation: each,
              given,
              ...outcome,
              body: new TextDecoder().decode(outcome.request?.body),
            });
        }
      }
    }
    expect(broken.slice(0, 3)).toEqual([]);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(operationCount / 4);
  },
);

/** Selects valid and invalid values, since most random values are invalid. */
function select(values: readonly Json[], each: ArbitraryOperation, accepts: (value: Json) => boolean): Json[] {
  const pick = (isValid: boolean): Json[] => {
    const fitting = values.values().filter((one) => isGiven(each, one) && accepts(one) === isValid);
    return fitting.take(valueCount).toArray();
  };
  return [...pick(true), ...pick(false)];
}

function nameOutcome({ request, status }: Outcome): "accepted" | "rejected" | "refused" {
  if (request === undefined) return "refused";
  return status === 204 ? "accepted" : "rejected";
}

/** Finds the laws that the client breaks with a valid value. */
function findBrokenOfClient(each: ArbitraryOperation, given: Json, { request, status }: Outcome): string[] {
  const canWrite = isWritable(each, given);
  if (request === undefined) return canWrite ? ["the client sends a valid value"] : [];
  const readings = listReadings(each, request);
  const isMeant = readings.some((reading) => reading !== undefined && equalsJson(reading, given));
  // Percent-encoded characters stay as they are beside reserved ones, and mean others.
  const isAmbiguous = !each.parameter || each.parameter.allowReserved === true;
  const mayReject = isNested(each, given) || (isAmbiguous && !canWrite);
  return [
    ...(canWrite && !isMeant ? ["the request means the value"] : []),
    ...(status !== 204 && !mayReject ? ["the mock accepts what the client sends"] : []),
  ];
}

/** Finds the laws that the mock breaks with a request, whatever the client checked. */
function findBrokenOfMock(
  each: ArbitraryOperation,
  { request, status }: Outcome,
  accepts: (value: Json) => boolean,
): string[] {
  if (request === undefined) return [];
  const readings = listReadings(each, request);
  const isValid = readings.some((reading) => isValidReading(each, reading, accepts));
  if (isValid === (status === 204) || isDoubtful(each, readings, accepts)) return [];
  return [isValid ? "the mock accepts a valid request" : "the mock rejects an invalid request"];
}

/** With the option `allErrors`, `contains` beside `prefixItems` is checked in empty lists, too. */
const ajv = new Ajv2020({ strict: false, ownProperties: true, allErrors: true, logger: false });
ajv.addSchema({ $id: "https://test.example/openapi", components: { schemas: components } });

/** Compiles a schema by the validator alone. */
function openReferee(schema: Schema): (value: Json) => boolean {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"https://test.example/openapi#/components/');
  return ajv.compile(JSON.parse(text) as object);
}

/** The result of a call. */
interface Outcome {
  /** `undefined` if the client sent nothing. */
  readonly request: SentRequest | undefined;
  readonly status: number | undefined;
  /** The error of the client. */
  readonly error: string | undefined;
  readonly violations: string | undefined;
}

interface Opened {
  readonly send: (number: number, given: Json, checks: boolean) => Promise<Outcome>;
  /** Returns whether the mock checks the value of an operation. */
  readonly isChecked: (number: number) => boolean;
}

async function open(operations: readonly ArbitraryOperation[], index: number): Promise<Opened> {
  const spec = join(folder, `${index}.json`);
  writeFileSync(spec, JSON.stringify(toDocument(operations)));
  const { openClient } = await openDocument(`requests-${index}`, spec, [], onTestFinished);
  const mock = await createMock({ spec });
  const source = await loadDocument(spec);
  const served = readServedOperations(source.document, createReadOptions(source));
  let sent: { readonly request?: SentRequest; readonly response?: Response } = {};
  const capture: typeof fetch = async (input, init) => {
    const outgoing = new Request(input, init);
    const { pathname, search } = new URL(outgoing.url);
    const body = new Uint8Array(await outgoing.clone().arrayBuffer());
    const request = { target: pathname + search, headers: outgoing.headers, body };
    const response = await mock.fetch(outgoing);
    sent = { request, response };
    return response.clone();
  };
  const options = { baseUrl: "http://mock.example", fetch: capture, retry: { maxRetries: 0 } };
  const clients = {
    checked: openClient(options),
    unchecked: openClient({ ...options, checkParams: false }),
  };
  return {
    isChecked: (number) => !served[number]?.unchecked.some(({ what }) => !what.startsWith("Names of")),
    async send(number, given, checks) {
      sent = {};
      const params = { [operations[number]?.parameter ? "p" : "body"]: given };
      const call = clients[checks ? "checked" : "unchecked"];
      const error: unknown = await Promise.resolve()
        .then(() => call(`ops.op${number}`, params))
        .then(
          () => undefined,
          (reason: unknown) => reason,
        );
      return {
        request: sent.request,
        status: sent.response?.status,
        error: error instanceof Error ? error.message : undefined,
        violations: sent.response?.headers.get("x-mock-violation") ?? undefined,
      };
    },
  };
}

function toDocument(operations: readonly ArbitraryOperation[]): object {
  const paths = operations.map(({ schema, parameter, mediaType, encoding }, number) => {
    const content = { [mediaType ?? ""]: { schema, ...(encoding ? { encoding } : {}) } };
    const written = mediaType === undefined ? { schema } : { content };
    return [
      `/${number}${parameter?.in === "path" ? "/{p}" : ""}`,
      {
        post: {
          operationId: `ops.op${number}`,
          tags: ["ops"],
          ...(parameter ? { parameters: [{ name: "p", ...parameter, ...written }] } : {}),
          ...(parameter ? {} : { requestBody: { required: true, content } }),
          responses: { 204: { description: "Accepted." }, default: { description: "Rejected." } },
        },
      },
    ];
  });
  return {
    openapi: "3.1.0",
    info: { title: "Requests", version: "1.0.0" },
    servers: [{ url: "http://mock.example" }],
    tags: [{ name: "ops", description: "All." }],
    paths: Object.fromEntries(paths),
    components: { schemas: components },
  };
}

/** Returns whether a caller passes such a value: a form that is no object is already serialized, and a text is a single value. */
function isGiven({ parameter, mediaType }: ArbitraryOperation, given: Json): boolean {
  if (mediaType === undefined || isJsonType(mediaType)) return true;
  return parameter ? given === null || typeof given !== "object" : isFields(given);
}

/** Returns whether a reading is valid. An optional value may be absent. */
function isValidReading(
  { parameter }: ArbitraryOperation,
  reading: Json | undefined,
  accepts: (value: Json) => boolean,
): boolean {
  return reading === undefined ? parameter?.required === false : accepts(reading);
}

/** Returns whether the tables of OpenAPI do not say what a request means. */
function isDoubtful(
  { parameter }: ArbitraryOperation,
  readings: readonly (Json | undefined)[],
  accepts: (value: Json) => boolean,
): boolean {
  if (!parameter) return false;
  // A request may have cookies of other services: their names are not checked.
  if (parameter.style === "cookie" && parameter.explode === true) return true;
  // The mock separates the names of properties from their values by brackets.
  if (readings.some((reading) => isFields(reading) && Object.keys(reading).some((name) => name.includes("]"))))
    return true;
  const valid = readings.filter((reading) => reading !== undefined && accepts(reading));
  return valid.length > 0 && valid.every(isUndefined);
}

/** Returns whether no table says how a request writes a value: null, or an object with the name of the parameter. */
function isUndefined(reading: Json | undefined): boolean {
  return reading === null || (isFields(reading) && Object.hasOwn(reading, "p"));
}

/** Returns whether a parameter has a list or an object within another one, which no table of OpenAPI describes. */
function isNested({ parameter, mediaType }: ArbitraryOperation, given: Json): boolean {
  const parts: readonly unknown[] = typeof given === "object" && given !== null ? Object.values(given) : [];
  return parameter !== undefined && mediaType === undefined && parts.some((part) => typeof part === "object");
}

function distinct(values: readonly Json[]): Json[] {
  return [...new Map(values.map((each) => [JSON.stringify(each), each])).values()];
}
