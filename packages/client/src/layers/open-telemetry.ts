import { ConnectionError } from "../errors/connection-error.js";
import type { Layer, OperationMetadata, WrapFetch } from "../call/metadata.js";
import type { SendOnce } from "../call/outgoing.js";

/**
 * The part of `@opentelemetry/api` that {@link openTelemetry} uses: `import * as api from "@opentelemetry/api"`. It is described here, so that
 * the client compiles without that package.
 */
export interface OpenTelemetryApi {
  readonly trace: {
    getTracer(name: string): {
      startSpan(name: string, options: { kind: number; attributes: Attributes }, context: unknown): OpenTelemetrySpan;
    };
    setSpan(context: unknown, span: OpenTelemetrySpan): unknown;
  };
  readonly metrics: {
    getMeter(name: string): {
      createHistogram(
        name: string,
        options: object,
      ): { record(value: number, attributes: Attributes, context: unknown): void };
    };
  };
  readonly context: { active(): unknown; with<Result>(context: unknown, run: () => Result): Result };
  readonly propagation: {
    inject(
      context: unknown,
      carrier: Headers,
      setter: { set: (carrier: Headers, name: string, value: string) => void },
    ): void;
  };
}

/** The part of a span that {@link openTelemetry} uses. */
export interface OpenTelemetrySpan {
  setAttributes(attributes: Attributes): unknown;
  setStatus(status: { code: number }): unknown;
  end(): void;
}

type Attributes = Record<string, string | number>;

/**
 * Creates a layer that traces and measures each attempt by the semantic conventions of HTTP clients:
 * https://opentelemetry.io/docs/specs/semconv/http/
 *
 * - A span of the kind `CLIENT`, from sending a request until its body was read. It is a child of the span that was active when the call
 *   began. Its context is sent along, such as in the header `traceparent`.
 * - The histogram `http.client.request.duration`, in seconds.
 *
 * Neither has the key, or the value of a parameter: `url.template` is the path of the document, and `url.full` has it too.
 *
 * @example
 * import * as api from "@opentelemetry/api";
 * const client = createClient({ baseUrl, apiKey, layers: [openTelemetry(api)] });
 */
export function openTelemetry({ trace, metrics, context, propagation }: OpenTelemetryApi): Layer {
  const scope = "@shortvideo-api/client";
  const tracer = trace.getTracer(scope);
  const histogram = metrics.getMeter(scope).createHistogram("http.client.request.duration", {
    description: "Duration of HTTP client requests.",
    unit: "s",
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] },
  });

  return (next) => (call) => {
    // A limiter may start an attempt in the context of another call.
    const parent = context.active();
    const observe: Layer = (attempt) => async (given) => {
      let end: ((outcome: Attributes) => void) | undefined;
      let status: number | undefined;

      const send =
        (sendOnce: SendOnce): SendOnce =>
        async (outgoing) => {
          const startMs = performance.now();
          const attributes = describeRequest(given.operation, outgoing.url);
          const resends = given.attempt.number - 1;
          const span = tracer.startSpan(
            `${attributes["http.request.method"]} ${given.operation.path}`,
            {
              // SpanKind.CLIENT
              kind: 2,
              attributes: {
                ...attributes,
                ...describeAddress(given.operation, outgoing.url),
                ...(resends > 0 && { "http.request.resend_count": resends }),
              },
            },
            parent,
          );
          const active = trace.setSpan(parent, span);
          end = (outcome) => {
            span.setAttributes(outcome);
            // SpanStatusCode.ERROR
            if ("error.type" in outcome) span.setStatus({ code: 2 });
            span.end();
            histogram.record((performance.now() - startMs) / 1_000, { ...attributes, ...outcome }, active);
          };
          propagation.inject(active, outgoing.headers, headerSetter);
          const response = await context.with(active, () => sendOnce(outgoing));
          ({ status } = response);
          return response;
        };

      const wrapFetch: WrapFetch = (sendOnce, wrapped) =>
        given.plan.wrapFetch?.(send(sendOnce), wrapped) ?? send(sendOnce);
      const describeStatus = (): Attributes => (status === undefined ? {} : { "http.response.status_code": status });
      try {
        const result = await attempt({ ...given, plan: { ...given.plan, wrapFetch } });
        end?.(describeStatus());
        return result;
      } catch (error) {
        end?.({ ...describeStatus(), "error.type": readErrorType(error, status) });
        throw error;
      }
    };
    // The innermost: a span has no wait for the quota.
    return next({
      ...call,
      plan: { ...call.plan, around: new Map([[observe, observe], ...(call.plan.around ?? [])]) },
    });
  };
}

const headerSetter = { set: (headers: Headers, name: string, value: string): void => headers.set(name, value) };

/** Describes a request with few different values, for spans and metrics. */
function describeRequest({ method, path }: OperationMetadata, url: string): Attributes {
  const { hostname, port, protocol } = new URL(url);
  return {
    "http.request.method": knownMethods.test(method) ? method : "_OTHER",
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
    "url.template": path,
  };
}

/** Describes the address of a request without values. */
function describeAddress({ method, path }: OperationMetadata, url: string): Attributes {
  const { origin, search } = new URL(url);
  return {
    "url.full": `${origin}${path}${search && "?REDACTED"}`,
    ...(!knownMethods.test(method) && { "http.request.method_original": method }),
  };
}

/** https://opentelemetry.io/docs/specs/semconv/registry/attributes/http/#http-request-method */
const knownMethods = /^(CONNECT|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|QUERY|TRACE)$/;

/** Returns the status of a failure, the code of a failed connection, or else the class of an error. */
function readErrorType(error: unknown, status = 0): string {
  if (status >= 400) return String(status);
  const { code, name = "_OTHER" }: { code?: unknown; name?: string } = Object(error);
  // An error of the service has a code too, which may be any text.
  return error instanceof ConnectionError && typeof code === "string" ? code : name;
}
