import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderDraft, memoryStorage } from '#testing/checkout-builders.ts';
import { createOrderAttempt, sendOnce, type OrderAttempt } from './order-attempt.ts';

type Committed = { body: string; answer: string };

/** API that stores one order per key and may lose its answer. */
function aShop() {
  const orders = new Map<string, Committed>();
  const script: ('answer' | 'lose' | Error)[] = [];
  return {
    orders,
    script,
    send: async (draft: unknown, key: string) => {
      const next = script.shift() ?? 'answer';
      if (next instanceof Error) throw next;
      const body = JSON.stringify(draft);
      const known = orders.get(key);
      if (known && known.body !== body)
        throw Object.assign(new Error('409'), { status: 409, code: 'IDEMPOTENCY_MISMATCH' });
      const committed = known ?? { body, answer: `order ${orders.size + 1}` };
      orders.set(key, committed);
      if (next === 'lose') throw Object.assign(new Error('Error de red'), { status: 0, code: 'NETWORK' });
      return committed.answer;
    },
  };
}

describe('order attempt', () => {
  let attempt: OrderAttempt;
  let browser: ReturnType<typeof memoryStorage>;
  beforeEach(() => {
    browser = memoryStorage();
    attempt = createOrderAttempt(browser, memoryStorage());
  });

  it('order attempt places one order when the first answer got lost', async () => {
    const shop = aShop();
    shop.script.push('lose');
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('red');
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).resolves.toBe('order 1');
    expect(shop.orders.size).toBe(1);
  });

  it('order attempt places one order when the draft changed between a lost answer and the retry', async () => {
    const shop = aShop();
    shop.script.push('lose');
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('red');
    const changed = anOrderDraft({ notes: 'Timbre 2' });
    await expect(sendOnce(changed, attempt, shop.send)).resolves.toBe('order 1');
    expect(shop.orders.size).toBe(1);
  });

  it('order attempt keeps its key after a server error and a reload, and drops it after success', async () => {
    const shop = aShop();
    shop.script.push(Object.assign(new Error('boom'), { status: 500 }));
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('boom');
    const key = browser.getItem('order-key');
    const afterReload = createOrderAttempt(browser, memoryStorage());
    expect(afterReload.key()).toBe(key);
    await sendOnce(anOrderDraft(), afterReload, shop.send);
    expect(browser.getItem('order-key')).toBeNull();
  });

  it('order attempt keeps its key while another request with it is running', async () => {
    const shop = aShop();
    shop.script.push('lose', Object.assign(new Error('409'), { status: 409, code: 'CONFLICT' }));
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('red');
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('409');
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).resolves.toBe('order 1');
    expect(shop.orders.size).toBe(1);
  });

  it('order attempt keeps its key when the retry after a lost answer meets the rate limit', async () => {
    const shop = aShop();
    shop.script.push('lose', Object.assign(new Error('429'), { status: 429, code: 'RATE_LIMITED' }));
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('red');
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('429');
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).resolves.toBe('order 1');
    expect(shop.orders.size).toBe(1);
  });

  it('order attempt places a new order after the one of its key was deleted', async () => {
    const shop = aShop();
    shop.script.push('lose', Object.assign(new Error('410'), { status: 410, code: 'ORDER_GONE' }));
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('red');
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('410');
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).resolves.toBe('order 2');
  });

  it('order attempt drops its key after a refusal', async () => {
    const shop = aShop();
    shop.script.push(Object.assign(new Error('price'), { status: 409, code: 'PRICE_CHANGED' }));
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).rejects.toThrow('price');
    expect(browser.getItem('order-key')).toBeNull();
  });

  // @spec B.3
  it('order attempt places one order when two tabs send at the same time', async () => {
    const shop = aShop();
    const events = new EventTarget();
    const seesNothingNew = () => {
      let fresh = true;
      const view = { ...browser, getItem: (name: string) => (fresh ? browser.getItem(name) : null) };
      const tab = createOrderAttempt(view, memoryStorage());
      tab.shareKey(events);
      fresh = false;
      return tab;
    };
    attempt = seesNothingNew();
    const other = seesNothingNew();
    const first = sendOnce(anOrderDraft(), attempt, shop.send);
    const second = sendOnce(anOrderDraft(), other, shop.send);
    expect(await Promise.all([first, second])).toEqual(['order 1', 'order 1']);
  });

  it('order attempt uses a new key once another tab has placed its order', async () => {
    const shop = aShop();
    const events = new EventTarget();
    const other = createOrderAttempt(browser, memoryStorage());
    other.shareKey(events);
    await sendOnce(anOrderDraft(), attempt, shop.send);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'order-key' }));
    await expect(sendOnce(anOrderDraft(), other, shop.send)).resolves.toBe('order 2');
  });

  it('order attempt places a second order after the first one succeeded', async () => {
    const shop = aShop();
    await sendOnce(anOrderDraft(), attempt, shop.send);
    await expect(sendOnce(anOrderDraft(), attempt, shop.send)).resolves.toBe('order 2');
  });
});
