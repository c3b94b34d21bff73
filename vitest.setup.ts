import * as fc from "fast-check";

// Property tests try the same values on every run, so that a change fails for what it changed. Other values, to look for
// what nobody has thought of: `FUZZ_SEED=$RANDOM npx vitest run`.
fc.configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20_261_120) });
