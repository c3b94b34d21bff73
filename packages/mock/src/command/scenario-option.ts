import { Option } from "commander";

/** Creates the option that sets the preference of every request that states none. */
export function scenarioOption(): Option {
  return new Option(
    "--scenario <words>",
    "preference for every request that states none, such as `slow`, `slow,delay_ms=500` or `code=429`",
  );
}

/** Reads the value of the option as a preference. `slow` is short for `scenario=slow`. */
export function readScenario(words: string | undefined): string | undefined {
  return words?.replace(/^[\w-]+(?=\s*(?:[,;]|$))/, "scenario=$&");
}
