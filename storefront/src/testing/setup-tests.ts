import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { learnServerTime } from '@shop/web-kit/api';

// API calls are queued and the machine may be busy, so awaited elements may come late.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // What a test left behind, as a tree that rendered late, must not be found by the next one.
  globalThis.document?.body.replaceChildren();
  globalThis.localStorage?.clear();
});

if (typeof window !== 'undefined') {
  // Tests set the device's clock, which is the server's to them.
  learnServerTime({ date: new Date().toISOString(), 'cache-control': 'no-store' });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
