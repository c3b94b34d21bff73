/** Returns whether a process of this machine is running. */
export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists, but takes no signal.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
