import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach } from 'vitest';
import { setCurrentRole } from '#shared/access/permissions.ts';

// Generous, because calls are queued and the machine may be busy.
configure({ asyncUtilTimeout: 20_000 });

// Browser functions that jsdom lacks.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
window.scrollTo = () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

// Toasts fade in; without their styles they are visible immediately.
for (const style of document.head.querySelectorAll('style'))
  if (style.textContent.includes('data-sonner-toast')) style.remove();

// As in styles.css, which tests do not load: a toast stays usable above a modal window.
const usableToasts = document.createElement('style');
usableToasts.textContent = '[data-sonner-toaster] { pointer-events: auto; }';
document.head.append(usableToasts);

// Screens are tested as the owner sees them; tests of roles sign somebody else in.
beforeEach(() => setCurrentRole('duena'));

afterEach(() => {
  cleanup();
  // Toasts outlive their screen and would leak into the next test.
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
});
