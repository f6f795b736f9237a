import {
  addDays,
  businessDay,
  caseMessages,
  caseStepMessages,
  DAY_MS,
  endpoints,
  WITHDRAWAL_DAYS,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { caseCallsOn, type CaseCalls } from '../support/data/case-calls';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function withdrawalStepsSuite(database: string, booted: () => TestCms): void {
  describe(`steps of withdrawals on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let calls: CaseCalls;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      calls = caseCallsOn(cms, shop);
    });
    const withdrawn = async () => {
      const placed = await calls.placed();
      await calls.pay(placed.order._id, 8_000);
      const { code } = (await calls.withdraw({ orderNumber: placed.orderNumber })).body;
      const { _id } = await calls.find(code!);
      return { ...placed, _id, code: code! };
    };
    const orderOf = async (id: string) => (await shop.admin<OrderAnswer>(`/api/orders/${id}`)).body.order;

    // @spec F.1
    test('a withdrawal is answered, its goods return to stock, and its money is returned once', async () => {
      const { _id, order, product, orderNumber, linkToken, code } = await withdrawn();
      expect(await shop.stockOf(product._id)).toBe(19);
      await calls.step(_id, { step: 'answered', way: 'whatsapp' });
      await calls.step(_id, { step: 'return_agreed', note: 'Pasa el martes' });
      await calls.step(_id, { step: 'goods_received', goods: 'restock' });
      expect(await shop.stockOf(product._id)).toBe(20);
      expect(await orderOf(order._id)).toMatchObject({ status: 'refunded', paidAmount: 8_000 });

      const refund = { amount: 8_000, method: 'transfer', expectedPaid: 8_000 };
      const answers = await Promise.all([1, 2, 3].map(() => calls.refund(_id, refund)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const { payments, paidAmount } = await orderOf(order._id);
      expect([paidAmount, payments?.filter(({ kind }) => kind === 'refund').length]).toEqual([0, 1]);
      expect(await calls.read(_id)).toMatchObject({
        state: 'money_returned',
        dueAt: null,
        nextSteps: ['note'],
      });

      const path = `/api/orders/by-number/${orderNumber}/cases`;
      const shown = await cms.call(`${path}?token=${linkToken}`);
      const [own] = endpoints.listOrderCases.answer.parse(shown.body).cases;
      expect(own).toMatchObject({ code, state: 'money_returned' });
      expect(own?.steps.at(-1)).toMatchObject({ step: 'money_returned', amount: 8_000 });
      expect(shown.text).not.toMatch(/martes|duena/);
      expect((await cms.call(`${path}?token=ajeno`)).status).toBe(403);
    });

    test('a retry of a refund with its key returns no money again', async () => {
      const { _id, order } = await withdrawn();
      const key = 'devolucion-de-prueba-1';
      const refund = { amount: 5_000, method: 'cash', note: 'Una prenda' };
      expect((await calls.refund(_id, refund, key)).status).toBe(200);
      const again = await calls.refund(_id, refund, key);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
      expect((await orderOf(order._id)).paidAmount).toBe(3_000);
    });

    test('money that was returned from the order is taken over, not returned again', async () => {
      const { _id, order } = await withdrawn();
      const early = await calls.refund(_id, { recorded: true });
      expect([early.status, early.body.message]).toEqual([409, caseStepMessages.nothingReturned]);
      await shop.admin(`/api/orders/${order._id}/refunds`, {
        method: 'POST',
        json: { amount: 8_000, method: 'transfer' },
      });
      const { body } = await calls.refund(_id, { recorded: true });
      expect(body.case.events.at(-1)).toMatchObject({ step: 'money_returned', amount: 8_000 });
      expect((await orderOf(order._id)).paidAmount).toBe(0);
    });

    test('a refund that is higher than what was paid changes neither order nor case', async () => {
      const { _id, order } = await withdrawn();
      expect((await calls.refund(_id, { amount: 9_000, method: 'cash' })).status).toBe(409);
      expect((await orderOf(order._id)).paidAmount).toBe(8_000);
      expect((await calls.read(_id)).state).toBe('new');
    });

    test('a withdrawal in time is never rejected, and not closed while the shop has its money', async () => {
      const { _id } = await withdrawn();
      const rejected = await calls.step(_id, { step: 'rejected', note: 'No' });
      expect([rejected.status, rejected.body.message]).toEqual([409, caseMessages.badStep]);
      const closed = await calls.step(_id, { step: 'closed', reason: 'nothing_paid', note: 'Nada' });
      expect([closed.status, closed.body.message]).toEqual([409, caseStepMessages.paid]);
      expect((await calls.read(_id)).events).toHaveLength(1);
    });

    // @spec F.1
    test('a late withdrawal may be rejected with a reason, and not without', async () => {
      const { orderNumber } = await calls.placed();
      await calls.delivered(orderNumber, 12);
      const { _id } = await calls.find((await calls.withdraw({ orderNumber })).body.code!);
      expect((await calls.step(_id, { step: 'rejected' })).body.message).toBe(caseStepMessages.note);
      const { body } = await calls.step(_id, { step: 'rejected', note: 'Pasaron 12 días' });
      expect(body.case).toMatchObject({ state: 'rejected', nextSteps: ['reopened', 'note'] });
    });

    test('an unpaid order whose goods never left is cancelled', async () => {
      const { orderNumber, order, product } = await calls.placed();
      const { _id } = await calls.find((await calls.withdraw({ orderNumber })).body.code!);
      await calls.step(_id, { step: 'goods_received', goods: 'restock' });
      expect(await orderOf(order._id)).toMatchObject({ status: 'cancelled' });
      expect(await shop.stockOf(product._id)).toBe(20);
      const closed = await calls.step(_id, {
        step: 'closed',
        reason: 'nothing_paid',
        note: 'No había pagado',
      });
      expect(closed.body.case.state).toBe('closed');
    });

    test('staff name the order of a withdrawal that came without one, once', async () => {
      const { orderNumber, email } = await calls.placed();
      await calls.delivered(orderNumber, 3);
      const { _id, candidates } = await calls.find((await calls.withdraw({ email })).body.code!);
      expect(candidates.map((one) => one.orderNumber)).toEqual([orderNumber]);
      expect((await calls.tie(_id, 'JL-19990101-0001')).status).toBe(404);
      const { body } = await calls.tie(_id, orderNumber);
      expect(body.case).toMatchObject({ term: 'in_time', order: { orderNumber } });
      expect((await calls.tie(_id, orderNumber)).body.message).toBe(caseStepMessages.tied);
      const other = await calls.find((await calls.withdraw({ email: 'otra.mas@ejemplo.com' })).body.code!);
      expect((await calls.tie(other._id, orderNumber)).body.message).toContain(body.case.code);
    });

    // @spec F.6
    test('staff open the withdrawal of a client who calls', async () => {
      const { orderNumber, phone } = await calls.placed();
      const json = { kind: 'withdrawal', orderNumber, phone, name: 'María', message: 'Llamó hoy' };
      const { status, body } = await shop.admin('/api/cases/by-staff', { method: 'POST', json });
      expect(status).toBe(200);
      const opened = endpoints.openCaseByStaff.answer.parse(body).case;
      expect(opened).toMatchObject({ channel: 'staff', contactMatches: true });
      expect(opened.events[0]?.actor).toBe('duena');
      expect([opened.state, opened.events.length]).toEqual(['new', 1]);
    });

    test('a withdrawal that staff note when they have answered it waits for no answer', async () => {
      const { orderNumber, phone } = await calls.placed();
      const json = { kind: 'withdrawal', orderNumber, phone, way: 'phone' };
      const noted = async () => {
        const { body } = await shop.admin('/api/cases/by-staff', { method: 'POST', json });
        return endpoints.openCaseByStaff.answer.parse(body).case;
      };
      const opened = await noted();
      expect(opened.state).toBe('answered');
      expect(opened.events.map(({ step, data }) => [step, data])).toEqual([
        ['received', {}],
        ['answered', { way: 'phone' }],
      ]);
      expect(Date.parse(opened.dueAt!) - Date.now()).toBeGreaterThan(2 * DAY_MS);
      expect((await noted()).events.map(({ step }) => step)).toEqual(['received', 'answered', 'repeated']);
    });

    // @spec A.10
    test('a call of an earlier day that staff note today counts from that day', async () => {
      const { orderNumber, phone } = await calls.placed();
      await calls.delivered(orderNumber, WITHDRAWAL_DAYS + 1);
      const lastDay = addDays(businessDay(new Date()), -1);
      const json = { kind: 'withdrawal', orderNumber, phone, day: lastDay };
      const noted = (draft: object) => shop.admin('/api/cases/by-staff', { method: 'POST', json: draft });
      for (const day of ['ayer', addDays(lastDay, 2), addDays(lastDay, -100)]) {
        const { status, body } = await noted({ ...json, day });
        expect([status, body]).toMatchObject([400, { message: caseStepMessages.day }]);
      }
      const { body } = await noted(json);
      const { case: opened } = endpoints.openCaseByStaff.answer.parse(body);
      expect(opened.term).toBe('in_time');
      expect(businessDay(new Date(opened.receivedAt))).toBe(lastDay);
      expect(businessDay(new Date(opened.events[0]!.at))).toBe(businessDay(new Date()));
    });

    // @spec A.14 F.2
    test('cases and messages are one list, those due first, with kinds, states and a number of due ones', async () => {
      const json = { name: 'Luz', email: 'luz.lista@ejemplo.com', subject: 'Talles', message: '¿Hay?' };
      await cms.call('/api/contact', { method: 'POST', json, ip: '10.9.99.2' });
      const { code } = (await calls.withdraw({ email: 'luz.lista@ejemplo.com' })).body;
      const entries = await calls.list('search=luz.lista&state=open');
      expect(entries.map(({ case: one, message }) => one?.code ?? message?.subject)).toEqual([
        'Talles',
        code,
      ]);
      expect(await calls.list('search=luz.lista&kind=message')).toHaveLength(1);
      expect(await calls.list('search=luz.lista&kind=withdrawal&state=closed')).toEqual([]);
      const { due } = endpoints.countDueCases.answer.parse((await shop.admin('/api/cases/due')).body);
      expect(due).toBeGreaterThanOrEqual(2);
      const all = await calls.list('limit=100');
      const times = all.flatMap(({ dueAt }) => (dueAt ? [Date.parse(dueAt)] : []));
      expect(times).toEqual([...times].sort((a, b) => a - b));
    });
  });
}
