import { endpoints, type AuditEntry, type AuditList } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { createSignedInUser } from '../support/data/signed-in-user';
import type { TestCms } from '../support/servers/start-cms';

const DAY_MS = 86_400_000;

export function auditListSuite(database: string, booted: () => TestCms): void {
  describe(`the activity of the team on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });

    async function list(query: string): Promise<AuditList> {
      const { status, body, text } = await shop.admin<AuditList>(`/api/audit?${query}`);
      if (status !== 200) throw new Error(text);
      return endpoints.listAudit.answer.parse(body);
    }
    async function allPages(query: string): Promise<AuditEntry[]> {
      const entries: AuditEntry[] = [];
      for (let after = ''; ;) {
        const page = await list(`${query}${after && `&after=${after}`}`);
        entries.push(...page.entries);
        if (!page.next) return entries;
        after = page.next;
      }
    }

    // @spec F.23
    test('the activity shows what happened to an order and who did it, without the client', async () => {
      const { _id: productId } = await shop.product({ title: 'Con actividad' });
      const shippingInfo = aShopper({ fullName: 'Clienta Reservada', notes: 'Timbre roto' });
      const { order, orderNumber } = await shop.placed([{ productId, quantity: 1, size: 'M' }], {
        shippingInfo,
      });
      await shop.setStatus(order._id, { status: 'paid', adminNotes: 'Pagó su hermana' });
      const { entries } = await list(`search=${orderNumber.toLowerCase()}`);
      expect(entries.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['order-created', 'order-status']),
      );
      expect(entries.find(({ action }) => action === 'order-status')).toMatchObject({
        actor: 'duena',
        subject: orderNumber,
        order: order._id,
        before: { status: 'pending_manual' },
        after: { status: 'paid' },
      });
      const text = JSON.stringify(entries);
      for (const secret of ['Reservada', 'Timbre', 'hermana', shippingInfo.email, shippingInfo.phone])
        expect(text).not.toContain(secret);
    });

    // @spec F.23
    test('the activity is found by person, kind of action, text and day', async () => {
      const { token } = await createSignedInUser(booted(), 'vendedora', 'rocio-actividad');
      const { _id } = await shop.product({ title: 'Ñandubáy de encaje' });
      const json = { title: 'Ñandubáy de encaje fino' };
      await booted().call(`/api/products/${_id}`, { method: 'PUT', json, token });
      const changed = { action: 'product-updated', actor: 'rocio-actividad' };
      expect((await list('actor=rocio-actividad&kind=products')).entries).toMatchObject([changed]);
      expect((await list('actor=rocio-actividad')).entries.map(({ action }) => action)).toEqual([
        'product-updated',
        'login',
      ]);
      const byText = (await list(`search=${encodeURIComponent('ñandubay')}`)).entries;
      expect(byText.map(({ action }) => action)).toEqual(['product-updated', 'product-created']);
      expect((await list('kind=coupons&actor=rocio-actividad')).entries).toEqual([]);
      expect((await list('search=no-existe-nada-asi')).entries).toEqual([]);
      expect((await list('from=2020-01-01&to=2020-01-31')).entries).toEqual([]);
      expect((await list('')).actors).toEqual(expect.arrayContaining(['duena', 'rocio-actividad']));
    });

    test('the pages of the activity follow each other without a gap or a repetition, newest first', async () => {
      const db = shop.db();
      const at = new Date(Date.now() - 3 * DAY_MS);
      const orders = (await db('order_events').select('order_id').whereNotNull('order_id').first()) as {
        order_id: number;
      };
      // Many share a moment: the audit log and orders alike.
      for (let line = 0; line < 15; line += 1) {
        const moment = new Date(at.getTime() + Math.floor(line / 5));
        await db('audit_entries').insert({ at: moment, actor: 'pagina', action: 'login' });
        await db('order_events').insert({
          at: moment,
          actor: 'pagina',
          type: 'status',
          order_id: orders.order_id,
        });
      }
      const entries = await allPages('actor=pagina&limit=7');
      expect(entries).toHaveLength(30);
      expect(new Set(entries.map(({ _id }) => _id)).size).toBe(30);
      const times = entries.map(({ at: time }) => time);
      expect(times).toEqual([...times].sort().reverse());
      await db('audit_entries').where('actor', 'pagina').delete();
      await db('order_events').where('actor', 'pagina').delete();
    });

    test.each(['after=x', 'from=ayer', 'kind=otra', 'from=2026-02-01&to=2026-01-01', 'limit=1000'])(
      'the activity rejects %s',
      async (query) => expect((await shop.admin(`/api/audit?${query}`)).status).toBe(400),
    );
  });
}
