import { Option } from "commander";

/** Creates the option `--overlay`, which can be repeated. */
export function overlayOption(): Option {
  return new Option("--overlay <file>", "apply this OpenAPI Overlay 1.0 or 1.1 file first; can be repeated")
    .default([], "none")
    .argParser<readonly string[]>((file, others) => [...others, file]);
}
