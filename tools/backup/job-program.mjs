import os from 'node:os';

/** Does the work of a job that the cms has started as a process of its own, and reports the result to it. */
export function reportToCms(work) {
  // Without the cms nobody would learn the result.
  process.once('disconnect', () => process.exit(1));
  // Shoppers come first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  process.umask(0o077);
  work()
    .then(
      (made) => ({ made }),
      (error) => ({ fault: error.fault, reason: reasonOf(error) }),
    )
    .then((result) => process.send?.(result, () => process.disconnect()));
}

function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} (${error.cause.name}: ${error.cause.message})` : error.message;
}
