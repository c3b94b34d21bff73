// Preloaded into a measured process. Writes the resources that the process used when it exits.
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.USAGE_FILE,
    JSON.stringify({ cpuMicroseconds: userCPUTime + systemCPUTime, peakKilobytes: maxRSS }),
  );
});
