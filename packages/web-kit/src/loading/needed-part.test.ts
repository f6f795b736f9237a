import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { neededPart, NOTICE_ID, optionalPart, recordTyping, retryPart } from './needed-part.ts';
import { retriedImports } from './retried-imports.ts';

const lost = new TypeError('Failed to fetch dynamically imported module');
const losing = (times: number) => {
  const load = vi.fn(() => Promise.resolve('part'));
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(lost);
  return load;
};

let reload: ReturnType<typeof vi.fn>;
const isNoticeShown = () => document.getElementById(NOTICE_ID)?.hidden === false;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload = vi.fn();
  vi.stubGlobal('location', { pathname: `/product/${Math.random()}`, search: '', reload });
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ ok: true }));
  const notice = Object.assign(document.createElement('div'), { id: NOTICE_ID, hidden: true });
  document.body.replaceChildren(notice, document.createElement('input'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Waits for the retries of a part that stays lost. */
async function settle<T>(loading: Promise<T>): Promise<unknown> {
  const result = Promise.race([
    loading.catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(() => resolve('waiting'), 10_000)),
  ]);
  await vi.advanceTimersByTimeAsync(11_000);
  return result;
}

test('a lost part is asked for twice more, each time at a new address', async () => {
  const addresses: unknown[] = [];
  const part = losing(2);
  const load = () => {
    addresses.push((globalThis as { retryOfPart?: string }).retryOfPart ?? '');
    return part();
  };
  expect(await settle(retryPart(load))).toBe('part');
  expect(addresses).toEqual(['', '?retry=1', '?retry=2']);
});

test('a part that stays lost reloads its page once by itself', async () => {
  expect(await settle(neededPart(losing(3)))).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(isNoticeShown()).toBe(false);
  expect(await settle(neededPart(losing(3)))).toBe(lost);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(isNoticeShown()).toBe(true);
});

test('a part that stays lost shows the notice where something was typed', async () => {
  recordTyping();
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(await settle(neededPart(losing(3)))).toBe(lost);
  expect(reload).not.toHaveBeenCalled();
  expect(isNoticeShown()).toBe(true);
});

test('a page is not reloaded while the shop is out of reach', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  expect(await settle(neededPart(losing(3)))).toBe(lost);
  expect(reload).not.toHaveBeenCalled();
  expect(isNoticeShown()).toBe(true);
});

test('a page is not reloaded where the browser keeps no note of it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await settle(neededPart(losing(3)))).toBe(lost);
  expect(reload).not.toHaveBeenCalled();
});

test('a part is lost in silence where the browser says that it has no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await settle(neededPart(losing(3)))).toBe(lost);
  expect(reload).not.toHaveBeenCalled();
  expect(isNoticeShown()).toBe(false);
});

test('a part that the page can do without is used if it arrives, and else nothing happens', async () => {
  const use = vi.fn();
  optionalPart(losing(0), use);
  optionalPart(losing(1), use);
  await vi.advanceTimersByTimeAsync(0);
  expect(use.mock.calls).toEqual([['part']]);
  expect(isNoticeShown()).toBe(false);
});

test('built imports take the address of a retry', () => {
  const chunk = {
    type: 'chunk',
    code: 'e(()=>import(`./a-1.js`).then(e=>e.t),[]),import("./b.js");import"./c.js"',
  };
  retriedImports().generateBundle.handler(null, { chunk });
  expect(chunk.code).toBe(
    'e(()=>import(`./a-1.js`+(globalThis.retryOfPart||``)).then(e=>e.t),[]),import("./b.js"+(globalThis.retryOfPart||``));import"./c.js"',
  );
});
