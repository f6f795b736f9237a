import type { AdminOrder, ClientDetail } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientCalls, type ClientCalls } from '../support/data/client-calls';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const TOTALS = ['orders', 'purchases', 'spent'] as const;
const totalsOf = (client: ClientDetail) => TOTALS.map((name) => client[name]);
const numbersOf = ({ history }: ClientDetail) => history.map(({ orderNumber }) => orderNumber);
const keysOf = ({ keys }: ClientDetail) => keys.map(({ kind, orderNumber }) => `${kind} ${orderNumber}`);

export function clientsSuite(database: string, booted: () => TestCms): void {
  describe(`clients on ${database}`, () => {
    let shop: Commerce;
    let clients: ClientCalls;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      clients = await clientCalls(shop);
    });
    const pay = ({ order }: OrderAnswer) => shop.setStatus(order._id, { status: 'paid' });
    // @spec E.21
    test('orders with the same phone or the same mail belong to one client, and each key says which order brought it', async () => {
      const [one, two] = [clients.contact(), clients.contact()];
      const first = await clients.buy({ ...one, fullName: 'Ana Ruiz' });
      const second = await clients.buy({
        phone: `+54 9 ${one.phone}`,
        email: two.email,
        fullName: 'Ana R. Ruiz',
      });
      const third = await clients.buy({
        phone: two.phone,
        email: two.email.toUpperCase(),
        fullName: 'Ana Ruiz',
      });
      const client = await clients.ofOrder(third);
      expect(numbersOf(client)).toEqual([third, second, first].map(({ orderNumber }) => orderNumber));
      expect(client).toMatchObject({ name: 'Ana Ruiz', phone: two.phone, orders: 3, purchases: 0 });
      expect(keysOf(client).sort()).toEqual(
        [
          `phone ${first.orderNumber}`,
          `email ${first.orderNumber}`,
          `email ${second.orderNumber}`,
          `phone ${third.orderNumber}`,
        ].sort(),
      );
      expect((await clients.ofOrder(first))._id).toBe(client._id);
    });

    // @spec E.21
    test('totals follow status changes, edits, deletion and restoring', async () => {
      const contact = clients.contact();
      const [one, two] = [await clients.buy(contact, 'S'), await clients.buy(contact, 'M', 2)];
      const now = async () => {
        const client = await clients.ofOrder(two);
        return [...totalsOf(client), client.sizes.map(({ size, units }) => `${units} ${size}`).join(' ')];
      };
      expect(await now()).toEqual([2, 0, 0, '2 M 1 S']);
      await pay(one);
      await pay(two);
      expect(await now()).toEqual([2, 2, 24_000, '2 M 1 S']);
      await shop.setStatus(one.order._id, { status: 'refunded' });
      expect(await now()).toEqual([2, 1, 16_000, '2 M']);
      await shop.setStatus(one.order._id, { status: 'cancelled' });
      expect(await now()).toEqual([1, 1, 16_000, '2 M']);
      await clients.edit(two, {}, 'L');
      expect(await now()).toEqual([1, 1, 16_000, '2 L']);
      const json = { amount: 1_000, method: 'cash' };
      await shop.admin(`/api/orders/${two.order._id}/refunds`, { method: 'POST', json });
      expect(await now()).toEqual([1, 1, 15_000, '2 L']);
      await shop.admin(`/api/orders/${one.order._id}`, { method: 'DELETE' });
      expect((await clients.ofOrder(two)).totalOrders).toBe(1);
      await shop.admin(`/api/orders/${one.order._id}/restore`, { method: 'POST' });
      expect((await clients.ofOrder(two)).totalOrders).toBe(2);
      expect(await shop.faults()).toEqual([]);
    });

    test('an order says how often its client bought, also in the answer to its payment', async () => {
      const contact = clients.contact();
      await pay(await clients.buy(contact));
      const order = await clients.buy(contact);
      const { _id } = await clients.ofOrder(order);
      expect((await pay(order)).body.order.client).toEqual({ _id, purchases: 2 });
    });

    test('a wrong number that is corrected joins nobody', async () => {
      const [wrong, right] = [clients.contact(), clients.contact()];
      const order = await clients.buy({ ...right, phone: wrong.phone });
      const before = await clients.ofOrder(order);
      await clients.edit(order, right);
      const owner = await clients.buy(wrong);
      const other = await clients.ofOrder(owner);
      expect([other._id === before._id, numbersOf(other)]).toEqual([false, [owner.orderNumber]]);
      expect(keysOf(await clients.ofOrder(order))).toHaveLength(2);
    });

    test('a client without any order, notes or consent is deleted with her keys', async () => {
      const { email } = clients.contact();
      const { id: _id, ...row } = await shop.db()('orders').whereNull('deleted_at').first();
      const own = { document_id: 'purged', order_number: 'PURGED-1', phone_key: '', email_key: email };
      await shop
        .db()('orders')
        .insert({ ...row, ...own });
      const search = `search=${encodeURIComponent(email)}`;
      const [client] = (await clients.list(search)).clients;
      await shop.db()('orders').where('order_number', own.order_number).delete();
      expect((await clients.list(search)).totalClients).toBe(0);
      expect(await shop.db()('client_keys').where('order_number', own.order_number)).toEqual([]);
      expect((await shop.admin(`/api/clients/${client?._id}`)).status).toBe(404);
    });

    test('a client keeps her notes when phone and mail of her only order are corrected', async () => {
      const order = await clients.buy(clients.contact());
      const { _id } = await clients.ofOrder(order);
      await clients.change(_id, { notes: 'Prefiere retirar' });
      await clients.edit(order, clients.contact());
      const client = await clients.ofOrder(order);
      expect(client).toMatchObject({ _id, notes: 'Prefiere retirar', keys: { length: 2 } });
    });

    test('a client whose orders are all deleted is not listed until one is restored', async () => {
      const contact = clients.contact();
      const { order } = await clients.buy(contact);
      const found = async () => (await clients.list(`search=${contact.phone}`)).totalClients;
      expect(await found()).toBe(1);
      await shop.admin(`/api/orders/${order._id}`, { method: 'DELETE' });
      expect(await found()).toBe(0);
      await shop.admin(`/api/orders/${order._id}/restore`, { method: 'POST' });
      expect(await found()).toBe(1);
    });

    // @spec E.21
    test('an order with the phone of one client and the mail of another joins nobody until staff do, who can separate them', async () => {
      const [one, two] = [clients.contact(), clients.contact()];
      const [first, second] = [await clients.buy(one), await clients.buy(two)];
      const both = await clients.buy({ phone: one.phone, email: two.email });
      const [ana, bea] = [await clients.ofOrder(first), await clients.ofOrder(second)];
      expect(numbersOf(ana)).toEqual([both.orderNumber, first.orderNumber]);
      expect([ana.similar[0]?._id, bea.similar[0]?._id]).toEqual([bea._id, ana._id]);
      await clients.change(ana._id, { notes: 'Usa talle M', seenNotes: '' });
      await clients.change(bea._id, { notes: 'Paga en efectivo', seenNotes: '', consent: 'shop' });

      const { body } = await clients.join(ana._id, bea._id);
      expect(body.client).toMatchObject({ orders: 3, consents: true, similar: [], keys: { length: 4 } });
      expect(body.client.notes).toBe('Usa talle M\nPaga en efectivo');
      expect(body.client.joined).toMatchObject([{ _id: bea._id, by: 'duena' }]);
      expect((await clients.list(`search=${two.phone}`)).clients.map(({ _id }) => _id)).toEqual([ana._id]);
      const later = await clients.buy(two);
      expect((await clients.ofOrder(later))._id).toBe(ana._id);
      expect((await clients.read(bea._id))._id).toBe(ana._id);
      expect(await shop.faults()).toEqual([]);

      const apart = (await clients.separate(ana._id, bea._id)).body.client;
      expect(apart).toMatchObject({ orders: 2, consents: false, notes: 'Usa talle M', joined: [] });
      const back = await clients.read(bea._id);
      expect(numbersOf(back)).toEqual([later.orderNumber, second.orderNumber]);
      expect(back).toMatchObject({ consents: true, notes: 'Paga en efectivo' });
      expect((await clients.separate(ana._id, bea._id)).status).toBe(409);
      expect((await clients.join(ana._id, ana._id)).status).toBe(409);
      const entries = await shop.db()('audit_entries').whereLike('action', 'clients-%').orderBy('id', 'desc');
      expect(entries.map(({ action }) => action as string).slice(0, 2)).toEqual([
        'clients-separated',
        'clients-joined',
      ]);
      expect(await shop.faults()).toEqual([]);
    });

    test('a client who withdrew while she was joined gets no news after the separation', async () => {
      const [first, second] = [await clients.buy(clients.contact()), await clients.buy(clients.contact())];
      const [ana, bea] = [await clients.ofOrder(first), await clients.ofOrder(second)];
      await clients.change(bea._id, { consent: 'mail' });
      await clients.join(ana._id, bea._id);
      await clients.change(ana._id, { consent: null });
      await clients.separate(ana._id, bea._id);
      expect([(await clients.read(ana._id)).consents, (await clients.read(bea._id)).consents]).toEqual([
        false,
        false,
      ]);
    });

    test('notes that another person changed meanwhile are not overwritten', async () => {
      const { _id } = await clients.ofOrder(await clients.buy(clients.contact()));
      expect((await clients.change(_id, { notes: 'Una\nnota', seenNotes: '' })).body.client.notes).toBe(
        'Una\nnota',
      );
      const refused = await clients.change(_id, { notes: 'Otra', seenNotes: '' });
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { code: 'STALE_FIELDS', details: { notes: 'Una\nnota' } },
      ]);
      const tooLong = await clients.change(_id, { notes: 'a'.repeat(2001), seenNotes: 'Una\nnota' });
      expect([tooLong.status, tooLong.body.errors?.[0]?.path]).toEqual([400, 'notes']);
      const unknown = await clients.change(_id, { consent: 'telepatía' });
      expect([unknown.status, (await clients.read(_id)).consent]).toEqual([400, null]);
    });

    // @spec E.21
    test('catch-ups at once, with orders placed meanwhile, read every order once', async () => {
      const contact = clients.contact();
      await Promise.all([
        ...Array.from({ length: 4 }, () => clients.buy({ email: contact.email })),
        ...Array.from({ length: 6 }, () => clients.catchUp()),
      ]);
      await Promise.all([clients.catchUp(), clients.catchUp()]);
      const { clients: found } = await clients.list(`search=${encodeURIComponent(contact.email)}`);
      expect(found).toMatchObject([{ orders: 4 }]);
      expect(await shop.db()('client_changes').first('id')).toBeUndefined();
      expect(await shop.faults()).toEqual([]);
    });

    test('requests are answered between two batches of a long catch-up', async () => {
      await clients.buy(clients.contact());
      const { id } = await shop.db()('orders').first('id');
      await clients.catchUp();
      await shop
        .db()('client_changes')
        .insert(Array.from({ length: 250 }, () => ({ order_id: id })));
      let hasHadATurn = false;
      setTimeout(() => (hasHadATurn = true));
      await clients.catchUp();
      expect(hasHadATurn).toBe(true);
    });

    test('a sale of the counter without phone and mail has no client', async () => {
      const items = [{ productId: clients.productId, quantity: 1, size: 'M' }];
      const json = {
        items,
        channel: 'counter',
        paymentMethod: 'cash',
        client: {},
        paid: true,
        delivered: true,
      };
      const { status, body, text } = await shop.admin<OrderAnswer>('/api/orders/manual', {
        method: 'POST',
        json,
      });
      expect(status, text).toBe(201);
      const read = await shop.admin<{ order: AdminOrder }>(`/api/orders/${body.order._id}`);
      expect(read.body.order.client).toBeNull();
    });
  });
}
