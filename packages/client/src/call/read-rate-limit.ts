/** The state of a quota, as a response reports it. */
export interface RateLimit {
  /** Requests that may be sent within the period; `undefined` if the response does not say. */
  readonly limit: number | undefined;
  /** Requests that are left until the quota is renewed. */
  readonly remaining: number;
  /** Milliseconds until the quota is renewed; `undefined` if the response does not say. */
  readonly resetMs: number | undefined;
}

/**
 * Reads the rate-limit headers of a response: `RateLimit` in the form of the IETF drafts, or `RateLimit-Remaining`,
 * `X-RateLimit-Remaining` and `X-Rate-Limit-Remaining` with their siblings. Of several quotas, the one with the fewest requests left
 * counts. Returns `undefined` if a response has none.
 *
 * @example
 * const api = createClient({ baseUrl, apiKey, onResponse: ({ headers }) => console.log(readRateLimit(headers())?.remaining) });
 */
export function readRateLimit(given: Headers | Readonly<Record<string, string>>): RateLimit | undefined {
  const headers = new Headers(given);
  const listed = readList(headers.get("ratelimit"), headers.get("ratelimit-policy"));
  if (listed) return listed;
  for (const prefix of ["ratelimit", "x-ratelimit", "x-rate-limit"]) {
    const [limit, remaining, reset] = ["limit", "remaining", "reset"].map((name) => headers.get(`${prefix}-${name}`));
    const left = readNumber(remaining);
    if (left !== undefined) {
      return { limit: readNumber(limit), remaining: left, resetMs: readReset(readNumber(reset), headers) };
    }
  }
  return undefined;
}

/** Reads `"default";r=50;t=30` with its policy `"default";q=100;w=60`, and the earlier form `limit=100, remaining=50, reset=30`. */
function readList(text: string | null, policies: string | null): RateLimit | undefined {
  if (text === null) return undefined;
  const { limit, remaining, reset } = readFields(text.split(","));
  const found = text.split(",").map((item) => {
    const [name = "", ...fields] = item.split(";");
    const policy = (policies ?? "").split(",").find((each) => each.split(";")[0]?.trim() === name.trim());
    const { r, t } = readFields(fields);
    const { q } = readFields((policy ?? "").split(";"));
    return { limit: q, remaining: r, resetMs: toMs(t) };
  });
  return [...found, { limit, remaining, resetMs: toMs(reset) }]
    .flatMap((each) => (each.remaining === undefined ? [] : [{ ...each, remaining: each.remaining }]))
    .sort((one, other) => one.remaining - other.remaining)[0];
}

function readFields(fields: readonly string[]): Readonly<Record<string, number | undefined>> {
  return Object.fromEntries(
    fields.map((field) => {
      const [name = "", value = ""] = field.split("=");
      return [name.trim(), readNumber(value)];
    }),
  );
}

function readNumber(text: string | null | undefined): number | undefined {
  // Services write `100, 100;w=60` and `-1`.
  const [digits] = /^\s*-?\d+(\.\d+)?/.exec(text ?? "") ?? [];
  return digits === undefined ? undefined : Math.max(0, Number(digits));
}

/** Reads a number of seconds, or an epoch time in seconds or milliseconds, as milliseconds from now. */
function readReset(reset: number | undefined, headers: Headers): number | undefined {
  if (reset === undefined || reset < 1e9) return toMs(reset);
  // Both times are from the service's clock, since the caller's clock may be wrong.
  const serviceMs = Date.parse(headers.get("date") ?? "");
  return Math.max(0, (reset < 1e11 ? reset * 1_000 : reset) - (Number.isNaN(serviceMs) ? Date.now() : serviceMs));
}

function toMs(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1_000;
}
