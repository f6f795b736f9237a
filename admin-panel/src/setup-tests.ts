import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach } from 'vitest';

// Calls wait their turn in one queue, and the machine may be busy: what is awaited comes, only later.
configure({ asyncUtilTimeout: 20_000 });

// What browsers have and jsdom lacks; the components under test only need it to exist.
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

// Notices fade in from nothing: whether one is seen must not hang on the moment at which a test looks.
for (const style of document.head.querySelectorAll('style'))
  if (style.textContent.includes('data-sonner-toast')) style.remove();

// As in styles.css, which tests do not load: a toast stays usable above a modal window.
const usableToasts = document.createElement('style');
usableToasts.textContent = '[data-sonner-toaster] { pointer-events: auto; }';
document.head.append(usableToasts);

afterEach(() => {
  cleanup();
  // Notices outlive the screen they came from: the next test would find them.
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
});
