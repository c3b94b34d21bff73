// Preloaded into a measured process. When the process exits, writes the resources that it used.
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.USAGE_FILE,
    JSON.stringify({ cpuMicroseconds: userCPUTime + systemCPUTime, peakKilobytes: maxRSS }),
  );
});
