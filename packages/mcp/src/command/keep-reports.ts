import {
  addUnwritten,
  type AnyVerdict,
  checkReport,
  type ContractReport,
  type readStart,
  renderReport,
  type ReportTarget,
  toPlainText,
  writeReports,
} from "@shortvideo-api/report";

/** Reports that follow what an agent does. */
interface KeptReports {
  /** Writes the reports, once the calls in progress have been written. Returns at once. */
  readonly update: () => void;
  /** Writes the reports for the last time, and prints why they do not pass. Returns the exit code of the verdict. */
  readonly conclude: () => Promise<number>;
}

/**
 * Keeps the files of a report up to date. Agents often kill their servers, and people look at a report while an agent works. A file that
 * cannot be written is an error only at the end.
 */
export function keepReports(
  read: () => ContractReport,
  targets: readonly ReportTarget[],
  started: Awaited<ReturnType<typeof readStart>>,
): KeptReports {
  let isOutdated = false;
  let writing: Promise<void> | undefined;

  async function write(): Promise<AnyVerdict> {
    const report = { ...read(), started: [started] };
    const verdict = checkReport(report, {});
    const unwritten = await writeReports(targets, (format) => renderReport({ ...report, verdict }, format));
    const messages = unwritten.map(({ message }) => message);
    return addUnwritten<AnyVerdict>(verdict, messages, "failed");
  }

  async function follow(): Promise<void> {
    while (isOutdated) {
      isOutdated = false;
      await write();
    }
    writing = undefined;
  }

  return {
    update() {
      isOutdated = true;
      writing ??= follow();
    },
    async conclude() {
      isOutdated = false;
      await writing;
      const { exitCode, failures } = await write();
      for (const { message } of failures) console.error(toPlainText(message));
      return exitCode;
    },
  };
}
