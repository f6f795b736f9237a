const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';
// The page below a dialog, the guards around one and the toasts: none of them opens anything.
const ASIDE = '[aria-hidden=true], [data-radix-focus-guard], [data-sonner-toaster]';

type Stop = { overlay: Element | null; element: HTMLElement };

/** The last focused element of the page and of each overlay, the latest last. */
let trail: Stop[] = [];

document.addEventListener('focusin', ({ target }) => {
  returned = null;
  if (!(target instanceof HTMLElement) || target.closest(ASIDE)) return;
  const overlay = target.closest(OVERLAY);
  trail = trail.filter((stop) => stop.overlay !== overlay && stop.overlay?.isConnected !== false);
  trail.push({ overlay, element: target });
});

let isWorkDone = false;
/** The opener that got the focus back from an overlay whose work was done, while nobody has moved on from it. */
let returned: Element | null = null;

/** Says that the work of the open overlay is done: what comes next may take the focus that its opener gets back. */
export function markWorkDone(): void {
  isWorkDone = document.querySelector(OVERLAY) !== null;
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Returns whether what comes next may take the focus: nothing has it, or only the opener of what was just done. */
export const isFocusFree = (): boolean => isFocusLost() || document.activeElement === returned;

/** Gives the focus back to what opened an overlay that closes, unless something took it on purpose. */
export function returnFocus(event: Event): void {
  const isDone = isWorkDone;
  isWorkDone = false;
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (!isFocusLost()) return;
  const opener = trail.filter(({ element }) => element.isConnected).at(-1)?.element;
  opener?.focus({ preventScroll: true });
  if (isDone) returned = opener ?? null;
}
