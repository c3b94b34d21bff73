/** A command could not be started. One that started and failed is not this: it has an exit code of its own. */
export class ChildStartError extends Error {
  override readonly name = "ChildStartError";
  /** As a shell has it: 127 when the command was not found, 126 when it cannot be run. */
  readonly exitCode: 126 | 127;

  constructor(command: string, { code, message }: NodeJS.ErrnoException) {
    super(explain(command, code, message));
    this.exitCode = code === "ENOENT" ? 127 : 126;
  }
}

function explain(command: string, code: string | undefined, message: string): string {
  if (code === "ENOENT") {
    const advice = process.platform === "win32" ? ` A batch file is run as \`cmd /c ${command} …\`.` : "";
    return `The command \`${command}\` was not found: nothing of this name is on the PATH, or what it is written for is missing.${advice}`;
  }
  if (code === "EACCES") return `The command \`${command}\` may not be run. Is it a program, and marked as one?`;
  if (code === "EINVAL" && process.platform === "win32") {
    return `The command \`${command}\` is a batch file. Run it as \`cmd /c ${command} …\`.`;
  }
  return `The command \`${command}\` could not be started: ${message}`;
}
