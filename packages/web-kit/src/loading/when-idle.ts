const WAIT_MS = 200;

/** Runs work when the browser has nothing to do; Safari has no idle callbacks. */
export const whenIdle = (work: () => void): void =>
  void (typeof requestIdleCallback === 'undefined' ? setTimeout(work, WAIT_MS) : requestIdleCallback(work));
