import type { AdminOrder, ClientSummary } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../../src/platform/csv';
import { clientCalls, type ClientCalls } from '../support/data/client-calls';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const STATEMENT = `select sum(case when o.order_status <> 'cancelled' then 1 else 0 end) as orders,
  sum(case when o.order_status = 'paid' then 1 else 0 end) as purchases,
  sum(case when o.order_status = 'paid' then o.paid_amount else 0 end) as spent
  from orders o where o.deleted_at is null and (coalesce(o.email_key, '') <> '' or coalesce(o.phone_key, '') <> '')`;

export function clientListSuite(database: string, booted: () => TestCms): void {
  describe(`the list of clients on ${database}`, () => {
    let shop: Commerce;
    let clients: ClientCalls;
    const bought: OrderAnswer[] = [];
    const idsOf = (list: readonly ClientSummary[]) => list.map(({ _id }) => _id);

    beforeAll(async () => {
      shop = await commerceOn(booted());
      clients = await clientCalls(shop);
      for (const fullName of ['Zulema Listada', 'Ágata Listada', 'Berta Listada'])
        bought.push(await clients.buy({ fullName }, 'M', bought.length + 1));
      for (const { order } of bought) await shop.setStatus(order._id, { status: 'paid' });
    });

    test.each([
      ['name', ['Ágata', 'Berta', 'Zulema']],
      ['spent', ['Berta', 'Ágata', 'Zulema']],
      ['orders', ['Berta', 'Ágata', 'Zulema']],
      ['last', ['Berta', 'Ágata', 'Zulema']],
    ])('the list is sorted by %s, and its pages add up', async (sort, names) => {
      const pages = [1, 2, 3].map((page) => clients.list(`search=listada&sort=${sort}&limit=1&page=${page}`));
      const found = (await Promise.all(pages)).map((page) => page.clients[0]?.name.split(' ')[0]);
      expect(found).toEqual(names);
      const { totalClients } = await clients.list('limit=1');
      const listed: string[] = [];
      for (let page = 1; listed.length < totalClients; page += 1)
        listed.push(...idsOf((await clients.list(`sort=${sort}&limit=100&page=${page}`)).clients));
      expect(new Set(listed).size).toBe(totalClients);
    });

    test('the list finds a phone however it is written, a mail and words of a name', async () => {
      const contact = clients.contact();
      const client = await clients.ofOrder(await clients.buy({ ...contact, fullName: 'Nélida Buscada' }));
      const digits = contact.phone.slice(3);
      for (const search of [
        contact.phone,
        `+54 9 299 ${digits}`,
        `0299 15-${digits}`,
        `15 ${digits}`,
        digits.slice(0, 6),
        contact.email.toUpperCase(),
        'buscada nelida',
        'nelida b',
      ]) {
        const found = await clients.list(`limit=100&search=${encodeURIComponent(search)}`);
        expect(idsOf(found.clients), search).toContain(client._id);
      }
      expect((await clients.list('search=buscada%20zulema')).totalClients).toBe(0);
    });

    test('only staff read, change and export clients', async () => {
      for (const [path, method] of [
        ['', 'GET'],
        ['/export', 'GET'],
        ['/x', 'GET'],
        ['/x', 'PUT'],
        ['/x/join', 'POST'],
        ['/x/separate', 'POST'],
      ])
        expect((await booted().call(`/api/clients${path}`, { method })).status, `${method} ${path}`).toBe(
          401,
        );
      expect((await shop.admin('/api/clients?sort=edad')).status).toBe(400);
    });

    // @spec E.21
    test('an export for news has only clients who agreed, and no export has a live formula', async () => {
      const formula = await clients.ofOrder(await clients.buy({ fullName: 'Ana Fórmula' }));
      const agreed = await clients.ofOrder(
        await clients.buy({ fullName: 'Eva Fórmula', phone: '+54 9 299 477-0001' }),
      );
      await clients.change(formula._id, { notes: '=HYPERLINK("http://x")' });
      await clients.change(agreed._id, { consent: 'whatsapp' });
      const rowsOf = async (query: string) => {
        const { text, headers } = await shop.admin(`/api/clients/export?search=formula${query}`);
        expect(headers.get('content-type')).toContain('text/csv');
        return { text, rows: parseCsv(text).map(({ cells }) => cells) };
      };
      const all = await rowsOf('&sort=name');
      expect(all.text).toContain(`"'=HYPERLINK(""http://x"")"`);
      expect(all.rows.map(([name, , , , , , , , news]) => [name, news])).toEqual([
        ['Nombre', 'Acepta novedades'],
        ['Ana Fórmula', 'no'],
        ['Eva Fórmula', 'sí'],
      ]);
      const news = await rowsOf('&for=news');
      expect(news.rows.map(([name, phone]) => [name, phone]).slice(1)).toEqual([
        ['Eva Fórmula', '(+54) 9 299 477-0001'],
      ]);
      expect(idsOf((await clients.list('search=formula&consent=yes')).clients)).toEqual([agreed._id]);
      await clients.change(agreed._id, { consent: null });
      expect((await rowsOf('&for=news')).rows).toHaveLength(1);
      const [entry] = await shop
        .db()('audit_entries')
        .where('action', 'clients-exported')
        .orderBy('id', 'desc');
      expect(JSON.stringify(entry.after)).toContain('news');
    });

    test('the sums of all clients are those of the orders with a contact', async () => {
      const stored: Record<string, number> = { orders: 0, purchases: 0, spent: 0 };
      const { totalPages } = await clients.list('limit=100');
      for (let page = 1; page <= totalPages; page += 1)
        for (const client of (await clients.list(`limit=100&page=${page}`)).clients)
          for (const name of Object.keys(stored)) stored[name]! += client[name as 'orders'];
      const [counted] = (await shop.db().from(shop.db().raw(`(${STATEMENT}) as counted`))) as object[];
      expect(stored).toEqual(
        Object.fromEntries(Object.entries(counted!).map(([name, value]) => [name, Number(value)])),
      );
    });

    describe('search of orders', () => {
      const find = async (search: string) =>
        (
          await shop.admin<{ orders: AdminOrder[] }>(
            `/api/orders?limit=100&search=${encodeURIComponent(search)}`,
          )
        ).body.orders.map(({ orderNumber }) => orderNumber);

      // @spec E.22
      test('orders are found by the titles of their lines, in any order of words', async () => {
        const { _id } = await shop.product({ title: 'Corpiño Quebracho de encaje' });
        const { orderNumber } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        const searches = ['Quebracho', 'quebracho corpino', 'CORPIÑO quebracho de', 'quebracho María'];
        for (const search of searches) expect(await find(search), search).toEqual([orderNumber]);
        expect(await find('quebracho bombacha')).toEqual([]);
      });

      test('the titles of an edited order are those of its lines now', async () => {
        const [one, two] = [
          await shop.product({ title: 'Body Lapacho' }),
          await shop.product({ title: 'Body Palosanto' }),
        ];
        const { order, orderNumber } = await shop.placed([{ productId: one._id, quantity: 1, size: 'M' }]);
        const { status, text } = await shop.admin(`/api/orders/${order._id}/lines`, {
          method: 'PUT',
          json: {
            items: [{ productId: two._id, quantity: 1, size: 'M' }],
            deliveryMethod: 'pickup',
            expectedUpdatedAt: order.updatedAt,
            notify: false,
            client: order.shippingInfo,
          },
        });
        expect(status, text).toBe(200);
        expect([await find('lapacho'), await find('palosanto')]).toEqual([[], [orderNumber]]);
      });

      // @spec E.22
      test('orders are found by every writing of a phone, in whole or in part', async () => {
        const { orderNumber } = await clients.buy({ phone: '+54 9 299 488-7766' });
        for (const search of [
          '2994887766',
          '0299 15 488-7766',
          '+54 9 299 488',
          '299 4887',
          '15 4887766',
          '488-7766',
          '(0299) 488 77',
          '+54 9 299 15 488 7766',
        ])
          expect(await find(search), search).toContain(orderNumber);
        expect(await find('+54 9 298 4887766')).toEqual([]);
      });
    });
  });
}
