import { Option } from "commander";

/** The option that sets what every request is answered with unless it says otherwise. */
export function scenarioOption(): Option {
  return new Option(
    "--scenario <words>",
    "what every request gets that does not say otherwise, where its operation can: `slow`, `slow,delay_ms=500`, `code=429`",
  );
}

/** Reads the value of that option as a preference: the name of a scenario may stand alone. */
export function readScenario(words: string | undefined): string | undefined {
  return words?.replace(/^[\w-]+(?=\s*(?:[,;]|$))/, "scenario=$&");
}
