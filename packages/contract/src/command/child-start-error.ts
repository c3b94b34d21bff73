/** Thrown when a command does not start. A command that starts and fails has an exit code instead. */
export class ChildStartError extends Error {
  override readonly name = "ChildStartError";
  /** As in a shell: 127 when the command was not found, 126 when it cannot be run. */
  readonly exitCode: 126 | 127;

  constructor(command: string, { code, message }: NodeJS.ErrnoException) {
    super(explain(command, code, message));
    this.exitCode = code === "ENOENT" ? 127 : 126;
  }
}

function explain(command: string, code: string | undefined, message: string): string {
  if (code === "ENOENT") {
    return `The command \`${command}\` was not found on the PATH, or its interpreter is missing.`;
  }
  if (code === "EACCES") return `The command \`${command}\` is not executable. Make it executable with \`chmod +x\`.`;
  return `The command \`${command}\` could not be started: ${message}`;
}
