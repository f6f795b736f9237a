import { UNPROVEN_MAILS_PER_HOUR } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { caseCallsOn, type CaseCalls } from '../support/data/case-calls';
import { aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Placed = Awaited<ReturnType<CaseCalls['placed']>>;

/** Tests what strangers can do with a number or an address that is not theirs. */
export function unprovenContactsSuite(database: string, booted: () => TestCms): void {
  describe(`unproven contacts on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let calls: CaseCalls;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      calls = caseCallsOn(cms, shop);
    });
    const stranger = {
      name: 'Otra Persona',
      email: 'otra.persona@ejemplo.com',
      phone: '299 400-1133',
      message: 'Mi alias es otra.persona',
    };
    const mailsTo = async (recipients: string[]): Promise<number> => {
      const mails = shop.db()('outgoing_mails').whereIn('recipient', recipients);
      return Number((await mails.count('* as mails'))[0]?.mails);
    };

    test('a withdrawal that the buyer repeats with her link has her contact, and its history keeps the other', async () => {
      const { orderNumber, linkToken: token, email, phone } = await calls.placed();
      const { code } = (await calls.withdraw({ orderNumber, ...stranger })).body;
      const own = { orderNumber, token, message: 'Mi alias es maria.gomez' };
      expect((await calls.withdraw(own)).body.code).toBe(code);
      const found = await calls.find(code!);
      expect(found).toMatchObject({ email, phone, name: 'María Gómez', message: own.message });
      expect(found.contactMatches).toBe(true);
      for (const text of Object.values(stranger)) expect(found.events.at(-1)?.note).toContain(text);
    });

    test('a contact that the buyer proved is not replaced by a later one', async () => {
      const { orderNumber, linkToken: token, email } = await calls.placed();
      const { code } = (await calls.withdraw({ orderNumber, token })).body;
      await calls.withdraw({ orderNumber, ...stranger });
      expect(await calls.find(code!)).toMatchObject({ email, name: 'María Gómez' });
      await calls.withdraw({ orderNumber, token, email: 'nuevo@ejemplo.com' });
      expect(await calls.find(code!)).toMatchObject({ email });
    });

    test.each<[string, (own: Placed) => object, number]>([
      ['who knows her phone', ({ phone }) => ({ phone, email: stranger.email }), 1],
      ['who holds her own link', ({ linkToken: token }) => ({ token, email: stranger.email }), 0],
      ['who gives her own mail', ({ email }) => ({ email: email.toUpperCase() }), 1],
    ])('the buyer learns once of a withdrawal by somebody %s', async (_, claim, told) => {
      const own = await calls.placed();
      const { orderNumber, email } = own;
      const before = await mailsTo([email]);
      await calls.withdraw({ orderNumber, ...claim(own) });
      await calls.withdraw({ orderNumber, ...claim(own) });
      expect((await mailsTo([email])) - before).toBe(told);
    });

    test('links of many orders send few mails to an address that is not theirs', async () => {
      const { email } = aShopper();
      for (let at = 0; at <= UNPROVEN_MAILS_PER_HOUR; at += 1) {
        const { orderNumber, linkToken: token } = await calls.placed();
        await calls.withdraw({ orderNumber, token, email });
      }
      expect(await mailsTo([email])).toBe(UNPROVEN_MAILS_PER_HOUR);
    });

    const post = (path: string, json: object, at: number) =>
      cms.call(path, { method: 'POST', json, ip: `10.77.1.${at}` });

    test.each<[string, (email: string, at: number) => Promise<unknown>]>([
      ['withdrawals', (email, at) => calls.withdraw({ orderNumber: `JL-19990101-00${10 + at}`, email })],
      [
        'data requests',
        (email, at) =>
          post('/api/data-requests', { request: 'rectification', message: `Nombre ${at}`, email }, at),
      ],
      [
        'contact messages about a withdrawal',
        (email, at) =>
          post(
            '/api/contact',
            {
              name: 'Ana',
              email,
              subject: 'Botón de arrepentimiento',
              message: `Pedido JL-19980101-00${10 + at}`,
            },
            at,
          ),
      ],
      [
        'stock alerts',
        async (email, at) => {
          const { _id: productId } = await shop.product({ stock: 0 });
          return post('/api/stock-alerts', { productId, size: 'M', color: null, email }, at);
        },
      ],
    ])('%s send few mails to an address that nobody proved, however it is spelled', async (form, ask) => {
      const name = aShopper().email.replace(/\W/g, '');
      const spellings = Array.from({ length: 9 }, (_, at) => {
        const dotted = [name.slice(0, at), name.slice(at)].filter(Boolean).join('.');
        return [`${name}+${at}@gmail.com`, `${dotted}@gmail.com`, `${name}@googlemail.com`][at % 3]!;
      });
      await Promise.all(spellings.map((email, at) => ask(email, at)));
      const sent = await mailsTo(spellings);
      expect([form, sent > 0, sent <= UNPROVEN_MAILS_PER_HOUR]).toEqual([form, true, true]);
    });

    test('the forms together share the limit of one inbox', async () => {
      const { email } = aShopper();
      for (let at = 0; at < UNPROVEN_MAILS_PER_HOUR; at += 1) {
        await calls.withdraw({ orderNumber: `JL-19970101-00${10 + at}`, email });
        await post(
          '/api/data-requests',
          { request: 'rectification', message: `Mail ${at}`, email },
          100 + at,
        );
      }
      expect(await mailsTo([email])).toBe(UNPROVEN_MAILS_PER_HOUR);
    });
  });
}
