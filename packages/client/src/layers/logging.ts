import { rejectOption } from "../call/check-limit.js";
import { systemClock } from "../call/clock.js";
import type { Layer } from "../call/metadata.js";
import { ClientError } from "../errors/client-error.js";
import { hooks } from "./hooks.js";

/** Writes lines of text, each with a level. `console` and the loggers of pino, winston and bunyan have this form. */
export interface Logger {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** The lowest level of the lines that are written; `"off"` writes none. */
export type LogLevel = (typeof levels)[number];

const levels = ["debug", "info", "warn", "error", "off"] as const;

/**
 * Creates a layer that logs calls. Each attempt and its response is logged at `debug`, and the end of a call at `info`. A retry is logged at
 * `warn`, and a failed call at `error`. No line contains the key, an address, or the value of a header. Of parameters, it contains only values that a
 * `ParamsError` rejects.
 *
 * Throws a TypeError for a value that is not a logger, and a RangeError for an unknown level.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [logging(console, "debug"), retries()] });
 */
export function logging(logger: Logger, level: LogLevel = "warn"): Layer {
  const least = levels.indexOf(checkLevel("logLevel", level));
  if (levels.some((name) => name !== "off" && typeof logger?.[name] !== "function")) {
    throw new TypeError("`logger` must have the functions `debug`, `info`, `warn` and `error`.");
  }
  return (next) => async (call) => {
    const { clock = systemClock, operation, redact } = call;
    const { id, method, path } = operation;
    const startMs = clock.now();
    const log = (at: keyof Logger, text: string): void => {
      if (levels.indexOf(at) >= least) logger[at](redact(text));
    };
    const watched = hooks({
      onRequest: ({ attempt }) => log("debug", `${id}: ${method} ${path}, attempt ${attempt}`),
      onResponse: ({ attempt, durationMs, status }) =>
        log("debug", `${id}: ${status} after ${Math.round(durationMs)} ms, attempt ${attempt}`),
      onRetry: ({ error, waitMs }) => log("warn", `${id}: next attempt in ${Math.round(waitMs)} ms: ${error.message}`),
    })(next);
    const describeTime = (): string => `after ${Math.round(clock.now() - startMs)} ms`;
    try {
      const result = await watched(call);
      log("info", `${id}: done with ${result.response.status} ${describeTime()}, attempts: ${call.sent.attempts}`);
      return result;
    } catch (error) {
      // Other errors come from the program, and may have any message.
      const reason = error instanceof ClientError ? error.message : `a ${String(Object(error).name)} of the program`;
      if (call.options.signal?.aborted) log("info", `${id}: aborted ${describeTime()}`);
      else log("error", `${id}: failed ${describeTime()}: ${reason}`);
      throw error;
    }
  };
}

/** Returns a level. Throws a RangeError for an unknown one; `name` is its option or its variable. */
export function checkLevel(name: string, level: unknown): LogLevel {
  return (
    levels.find((each) => each === level) ??
    rejectOption(name, level, `one of ${levels.map((each) => `\`${each}\``).join(", ")}`)
  );
}
