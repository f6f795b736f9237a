const WAIT_MS = 900_000;
const MOST_DRIFT_MS = 60_000;

/**
 * Returns a function that says whether it is time to forget: not before the clock has gone evenly for a quarter of an
 * hour, since one that was wrong for a moment would forget everything.
 */
export function createForgetTimer(clock = Date.now, steady = () => performance.now()) {
  const begin = () => ({ at: steady(), offset: clock() - steady() });
  let begun = begin();
  return () => {
    const hasJumped = Math.abs(clock() - steady() - begun.offset) > MOST_DRIFT_MS;
    const isTime = !hasJumped && steady() - begun.at >= WAIT_MS;
    if (hasJumped || isTime) begun = begin();
    return isTime;
  };
}
