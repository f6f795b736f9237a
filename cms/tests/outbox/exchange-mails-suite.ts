import { initialOperatingRules } from '@shop/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireExchanges } from '../support/servers/built-cms';
import type { OrderAnswer } from '../support/data/commerce-calls';
import { exchangeCalls, type ExchangeCalls } from '../support/data/exchange-calls';
import { storedMails } from '../support/data/stored-mails';
import type { Booted } from './mail-log-suite';

/** Tests the mails that exchanges send to buyer and owner. */
export function exchangeMailsSuite(booted: Booted): void {
  let calls: ExchangeCalls;
  beforeAll(async () => {
    calls = exchangeCalls(booted.cms, booted.shop);
    await calls.rules({ exchangeDays: 30 });
  });
  afterAll(() => calls.rules(initialOperatingRules));
  const aboutOf = async ({ orderNumber }: OrderAnswer, code: string) =>
    (await storedMails(booted.shop.db(), orderNumber)).filter(({ text }) => text?.includes(code));

  test('an exchange is mailed when it is asked for, approved and ready, and not when staff say no', async () => {
    const placed = await calls.delivered(booted.productId);
    const { code } = await calls.asked(placed);
    await calls.stepped(code, 'approved', 'new');
    await calls.stepped(code, 'goods_received', 'approved', { restock: true });
    await calls.stepped(code, 'handed_over', 'goods_received');
    const mails = await aboutOf(placed, code);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'exchange-received',
      'exchange-notice',
      'exchange-approved',
      'exchange-ready',
    ]);
    expect(mails[0]?.text).toMatch(/1 × .*: M → L\nNo hay diferencia de precio\./);
    expect(mails[0]?.text).toContain(`/track-order?pedido=${placed.orderNumber}`);
    expect(mails[1]?.text).not.toContain(placed.order.shippingInfo.fullName);
    const quiet = await calls.delivered(booted.productId);
    const untold = await calls.asked(quiet);
    await calls.stepped(untold.code, 'approved', 'new', { notify: false });
    expect(await aboutOf(quiet, untold.code)).toHaveLength(2);
  });

  test('a rejection is mailed with its reason, and an ended reservation to buyer and owner', async () => {
    const placed = await calls.delivered(booted.productId, 2);
    const { code } = await calls.asked(placed);
    await calls.stepped(code, 'rejected', 'new', { note: 'Está usada' });
    const [rejected] = (await aboutOf(placed, code)).slice(-1);
    expect(rejected).toMatchObject({
      kind: 'exchange-rejected',
      text: expect.stringContaining('Está usada'),
    });
    const again = await calls.asked(placed, { size: 'S' });
    await expireExchanges(new Date(Date.parse(again.heldUntil ?? '') + 1));
    expect((await aboutOf(placed, again.code)).map(({ kind }) => kind)).toEqual([
      'exchange-received',
      'exchange-notice',
      'exchange-expired',
      'exchange-notice',
    ]);
  });
}
