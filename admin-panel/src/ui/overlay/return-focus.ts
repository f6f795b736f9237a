const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';
// The page below a dialog, the guards around one and the toasts: none of them opens anything.
const ASIDE = '[aria-hidden=true], [data-radix-focus-guard], [data-sonner-toaster]';

type Stop = { overlay: Element | null; element: HTMLElement };

/** The last focused element of the page and of each overlay, the latest last. */
let trail: Stop[] = [];

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement) || target.closest(ASIDE)) return;
  const overlay = target.closest(OVERLAY);
  trail = trail.filter((stop) => stop.overlay !== overlay && stop.overlay?.isConnected !== false);
  trail.push({ overlay, element: target });
});

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus back to what opened an overlay that closes, unless something took it on purpose. */
export function returnFocus(event: Event): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (!isFocusLost()) return;
  trail
    .filter(({ element }) => element.isConnected)
    .at(-1)
    ?.element.focus({ preventScroll: true });
}
