import { withdrawalMessages } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { caseCallsOn, type CaseCalls } from '../support/data/case-calls';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function repeatedWithdrawalsSuite(database: string, booted: () => TestCms): void {
  describe(`repeated withdrawals on ${database}`, () => {
    let shop: Commerce;
    let calls: CaseCalls;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      calls = caseCallsOn(booted(), shop);
    });
    const mailsAbout = (code: string | undefined, kind: string) =>
      shop
        .db()('outgoing_mails')
        .where({ kind })
        .whereLike('subject', `%${String(code)}`);
    const stepsOf = async (id: string) => (await calls.read(id)).events.map(({ step }) => step);

    // @spec A.11
    test('a wish without a number keeps its code after staff have named its order', async () => {
      const { orderNumber, email } = await calls.placed();
      const { code } = (await calls.withdraw({ email, phone: '299 15 400-7788' })).body;
      const { _id } = await calls.find(code!);
      await calls.tie(_id, orderNumber);
      const again = [{ email: email.toUpperCase() }, { phone: '0299 4007788', message: 'Sigo esperando' }];
      for (const json of again)
        expect((await calls.withdraw(json)).body).toMatchObject({ code, message: withdrawalMessages.again });
      expect(await stepsOf(_id)).toEqual(['received', 'order_tied', 'repeated', 'repeated']);
      expect((await calls.withdraw({ orderNumber })).body.code).toBe(code);
    });

    test('a number is another wish than the contact alone', async () => {
      const { orderNumber, email } = await calls.placed();
      const first = await calls.withdraw({ email });
      expect((await calls.withdraw({ orderNumber, email })).body.code).not.toBe(first.body.code);
    });

    // @spec A.11
    test('a withdrawal of what is left opens its case again, and tells owner and buyer', async () => {
      const { orderNumber, order, email } = await calls.placed();
      await calls.pay(order._id, 8_000);
      const { code } = (await calls.withdraw({ orderNumber })).body;
      const { _id } = await calls.find(code!);
      await calls.refund(_id, { amount: 3_000, method: 'cash' });
      const again = await calls.withdraw({ orderNumber, message: 'La otra prenda también' });
      expect(again.body.code).toBe(code);
      const found = await calls.read(_id);
      expect(found).toMatchObject({ state: 'new', isOpen: true });
      expect(found.events.at(-1)).toMatchObject({
        step: 'asked_again',
        note: 'Mensaje: La otra prenda también',
      });
      expect(await mailsAbout(code, 'contact-message')).toHaveLength(2);
      const told = await mailsAbout(code, 'withdrawal');
      expect(told.map(({ recipient }: { recipient: string }) => recipient)).toEqual([email, email]);
      await calls.refund(_id, { amount: 5_000, method: 'cash' });
      await calls.withdraw({ orderNumber });
      expect(await calls.read(_id)).toMatchObject({ state: 'money_returned', isOpen: false });
    });

    test('the contact of a case is compared with its order once staff have named it', async () => {
      const mine = await calls.placed();
      const own = await calls.find((await calls.withdraw({ phone: mine.phone })).body.code!);
      expect((await calls.tie(own._id, mine.orderNumber)).body.case.contactMatches).toBe(true);
      const other = await calls.placed();
      const stranger = await calls.find((await calls.withdraw({ email: 'ajena@ejemplo.com' })).body.code!);
      expect((await calls.tie(stranger._id, other.orderNumber)).body.case.contactMatches).toBe(false);
    });

    test('of a buyer who names her order and staff who tie it at once, one opens its case', async () => {
      const { orderNumber, email } = await calls.placed();
      const { _id } = await calls.find((await calls.withdraw({ email })).body.code!);
      const [tied, withdrawn] = await Promise.all([
        calls.tie(_id, orderNumber),
        calls.withdraw({ orderNumber }),
      ]);
      expect([200, 409]).toContain(tied.status);
      expect([200, 201]).toContain(withdrawn.status);
      expect(withdrawn.status === 201).toBe(tied.status === 409);
      if (tied.status === 409) expect(tied.body.message).toMatch(/^Esa orden ya tiene/);
    });
  });
}
