const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
// A part that served this long ran well: the next pause is short again.
const STEADY_MS = 10_000;
const CRASH_LIMIT = 5;
const CRASH_WINDOW_MS = 60_000;

/** Returns a function that takes each crash and returns the pause before the next start in ms, or null to give up, which `isOptional` never does. */
export function createRestartPolicy({ isOptional = false } = {}) {
  let crashTimes = [];
  let failedStarts = 0;
  let unsteadyRuns = 0;
  return ({ at, servedMs }) => {
    crashTimes = [...crashTimes.filter((time) => at - time < CRASH_WINDOW_MS), at];
    failedStarts = servedMs > 0 ? 0 : failedStarts + 1;
    unsteadyRuns = servedMs >= STEADY_MS ? 0 : unsteadyRuns + 1;
    if (!isOptional && (crashTimes.length >= CRASH_LIMIT || failedStarts >= CRASH_LIMIT)) return null;
    return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(unsteadyRuns - 1, 0), LONGEST_PAUSE_MS);
  };
}
