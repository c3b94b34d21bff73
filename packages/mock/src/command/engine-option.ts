import { Option } from "commander";
import { engineNames } from "../core/load-engine.js";

/** Creates the option `--engine`. */
export function engineOption(): Option {
  return new Option(
    "--engine <name>",
    "`prism` validates each request with stock Prism, too, and reports where Prism disagrees; needs @shortvideo-api/prism",
  )
    .choices(engineNames)
    .default("built-in");
}
