import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/database/transaction';
import { queueMail } from '../../src/platform/mail/queue-mail';
import { MAX_MAIL_ATTEMPTS } from '../../src/platform/mail/retry-pauses';
import { sendDueMails } from '../../src/platform/mail/send-due-mails';
import { anOrder, aShopper, commerceOn, type OrderAnswer } from '../support/data/commerce-calls';
import { makeMailsDue, storedMails, type StoredMail } from '../support/data/stored-mails';
import { startMailServer } from '../support/servers/mail-server';
import type { TestCms } from '../support/servers/start-cms';
import { exchangeMailsSuite } from './exchange-mails-suite';
import { mailLogSuite, type Booted } from './mail-log-suite';
import { statusMailsSuite } from './status-mails-suite';

const fields = (mails: readonly StoredMail[]) =>
  mails.map(({ state, attempts, pause }) => ({ state, attempts, pause }));

/** Tests the outbox of mails on one database, with a real mail server. */
export function outboxSuite(database: string, start: (smtpUrl: string) => Promise<TestCms>): void {
  describe(`the outbox of mails on ${database}`, () => {
    const booted = {} as Booted;
    const db = () => booted.shop.db();
    const mailsOf = (orderNumber?: string) => storedMails(db(), orderNumber);
    const placed = () => booted.shop.placed([{ productId: booted.productId, quantity: 1, size: 'M' }]);
    const port = () => Number(new URL(booted.server.url).port);

    beforeAll(async () => {
      booted.server = await startMailServer();
      booted.cms = await start(booted.server.url);
      booted.shop = await commerceOn(booted.cms);
      booted.productId = (await booted.shop.product({ stock: 500 }))._id;
    });
    beforeEach(() => {
      booted.server.refuse(() => undefined);
      booted.server.received.length = 0;
    });
    afterAll(async () => {
      await booted.cms?.stop();
      await booted.server?.stop();
    });

    async function failedOnce(attempts: number, columns: object = {}): Promise<void> {
      await makeMailsDue(db(), columns);
      await sendDueMails();
      const done = async () => (await mailsOf()).filter((mail) => mail.attempts !== attempts);
      await expect.poll(done).toEqual([]);
    }

    // @spec A.52
    test('a mail server that is away delays no order, and its mails leave once when it is back', async () => {
      await db()('outgoing_mails').delete();
      await booted.server.stop();
      const orders = [await placed(), await placed(), await placed()];
      const waiting = (attempts: number, minutes: number) =>
        Array<object>(6).fill({ state: 'waiting', attempts, pause: minutes * MINUTE_MS });
      await expect.poll(async () => fields(await mailsOf())).toEqual(waiting(1, 1));
      await failedOnce(2);
      await expect.poll(async () => fields(await mailsOf())).toEqual(waiting(2, 2));
      await failedOnce(5, { attempts: 4 });
      await expect.poll(async () => fields(await mailsOf())).toEqual(waiting(5, 60));
      const before = await mailsOf();
      expect(before.map((mail) => mail.last_error)).toEqual(Array<string>(6).fill('ESOCKET'));
      booted.server = await startMailServer(port());
      await makeMailsDue(db());
      await sendDueMails();
      await expect
        .poll(async () => (await mailsOf()).map(({ state }) => state))
        .toEqual(Array<string>(6).fill('sent'));
      await makeMailsDue(db());
      await sendDueMails();
      const ids = booted.server.received.map(({ messageId }) => messageId).sort();
      expect(ids).toEqual(before.map((mail) => mail.message_id).sort());
      for (const { order } of orders)
        expect(booted.server.receivedBy(order.shippingInfo.email)).toHaveLength(1);
      expect(await booted.shop.faults()).toEqual([]);
    });

    test('a mail has failed after the last attempt, some two days after the first', async () => {
      await db()('outgoing_mails').delete();
      await booted.server.stop();
      const { orderNumber } = await placed();
      await expect
        .poll(async () => (await mailsOf()).map(({ last_error }) => last_error))
        .toEqual(['ESOCKET', 'ESOCKET']);
      await failedOnce(MAX_MAIL_ATTEMPTS, { attempts: MAX_MAIL_ATTEMPTS - 1 });
      booted.server = await startMailServer(port());
      const ended = { state: 'failed', attempts: MAX_MAIL_ATTEMPTS, pause: 0 };
      await expect.poll(async () => fields(await mailsOf(orderNumber))).toEqual([ended, ended]);
    });

    test('an order that is rolled back leaves no mail, and one that is replayed leaves no second', async () => {
      const before = await mailsOf();
      const to = aShopper().email;
      const mail = { kind: 'order-placed', to, subject: 'Tu pedido', text: 'Hola' } as const;
      const undone = inTransaction(async (trx) => {
        await queueMail(trx, mail);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      const tooMany = anOrder([{ productId: booted.productId, quantity: 20, size: 'M' }], { total: 1 });
      expect((await booted.shop.order(tooMany)).status).toBe(409);
      expect(await mailsOf()).toHaveLength(before.length);
      const [order, key] = [anOrder([{ productId: booted.productId, quantity: 1, size: 'M' }]), randomUUID()];
      const first = await booted.shop.order(order, key);
      expect((await booted.shop.order(order, key)).status).toBe(201);
      expect(await mailsOf(first.body.orderNumber)).toHaveLength(2);
    });

    test('a mail whose process died is sent by another once its lease has ended, with the same Message-ID', async () => {
      await booted.server.stop();
      const { orderNumber, order } = await placed();
      await expect
        .poll(async () => (await mailsOf(orderNumber)).map(({ last_error }) => last_error))
        .toEqual(['ESOCKET', 'ESOCKET']);
      const [mail] = await mailsOf(orderNumber);
      booted.server = await startMailServer(port());
      const leasedUntil = (at: Date) =>
        db()('outgoing_mails').where('order_number', orderNumber).update({ next_attempt_at: at });
      await leasedUntil(new Date(Date.now() + MINUTE_MS));
      await sendDueMails();
      expect(booted.server.receivedBy(order.shippingInfo.email)).toEqual([]);
      await leasedUntil(new Date(Date.now() - 1));
      await sendDueMails();
      const received = () =>
        booted.server.receivedBy(order.shippingInfo.email).map(({ messageId }) => messageId);
      await expect.poll(received).toEqual([mail?.message_id]);
    });

    // On SQLite a transaction has the only connection, and nothing else is written meanwhile.
    test.runIf(database === 'PostgreSQL')(
      'mails that another process is claiming are left to it, and hold up no others',
      async () => {
        await booted.server.stop();
        const [theirs, ours] = [await placed(), await placed()];
        // An attempt counts when it begins; its failure, recorded later, moves the next attempt.
        const unanswered = async () =>
          [...(await mailsOf(theirs.orderNumber)), ...(await mailsOf(ours.orderNumber))].filter(
            ({ last_error }) => last_error === null,
          );
        await expect.poll(unanswered).toEqual([]);
        booted.server = await startMailServer(port());
        await makeMailsDue(db());
        const states = async ({ orderNumber }: OrderAnswer) =>
          (await mailsOf(orderNumber)).map(({ state }) => state);
        await db().transaction(async (other) => {
          await other('outgoing_mails')
            .where('order_number', theirs.orderNumber)
            .update({ attempts: 2, next_attempt_at: new Date(Date.now() + MINUTE_MS) });
          await sendDueMails();
          await expect.poll(() => states(ours)).toEqual(['sent', 'sent']);
        });
        await sendDueMails();
        expect(await states(theirs)).toEqual(['waiting', 'waiting']);
        expect(booted.server.receivedBy(theirs.order.shippingInfo.email)).toEqual([]);
      },
    );

    mailLogSuite(booted, placed);
    statusMailsSuite(booted);
    exchangeMailsSuite(booted);
  });
}
