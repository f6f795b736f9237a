// A browser that never says that it has left must not hold up the shopper.
const LONGEST_MS = 1000;

let leaving = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function finish() {
  leaving = 0;
  clearTimeout(timer);
  window.removeEventListener('popstate', onLeft);
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

function onLeft() {
  leaving -= 1;
  if (leaving === 0) finish();
}

/** Goes back one history entry. Browsers do so a moment later, and leave whatever was written to the history meanwhile. */
export function leaveEntry(): void {
  leaving += 1;
  clearTimeout(timer);
  timer = setTimeout(finish, LONGEST_MS);
  window.addEventListener('popstate', onLeft);
  window.history.back();
}

/** Runs work as soon as no entry is being left; returns a function that cancels it. */
export function onceLeft(work: () => void): () => void {
  if (leaving === 0) work();
  else waiting.add(work);
  return () => waiting.delete(work);
}
