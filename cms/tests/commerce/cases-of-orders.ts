import { endpoints } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { caseCallsOn, type CaseCalls } from '../support/data/case-calls';
import { aShopper, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

/** Tests which cases the page of an order shows to the holder of its link. */
export function casesOfOrdersSuite(database: string, booted: () => TestCms): void {
  describe(`cases of orders on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let calls: CaseCalls;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      calls = caseCallsOn(cms, shop);
    });

    const shownTo = async ({ orderNumber, linkToken }: OrderAnswer, token = linkToken) => {
      const path = `/api/orders/by-number/${orderNumber}/cases?token=${token}`;
      return endpoints.listOrderCases.answer.parse((await cms.call(path)).body).cases;
    };

    test('the page of an order shows its cases however they were opened, and those of nobody else', async () => {
      const [own, other] = [await calls.placed(), await calls.placed()];
      const { email, orderNumber } = own;
      const byNumber = (await calls.withdraw({ orderNumber })).body.code;
      const byMail = (await calls.withdraw({ email: email.toUpperCase() })).body.code;
      const wrongNumber = { orderNumber: 'JL-19990101-0002', email };
      const byWrongNumber = (await calls.withdraw(wrongNumber)).body.code;
      const request = { request: 'access', email };
      const data = await cms.call<{ code: string }>('/api/data-requests', { method: 'POST', json: request });
      const codes = [byNumber, byMail, byWrongNumber, data.body.code];
      const shown = await shownTo(own);
      expect(shown.map(({ code }) => code)).toEqual(codes);
      expect(shown.map(({ withoutOrder = false }) => withoutOrder)).toEqual([false, true, true, true]);
      expect(await shownTo(other)).toEqual([]);
      const forged = await cms.call(`/api/orders/by-number/${orderNumber}/cases?token=ajeno`);
      expect(forged.status).toBe(403);
    });

    test('a withdrawal that staff opened stands on the page of its order, and one that they tied on no other', async () => {
      const own = await calls.placed();
      const shippingInfo = aShopper({ email: own.email });
      const item = { productId: own.product._id, quantity: 1, size: 'M' };
      const second = await shop.placed([item], { shippingInfo });
      const byStaff = await shop.admin<{ case: { code: string } }>('/api/cases/by-staff', {
        method: 'POST',
        json: { kind: 'withdrawal', orderNumber: own.orderNumber, name: 'Ana', message: 'Llamó' },
      });
      expect((await shownTo(own)).map(({ code }) => code)).toEqual([byStaff.body.case.code]);
      const untied = (await calls.withdraw({ email: own.email })).body.code!;
      expect((await shownTo(second)).map(({ code }) => code)).toEqual([untied]);
      const { _id } = await calls.find(untied);
      await calls.tie(_id, second.orderNumber);
      expect((await shownTo(second)).map(({ code }) => code)).toEqual([untied]);
      expect((await shownTo(own)).map(({ code }) => code)).toEqual([byStaff.body.case.code]);
    });

    test('a case of a phone alone stands on no page while people with other addresses share the phone', async () => {
      const phone = '299 488 7766';
      const { _id: productId } = await shop.product();
      const buy = (email: string) =>
        shop.placed([{ productId, quantity: 1, size: 'M' }], { shippingInfo: aShopper({ phone, email }) });
      const own = await buy('una@ejemplo.com');
      const { code } = (await calls.withdraw({ phone: '+54 9 299 4887766' })).body;
      expect((await shownTo(own)).map((one) => one.code)).toEqual([code]);
      const other = await buy('otra@ejemplo.com');
      expect([await shownTo(own), await shownTo(other)]).toEqual([[], []]);
    });
  });
}
