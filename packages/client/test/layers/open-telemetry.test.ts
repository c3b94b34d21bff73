// Traces and metrics, with the SDK of OpenTelemetry in memory.

import * as api from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CallOptions } from "../../src/call/call-options.js";
import type { OperationMetadata } from "../../src/call/metadata.js";
import { connect, openTelemetry, postsGet, standardLayers } from "../../src/functions.js";
import { createLimiter } from "../../src/index.js";
import { open as openClient } from "../open-client.js";
import { apiKey, getPet, open, rex } from "../open-pets.js";
import { fail } from "../fail.js";

const spans = new InMemorySpanExporter();
const tracing = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
const measured = new InMemoryMetricExporter(AggregationTemporality.DELTA);
const metering = new MeterProvider({
  readers: [new PeriodicExportingMetricReader({ exporter: measured, exportIntervalMillis: 2 ** 30 })],
});

beforeAll(() => {
  api.trace.setGlobalTracerProvider(tracing);
  api.metrics.setGlobalMeterProvider(metering);
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator());
});

afterAll(async () => {
  await metering.shutdown();
  for (const each of [api.trace, api.metrics, api.context, api.propagation]) each.disable();
});

beforeEach(async () => {
  await metering.forceFlush();
  spans.reset();
  measured.reset();
});

/** Makes a call of a service that returns these responses in turn, or fails with these errors. */
async function callPet(
  responses: readonly (Response | Error)[],
  { operation = getPet, ...options }: CallOptions & { operation?: OperationMetadata } = {},
) {
  const left = [...responses];
  const layers = [openTelemetry(api), ...standardLayers({ retry: { baseDelayMs: 0 } })];
  const sent: Request[] = [];
  const { connection } = open(
    (request) => {
      sent.push(request);
      const next = left.shift() ?? Response.json({ name: "Rex" });
      if (next instanceof Error) throw next;
      return next;
    },
    { layers },
  );
  await connection.call(operation, { ...rex, tag: "private" }, options).catch(() => {});
  return { sent, finished: spans.getFinishedSpans() };
}

test("describes an attempt by the conventions of HTTP clients, without values", async () => {
  const { finished } = await callPet([]);

  expect(finished).toHaveLength(1);
  expect(finished[0]).toMatchObject({
    name: "GET /pets/{petId}",
    kind: api.SpanKind.CLIENT,
    status: { code: api.SpanStatusCode.UNSET },
    instrumentationScope: { name: "@shortvideo-api/client" },
  });
  expect(finished[0]?.attributes).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "server.address": "api.example",
    "server.port": 443,
    "url.full": "https://api.example/pets/{petId}?REDACTED",
    "url.template": "/pets/{petId}",
  });
});

test("counts the resends of a call, and links its spans to the active one", async () => {
  const parent = api.trace.getTracer("test").startSpan("parent");
  const { finished, sent } = await api.context.with(api.trace.setSpan(api.context.active(), parent), () =>
    callPet([
      new Response(null, { status: 503 }),
      Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" }),
    ]),
  );

  expect(
    finished.map(({ attributes, status }) => [
      attributes["http.request.resend_count"],
      attributes["http.response.status_code"],
      attributes["error.type"],
      status.code,
    ]),
  ).toEqual([
    [undefined, 503, "503", api.SpanStatusCode.ERROR],
    [1, undefined, "ECONNRESET", api.SpanStatusCode.ERROR],
    [2, 200, undefined, api.SpanStatusCode.UNSET],
  ]);
  const { traceId, spanId } = parent.spanContext();
  expect(finished.map((span) => span.parentSpanContext?.spanId)).toEqual([spanId, spanId, spanId]);
  expect(sent.map(({ headers }) => headers.get("traceparent"))).toEqual(
    finished.map((span) => `00-${traceId}-${span.spanContext().spanId}-01`),
  );
});

test.each<[string, Response | Error, string]>([
  ["a failure inside a 200", Response.json({ error_code: 4 }), "InBandError"],
  ["a body that is not JSON", new Response("<html>"), "UnexpectedResponseError"],
  ["a failed connection without a code", new TypeError("fetch failed"), "ConnectionError"],
])("names the class of a failure without a status or a code: %s", async (_, response, type) => {
  const { finished } = await callPet([response], { retry: { maxRetries: 0 } });

  expect(finished.map(({ attributes }) => attributes["error.type"])).toEqual([type]);
});

test("gives each call its own parent, also if a limiter starts it later", async () => {
  const limiter = createLimiter({ concurrency: 1 });
  const { api: client } = openClient(() => Response.json({ itemInfo: {} }), { limiter, layers: [openTelemetry(api)] });
  const parents = [1, 2, 3].map((index) => api.trace.getTracer("test").startSpan(`parent ${index}`));

  await Promise.all(
    parents.map((parent) =>
      api.context.with(api.trace.setSpan(api.context.active(), parent), () => client.posts.get({ videoId: "7" })),
    ),
  );

  expect(spans.getFinishedSpans().map((span) => span.parentSpanContext?.spanId)).toEqual(
    parents.map((parent) => parent.spanContext().spanId),
  );
});

test("creates no span for a call that is not sent, and ends that of an aborted one", async () => {
  const { api: client } = openClient(() => Response.json({}), { layers: [openTelemetry(api)] });
  const controller = new AbortController();
  await fail(client.posts.get({ videoId: "x" }));
  const before = spans.getFinishedSpans().length;

  const connection = connect({
    baseUrl: "https://api.example",
    layers: [openTelemetry(api), ...standardLayers()],
    fetch: () => {
      controller.abort();
      return new Promise(() => {});
    },
  });
  await fail(postsGet(connection, { videoId: "7" }, { signal: controller.signal }));

  expect(before).toBe(0);
  expect(spans.getFinishedSpans().map(({ attributes }) => attributes["error.type"])).toEqual(["AbortError"]);
});

test("calls an unknown method `_OTHER`", async () => {
  const { finished } = await callPet([], { operation: { ...getPet, method: "PURGE" } });

  expect(finished[0]?.attributes).toMatchObject({
    "http.request.method": "_OTHER",
    "http.request.method_original": "PURGE",
  });
});

test("measures the seconds of each attempt", async () => {
  await callPet([new Response(null, { status: 503 })]);
  await metering.forceFlush();

  const [metric] = measured.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics));
  expect(metric?.descriptor).toMatchObject({ name: "http.client.request.duration", unit: "s" });
  expect(metric?.dataPoints.map(({ attributes }) => attributes)).toEqual([
    {
      "error.type": "503",
      "http.request.method": "GET",
      "http.response.status_code": 503,
      "server.address": "api.example",
      "server.port": 443,
      "url.template": "/pets/{petId}",
    },
    {
      "http.request.method": "GET",
      "http.response.status_code": 200,
      "server.address": "api.example",
      "server.port": 443,
      "url.template": "/pets/{petId}",
    },
  ]);
  const sums = metric?.dataPoints.map(({ value }) => Object(value).sum);
  expect(sums?.every((seconds) => seconds > 0)).toBe(true);
});

test("shows neither the key nor a value in spans and metrics", async () => {
  const { finished } = await callPet([Response.json({ message: `No, ${apiKey}` }, { status: 403 })]);
  await metering.forceFlush();

  const shown = JSON.stringify([
    finished.map(({ attributes, name, status, events }) => [attributes, name, status, events]),
    measured.getMetrics(),
  ]);
  expect(shown).toContain("403");
  expect(shown).not.toContain(apiKey);
  expect(shown).not.toContain("private");
});
