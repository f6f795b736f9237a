import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTICE_ID } from './needed-part.ts';
import { START_GUARD } from './start-guard.ts';

type Guarded = Window & { startAgain?: (error?: unknown) => void };

const SCRIPT = 'http://localhost:3000/assets/start-AbCd1234.js';

// Each guard listens for as long as the window lives.
const added: [string, EventListenerOrEventListenerObject][] = [];

const notice = () => Object.assign(document.createElement('div'), { id: NOTICE_ID, hidden: true });

function runGuard(...body: Element[]): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: SCRIPT });
  document.head.replaceChildren(script);
  document.body.replaceChildren(...body);
  new Function(START_GUARD)();
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const loseLast = () => document.querySelector('script:last-of-type')?.dispatchEvent(new Event('error'));
const isNoticeShown = () => document.getElementById(NOTICE_ID)?.hidden === false;

beforeEach(() => {
  vi.useFakeTimers();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    added.push([type, listener]);
    listen(type, listener, options);
  });
  // jsdom knows no modules.
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true });
});

afterEach(() => {
  for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener, true);
  delete (window as Guarded).startAgain;
  delete document.documentElement.dataset.hydrated;
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('the start guard asks three times for a lost script, in a folder of another name, and then shows the notice', () => {
  runGuard(notice());
  for (const attempt of [1, 2, 3]) {
    loseLast();
    vi.runOnlyPendingTimers();
    expect(scripts().at(-1)).toBe(`http://localhost:3000/assets/~${attempt}/start-AbCd1234.js`);
  }
  expect(scripts()).toHaveLength(4);
  loseLast();
  expect(isNoticeShown()).toBe(true);
});

test('the start guard starts anew when a script that the first one imports is lost', () => {
  runGuard(notice());
  (window as Guarded).startAgain?.(new TypeError('Failed to fetch'));
  vi.advanceTimersByTime(1000);
  expect(scripts().at(-1)).toContain('/assets/~1/');
});

test('the start guard shows the notice at once where the browser cannot read a script', () => {
  runGuard(notice());
  (window as Guarded).startAgain?.(new SyntaxError('Unexpected token'));
  expect(isNoticeShown()).toBe(true);
  expect(scripts()).toHaveLength(1);
});

test('the start guard shows the notice where the first script is a syntax error', () => {
  runGuard(notice());
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('Unexpected token') }));
  expect(isNoticeShown()).toBe(true);
});

test('the start guard waits for the notice of a browser without modules', () => {
  delete (HTMLScriptElement.prototype as Partial<HTMLScriptElement>).noModule;
  runGuard();
  document.body.append(notice());
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(isNoticeShown()).toBe(true);
});

test('the start guard shows the notice when nothing has started after half a minute', () => {
  runGuard(notice());
  vi.advanceTimersByTime(29_000);
  expect(isNoticeShown()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(isNoticeShown()).toBe(true);
});

test('the start guard is silent once the page has started', () => {
  runGuard(notice());
  document.documentElement.dataset.hydrated = 'true';
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('JSON.parse') }));
  vi.advanceTimersByTime(60_000);
  expect(isNoticeShown()).toBe(false);
});

test('a picture that is lost is no lost script', () => {
  runGuard(notice(), document.createElement('img'));
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(5000);
  expect(scripts()).toHaveLength(1);
  expect(isNoticeShown()).toBe(false);
});
