/** Seed of this run; TEST_SEED repeats a failed run. */
export const runSeed = (): number => Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
