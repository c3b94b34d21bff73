/** Explains why a file could not be written, as the end of a sentence. */
export function explainWriteFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return ("code" in cause && reasons[String(cause.code)]) || cause.message;
}

const blockedByFile = "a part of its path is a file, not a folder.";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "you have no permission to write there.",
  EEXIST: blockedByFile,
  EISDIR: "it is a folder.",
  ENOSPC: "the disk is full.",
  ENOTDIR: blockedByFile,
  EPERM: "you have no permission to write there.",
  EROFS: "the file system is read-only.",
};
