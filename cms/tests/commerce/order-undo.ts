import { MINUTE_MS, undoMessages, undoneBy, type ErrorBody } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/demo-shop/random';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { runSeed } from '../support/data/run-seed';
import { rounds } from '../support/processes/rounds';
import { undoCalls } from '../support/data/undo-calls';
import { aPerson, teamCalls } from '../support/data/team-calls';
import { testAdmin, type TestCms } from '../support/servers/start-cms';

export function orderUndoSuite(database: string, booted: () => TestCms): void {
  describe(`the undo of steps on ${database}`, () => {
    let shop: Commerce;
    let owner: string;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      owner =
        (await teamCalls(shop).list()).staff.find(({ email }) => email === testAdmin.email)?.username ?? '';
    });
    const { call, undo, status, goods, edit, first, steps, coupon, placed, orderOf, stateOf } = undoCalls(
      () => shop,
    );

    test('every step that offers an undo leaves the order, its money, units and coupon as they were', async () => {
      const seed = runSeed();
      const random = seededRandom(seed);
      const undone = new Set<string>();
      const { code } = await coupon();
      for (let round = 0; round < rounds(20, 100); round += 1) {
        const { order, productId } = await placed(random.chance(0.5) ? { couponCode: code } : {});
        const { _id } = order;
        // The shop of the tests sets no deadline: this order has one, and a reminder.
        const expires_at = new Date(Date.now() + 60 * MINUTE_MS);
        await shop.db()('orders').where('document_id', _id).update({ expires_at, remind_at: expires_at });
        const trail: string[] = [];
        for (let length = random.integer(1, 6); length > 0; length -= 1) {
          const step = random.pick(steps);
          const before = await stateOf(_id, productId);
          const done = await step.do(_id);
          trail.push(`${step.name} ${done.status}`);
          if (done.status !== 200 || !done.body.undo) continue;
          undone.add(step.name);
          const back = await undo(done.body.undo);
          expect([seed, trail, back.status, back.body.message]).toEqual([seed, trail, 200, undefined]);
          expect([trail, await stateOf(_id, productId)]).toEqual([trail, before]);
          const again = await step.do(_id);
          expect([trail, again.status]).toEqual([trail, 200]);
          if (step.name.startsWith('deleted')) break;
        }
      }
      expect([seed, ...(await shop.faults())]).toEqual([seed]);
      expect(undone.size).toBeGreaterThan(10);
    });

    test('steps are taken back one after the other, the newest first', async () => {
      const seed = runSeed();
      const random = seededRandom(seed);
      const { code } = await coupon('DESHECHO2');
      let longest = 0;
      for (let round = 0; round < rounds(15, 60); round += 1) {
        const { order, productId } = await placed(random.chance(0.5) ? { couponCode: code } : {});
        const { _id } = order;
        const trail: string[] = [];
        let taken: { undo: string; before: unknown }[] = [];
        for (let length = random.integer(2, 6); length > 0; length -= 1) {
          const step = random.pick(steps);
          const before = await stateOf(_id, productId);
          const done = await step.do(_id);
          trail.push(`${step.name} ${done.status}`);
          if (done.status !== 200) continue;
          const { undo: offered } = done.body;
          // A step that offers no undo leaves none of those before it.
          if (offered) taken.push({ undo: offered, before });
          else taken = [];
          if (step.name.startsWith('deleted')) break;
        }
        longest = Math.max(longest, taken.length);
        for (const step of taken.reverse()) {
          const back = await undo(step.undo);
          expect([seed, trail, back.status, back.body.message]).toEqual([seed, trail, 200, undefined]);
          expect([seed, trail, await stateOf(_id, productId)]).toEqual([seed, trail, step.before]);
        }
      }
      expect([seed, ...(await shop.faults())]).toEqual([seed]);
      expect(longest).toBeGreaterThan(1);
    });

    test('several orders are taken back by one call, and their history says who did it', async () => {
      const orders = [await placed(), await placed(), await placed()];
      const ids = orders.map(({ order }) => order._id);
      const { body } = await call('POST', 'bulk-status', { ids, status: 'paid' });
      const back = await undo(body.undo);
      expect(back.body.changed).toEqual(expect.arrayContaining(ids));
      for (const id of ids) {
        const { status: now, paidAmount, payments = [], history = [] } = await orderOf(id);
        expect([now, paidAmount]).toEqual(['pending_transfer_proof', 0]);
        expect(payments.map(({ kind }) => kind)).toEqual(['payment', 'void']);
        expect(history.at(-1)).toMatchObject({ type: 'status', from: 'paid', note: undoneBy(owner) });
      }
      const audited = await shop.db()('audit_entries').where('action', 'order-step-undone');
      expect(audited.length).toBeGreaterThanOrEqual(3);
    });

    test('of several orders those that changed since keep their change', async () => {
      const [first, second] = [await placed(), await placed()];
      const ids = [first.order._id, second.order._id];
      const { body } = await call('POST', 'bulk-status', { ids, status: 'paid' });
      await call('PUT', `${first.order._id}/fulfillment`, { fulfillment: 'ready' });
      const back = await undo(body.undo);
      expect(back.body).toMatchObject({ changed: [second.order._id], failed: [{ id: first.order._id }] });
      expect(back.body.failed[0]?.message).toContain(first.orderNumber);
    });

    test('a step is refused after its minute, after a later change and to another person', async () => {
      const [late, changed, others] = [await placed(), await placed(), await placed()];
      const steppedOn = async (id: string) =>
        (await call('PUT', `${id}/status`, { status: 'paid' })).body.undo;
      const lateStep = await steppedOn(late.order._id);
      const at = new Date(Date.now() - 2 * MINUTE_MS);
      await shop.db()('order_steps').where('step', lateStep).update({ at });
      const changedStep = await steppedOn(changed.order._id);
      await call('PUT', `${changed.order._id}/status`, { status: 'confirmado' });
      const othersStep = await steppedOn(others.order._id);
      const team = teamCalls(shop);
      const person = aPerson();
      await team.accept((await team.invited(person)).token);
      const token = await team.logIn(person.email);
      const undoByOther = () =>
        booted().call<ErrorBody>('/api/orders/undo', { method: 'POST', json: { step: othersStep }, token });
      const byOther = await undoByOther();
      const refused = [await undo(lateStep), await undo(changedStep), byOther, await undo('nada')];
      expect((await undo(othersStep)).status).toBe(200);
      const afterwards = await undoByOther();
      expect([afterwards.status, afterwards.body.message]).toEqual([409, undoMessages.ofAnother(owner)]);
      expect(refused.map((one) => [one.status, one.body.message])).toEqual([
        [409, undoMessages.tooLate],
        [409, undoMessages.changedSince(changed.orderNumber, owner)],
        [409, undoMessages.ofAnother(owner)],
        [409, undoMessages.tooLate],
      ]);
    });

    test('money that left offers no undo', async () => {
      const { order } = await placed();
      await call('PUT', `${order._id}/status`, { status: 'paid' });
      const refund = { amount: 16_000, method: 'cash' };
      const { status: done, body } = await call('PUT', `${order._id}/status`, {
        status: 'cancelled',
        refund,
      });
      expect([done, body.undo]).toEqual([200, undefined]);
    });

    test('a deleted order that came back goes to the trash again', async () => {
      const { order, productId } = await placed();
      await call('DELETE', order._id, {});
      const { deleted_at: deletedAt } = await shop.db()('orders').where('document_id', order._id).first();
      const { body } = await call('POST', `${order._id}/restore`, {});
      const held = await shop.stockOf(productId);
      expect((await undo(body.undo)).status).toBe(200);
      const trashed = await shop.db()('orders').where('document_id', order._id).first();
      expect([trashed.deleted_at, await shop.stockOf(productId)]).toEqual([deletedAt, held + 2]);
      expect(await shop.faults()).toEqual([]);
    });

    test('units that came back by a decision wait for it again', async () => {
      const { order, productId } = await placed();
      const { _id } = order;
      for (const step of [goods('delivered'), status('cancelled')]) await step.do(_id);
      const before = await stateOf(_id, productId);
      const { body } = await call('POST', `${_id}/returned-units`, { restock: true });
      expect(await shop.stockOf(productId)).toBe(before.stock + 2);
      await undo(body.undo);
      expect(await stateOf(_id, productId)).toEqual(before);
      expect((await orderOf(_id)).history?.at(-1)).toMatchObject({ note: undoneBy(owner) });
      expect(await shop.faults()).toEqual([]);
    });

    test('a voided refund and an edit are taken back in words of their own', async () => {
      const { order } = await placed();
      const { _id } = order;
      const noted = { amount: 6_000, method: 'cash' };
      await call('POST', `${_id}/payments`, noted);
      await call('POST', `${_id}/refunds`, { ...noted, amount: 1_000 });
      const { payments = [] } = await orderOf(_id);
      const voided = await call('POST', `${_id}/payments/${payments.at(-1)?._id}/void`, {});
      await undo(voided.body.undo);
      const edited = await edit('more', (now) => first(now, { quantity: 4 })).do(_id);
      await undo(edited.body.undo);
      const { history = [], paidAmount, total } = await orderOf(_id);
      const note = undoneBy(owner);
      expect(history.filter((event) => event.note === note).map(({ type }) => type)).toEqual([
        'refund',
        'edit',
      ]);
      expect([paidAmount, total]).toEqual([5_000, order.total]);
    });

    test('units that were sold meanwhile keep a cancellation as it is', async () => {
      const { _id: productId } = await shop.product({ stock: 3, size: ['M'] });
      const line = { productId, quantity: 3, size: 'M' };
      const { order } = await shop.placed([line]);
      const { body } = await call('PUT', `${order._id}/status`, { status: 'cancelled' });
      await shop.placed([{ ...line, quantity: 1 }]);
      const refused = await undo(body.undo);
      expect([refused.status, (await orderOf(order._id)).status]).toEqual([409, 'cancelled']);
      expect(await shop.stockOf(productId)).toBe(2);
      expect(await shop.faults()).toEqual([]);
    });
  });
}
