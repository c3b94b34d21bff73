import { readFileSync } from "node:fs";
import { DockerfileParser, type JSONInstruction } from "dockerfile-ast";

/** The image that a Dockerfile describes. */
export interface Image {
  readonly env: Readonly<Record<string, string>>;
  /** The command of its containers, as words. */
  readonly command: readonly string[];
  /** The command of the health check, as words. */
  readonly healthCheck: readonly string[];
  /** The command of the build stage, as words. */
  readonly build: readonly string[];
  /** `"SIGTERM"`. */
  readonly stopSignal: string;
  /** The user id of its containers: `"1000"`. */
  readonly user: string;
}

/** Reads the image that a Dockerfile describes. */
export function readDockerfile(path: URL): Image {
  const dockerfile = DockerfileParser.parse(readFileSync(path, "utf8"));
  const instructions = dockerfile.getInstructions();
  const find = (keyword: string) => {
    const found = instructions.findLast((each) => each.getKeyword() === keyword);
    if (!found) throw new Error(`${path.pathname} has no instruction ${keyword}.`);
    return found;
  };
  const words = (keyword: string) =>
    (find(keyword) as JSONInstruction).getJSONStrings().map((argument) => argument.getJSONValue());
  return {
    env: Object.fromEntries(
      dockerfile.getENVs().flatMap((each) => each.getProperties().map((one) => [one.getName(), one.getValue() ?? ""])),
    ),
    command: words("CMD"),
    healthCheck: dockerfile.getHEALTHCHECKs()[0]?.getArguments().length
      ? readHealthCheck(find("HEALTHCHECK").getTextContent())
      : [],
    build: words("RUN"),
    stopSignal: find("STOPSIGNAL").getArgumentsContent() ?? "",
    user: find("USER").getArgumentsContent() ?? "",
  };
}

/** Reads the command of a health check. The parser returns only its flags. */
function readHealthCheck(text: string): string[] {
  return JSON.parse(/CMD (\[.*\])$/s.exec(text)?.[1] ?? "[]") as string[];
}
