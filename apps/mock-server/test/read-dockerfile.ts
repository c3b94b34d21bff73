import { readFileSync } from "node:fs";
import { DockerfileParser, type JSONInstruction } from "dockerfile-ast";

export interface Image {
  readonly env: Readonly<Record<string, string>>;
  /** The command and the health check of its containers. */
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  /** The commands of the build stage. */
  readonly build: readonly string[];
  readonly stopSignal: string;
  readonly user: string;
}

/** Reads what a Dockerfile has Docker do. */
export function readDockerfile(path: URL): Image {
  const dockerfile = DockerfileParser.parse(readFileSync(path, "utf8"));
  const instructions = dockerfile.getInstructions();
  const find = (keyword: string) => {
    const found = instructions.findLast((each) => each.getKeyword() === keyword);
    if (!found) throw new Error(`There is no ${keyword} in ${path.pathname}.`);
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

/** The parser returns the flags of a health check, but not its command. */
function readHealthCheck(text: string): string[] {
  return JSON.parse(/CMD (\[.*\])$/s.exec(text)?.[1] ?? "[]") as string[];
}
