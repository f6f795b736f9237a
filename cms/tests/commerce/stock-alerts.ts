import {
  DAY_MS,
  HOUR_MS,
  stockAlertMessages,
  type AwaitedVariant,
  type PhoneAlert,
  type RestockVariant,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '../../src/platform/mail/new-mail';
import { aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { mailsIn } from '../support/data/outbox';
import { deleteOldAlerts, tellRestocked } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

type Message = { message: string };

export function stockAlertsSuite(database: string, booted: () => TestCms): void {
  describe(`stock alerts on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const anEmail = () => aShopper().email;
    const aPhone = () => aShopper().phone;

    const soldOut = (changes = {}) =>
      shop.product({ title: 'Body agotado', stock: 0, size: ['M', 'L'], ...changes });
    const restock = (id: string, stock: number) => shop.editProduct(id, { stock });
    const ask = (productId: string, contact: object, changes: object = {}) =>
      cms.call<Message>('/api/stock-alerts', {
        method: 'POST',
        json: { productId, size: 'M', color: null, ...contact, ...changes },
      });
    const open = (purpose: 'confirm' | 'cancel', token: string) =>
      cms.call<Message & { alert: unknown }>(`/api/stock-alerts/${purpose}`, {
        method: 'POST',
        json: { token },
      });

    const mailsTo = (email: string): Mail[] => mailsIn(cms).filter(({ to }) => to === email);
    const tokenIn = (mail: Mail, page: string): string =>
      decodeURIComponent(new RegExp(`/aviso/${page}\\?token=(\\S+)`).exec(mail.text)?.[1] ?? '');
    async function lastMail(email: string, count = 1): Promise<Mail> {
      await expect.poll(() => mailsTo(email)).toHaveLength(count);
      return mailsTo(email).at(-1) as Mail;
    }
    async function confirmed(productId: string, email = anEmail()): Promise<string> {
      expect((await ask(productId, { email })).status).toBe(201);
      expect((await open('confirm', tokenIn(await lastMail(email), 'confirmar'))).status).toBe(200);
      return email;
    }
    const stateOf = async (email: string): Promise<unknown> =>
      (await shop.db()('stock_alerts').where({ email }).first())?.state;
    const told = async (emails: readonly string[]) => {
      const states = await Promise.all(emails.map(stateOf));
      return emails.filter((_, at) => states[at] === 'told');
    };

    test('the list of what to buy again says who waits for a variant and what it sold', async () => {
      const title = `Body para reponer ${aPhone().slice(-6)}`;
      const variants = [
        { size: 'M', stock: 2 },
        { size: 'L', stock: 9 },
      ];
      const { _id: productId } = await shop.product({ title, size: ['M', 'L'], stock: 11, variants });
      const { order } = await shop.placed([{ productId, quantity: 2, size: 'M' }]);
      const lost = await shop.placed([{ productId, quantity: 1, size: 'L' }]);
      await shop.setStatus(lost.order._id, { status: 'cancelled', notify: false });
      await ask(productId, { phone: aPhone() });
      await confirmed(productId);
      expect((await ask(productId, { email: anEmail() })).status).toBe(201);
      const { body } = await shop.admin<{ variants: RestockVariant[]; total: number }>(
        '/api/stock-alerts/restock',
      );
      expect(body.variants.filter(({ _id }) => _id === productId)).toEqual([
        { _id: productId, title, size: 'M', color: null, stock: 0, waiting: 2, sold: 2 },
      ]);
      const csv = await shop.admin('/api/stock-alerts/restock/export');
      expect(csv.text).toContain(`"${title}";"M";"";"0";"2";"2"`);
      await shop.setStatus(order._id, { status: 'cancelled', notify: false });
    });

    // @spec A.51
    test('an alert by mail waits for its confirmation and is told once when the variant is back', async () => {
      const { _id, slug } = await soldOut();
      const email = anEmail();
      expect((await ask(_id, { email: email.toUpperCase() })).body.message).toBe(
        stockAlertMessages.emailReceived,
      );
      const request = await lastMail(email.toUpperCase());
      const token = tokenIn(request, 'confirmar');
      await restock(_id, 1);
      await tellRestocked();
      expect(await stateOf(email.toUpperCase())).toBe('pending');
      const alert = { title: 'Body agotado', slug, size: 'M', color: null };
      expect((await open('confirm', token)).body).toMatchObject({
        message: stockAlertMessages.confirmed,
        alert,
      });
      expect((await open('confirm', token)).status).toBe(200);
      await tellRestocked();
      const mail = await lastMail(email.toUpperCase(), 2);
      expect(mail.subject).toContain('volvió lo que esperabas');
      expect(mail.text).toContain(`/product/${slug}`);
      await tellRestocked();
      expect(mailsTo(email.toUpperCase())).toHaveLength(2);
    });

    test('a link of a mail changes nothing by being read, and works for its own purpose only', async () => {
      const { _id } = await soldOut();
      const email = anEmail();
      await ask(_id, { email });
      const token = tokenIn(await lastMail(email), 'confirmar');
      const read = await cms.call(`/api/stock-alerts/confirm?token=${token}`);
      expect(read.status).toBeGreaterThanOrEqual(401);
      expect((await open('cancel', token)).status).toBe(404);
      expect((await open('confirm', `${token}x`)).status).toBe(404);
      expect((await open('confirm', 'x.y')).body.message).toBe(stockAlertMessages.token);
      expect(await stateOf(email)).toBe('pending');
    });

    test('an alert is cancelled without a session, and cancelling again succeeds', async () => {
      const { _id } = await soldOut();
      const email = anEmail();
      await ask(_id, { email });
      const token = tokenIn(await lastMail(email), 'cancelar');
      expect((await open('cancel', token)).body).toMatchObject({ message: stockAlertMessages.cancelled });
      expect((await open('cancel', token)).body).toMatchObject({ alert: null });
      expect(await stateOf(email)).toBeUndefined();
    });

    // @spec A.53
    test('the longest waiting are told, two for each unit, and nobody else for a day', async () => {
      const { _id } = await soldOut();
      const emails: string[] = [];
      for (let at = 0; at < 5; at += 1) emails.push(await confirmed(_id));
      await restock(_id, 1);
      await tellRestocked();
      expect(await told(emails)).toEqual(emails.slice(0, 2));
      for (const stock of [0, 1, 0, 1]) {
        await restock(_id, stock);
        await tellRestocked();
      }
      expect(await told(emails)).toEqual(emails.slice(0, 2));
      await tellRestocked(new Date(Date.now() + DAY_MS - HOUR_MS));
      expect(await told(emails)).toEqual(emails.slice(0, 2));
      await tellRestocked(new Date(Date.now() + DAY_MS + HOUR_MS));
      expect(await told(emails)).toEqual(emails.slice(0, 4));
    });

    test('sizes that share units are told of as many as there are, and another size tells nobody', async () => {
      const { _id } = await soldOut();
      const phones = [aPhone(), aPhone(), aPhone(), aPhone()];
      for (const [at, phone] of phones.entries()) await ask(_id, { phone }, { size: at % 2 ? 'M' : 'L' });
      await restock(_id, 1);
      await tellRestocked();
      const due = await shop.db()('stock_alerts').where({ product_id: _id, state: 'due' }).orderBy('id');
      expect(due.map(({ phone }) => phone as string)).toEqual(phones.slice(0, 2));
    });

    test('an unconfirmed request is mailed again after an hour, an open one never', async () => {
      const { _id } = await soldOut();
      const email = anEmail();
      await ask(_id, { email });
      await ask(_id, { email });
      const token = tokenIn(await lastMail(email), 'confirmar');
      await shop
        .db()('stock_alerts')
        .where({ email })
        .update({ updated_at: new Date(Date.now() - 2 * HOUR_MS) });
      await ask(_id, { email });
      await lastMail(email, 2);
      await open('confirm', token);
      await ask(_id, { email });
      expect(mailsTo(email)).toHaveLength(2);
    });

    // @spec A.53
    test('two processes at once tell nobody twice', async () => {
      const { _id } = await soldOut();
      const emails: string[] = [];
      for (let at = 0; at < 4; at += 1) emails.push(await confirmed(_id));
      await restock(_id, 1);
      const runs = await Promise.all([tellRestocked(), tellRestocked(), tellRestocked()]);
      expect(runs.reduce((sum, { mails }) => sum + mails, 0)).toBe(2);
      for (const email of emails.slice(0, 2)) await lastMail(email, 2);
      expect(await told(emails)).toEqual(emails.slice(0, 2));
    });

    test('the same contact and variant are one alert, also by simultaneous requests', async () => {
      const { _id } = await soldOut();
      const email = anEmail();
      const answers = await Promise.all([1, 2, 3].map(() => ask(_id, { email })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect((await ask(_id, { email }, { size: 'l' })).status).toBe(201);
      const rows = await shop.db()('stock_alerts').where({ email }).orderBy('size');
      expect(rows.map(({ size }) => size as string)).toEqual(['L', 'M']);
    });

    test('an alert needs a sold-out variant of a product on sale', async () => {
      const { _id } = await soldOut();
      expect((await ask(_id, { phone: aPhone() }, { size: 'XXL' })).status).toBe(404);
      expect((await ask('nadie', { phone: aPhone() })).body.message).toBe(stockAlertMessages.gone);
      await restock(_id, 3);
      expect((await ask(_id, { phone: aPhone() })).body.message).toBe(stockAlertMessages.available);
      await shop.editProduct(_id, { stock: 0, status: false });
      expect((await ask(_id, { phone: aPhone() })).status).toBe(404);
      expect((await ask(_id, {})).body.message).toBe(stockAlertMessages.contact);
      expect((await ask(_id, { phone: aPhone(), website: 'http://bot' })).status).toBe(201);
      expect(await shop.db()('stock_alerts').where({ product_id: _id })).toEqual([]);
    });

    test('a phone waits for at most twenty variants, however it is written', async () => {
      const [phone, written] = ['2994123456', '+54 9 299 412-3456'];
      const { _id } = await soldOut();
      expect((await ask(_id, { phone })).body.message).toBe(stockAlertMessages.phoneReceived);
      expect((await ask(_id, { phone: written })).status).toBe(201);
      const [row] = await shop.db()('stock_alerts').where({ phone });
      const others = Array.from({ length: 19 }, (_, at) => ({ ...row, id: undefined, product_id: `p${at}` }));
      for (const { id: _unused, ...other } of others) await shop.db()('stock_alerts').insert(other);
      const { _id: next } = await soldOut();
      expect((await ask(next, { phone: written })).body.message).toBe(stockAlertMessages.tooMany);
      await deleteOldAlerts();
      expect((await ask(next, { phone: written })).status).toBe(201);
    });

    test('staff see what is awaited, tell phones by hand and delete them; shoppers cannot', async () => {
      const { _id } = await soldOut({ title: 'Muy esperado' });
      const phones = [aPhone(), aPhone(), aPhone()];
      for (const phone of phones) await ask(_id, { phone });
      const path = '/api/stock-alerts/variants';
      const { variants } = (await shop.admin<{ variants: AwaitedVariant[] }>(path)).body;
      expect(variants.find(({ product }) => product._id === _id)).toMatchObject({
        product: { title: 'Muy esperado' },
        size: 'M',
        stock: 0,
        waiting: 3,
      });
      await restock(_id, 1);
      await tellRestocked();
      const list = async () =>
        (await shop.admin<{ alerts: PhoneAlert[]; due: number }>('/api/stock-alerts/phones')).body;
      const { alerts, due } = await list();
      const mine = alerts.filter(({ product }) => product._id === _id);
      expect(mine.map(({ phone, state }) => [phone, state])).toEqual([
        [phones[0], 'due'],
        [phones[1], 'due'],
        [phones[2], 'waiting'],
      ]);
      const [first] = mine as [PhoneAlert];
      const mark = (isTold: unknown) =>
        shop.admin<{ alert: PhoneAlert }>(`/api/stock-alerts/phones/${first._id}`, {
          method: 'PUT',
          json: { told: isTold },
        });
      expect((await mark(true)).body.alert.state).toBe('told');
      expect((await list()).due).toBe(due - 1);
      expect((await mark(false)).body.alert.state).toBe('due');
      expect((await mark('sí')).status).toBe(400);
      const remove = () => shop.admin(`/api/stock-alerts/phones/${first._id}`, { method: 'DELETE' });
      expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
      for (const page of [path, '/api/stock-alerts/phones']) expect((await cms.call(page)).status).toBe(401);
      expect(await shop.faults()).toEqual([]);
    });

    test('unconfirmed alerts are deleted after a week, told ones after a month', async () => {
      const { _id } = await soldOut();
      const waiting = await confirmed(_id);
      const pending = anEmail();
      await ask(_id, { email: pending });
      await deleteOldAlerts(new Date(Date.now() + 8 * DAY_MS));
      expect([await stateOf(waiting), await stateOf(pending)]).toEqual(['waiting', undefined]);
      await restock(_id, 1);
      await tellRestocked();
      await deleteOldAlerts(new Date(Date.now() + 29 * DAY_MS));
      expect(await stateOf(waiting)).toBe('told');
      await deleteOldAlerts(new Date(Date.now() + 31 * DAY_MS));
      expect(await stateOf(waiting)).toBeUndefined();
    });
  });
}
