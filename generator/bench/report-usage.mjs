// Loaded into a measured process before anything else: writes down at the end what it has used.
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(process.env.USAGE_FILE, JSON.stringify({ cpu_us: userCPUTime + systemCPUTime, peak_kB: maxRSS }));
});
