// The health check of the container: exit code 0 while the server runs.
const { ok } = await fetch(`http://127.0.0.1:${process.env["PORT"] ?? 4010}/-/health`);
process.exitCode = ok ? 0 : 1;
