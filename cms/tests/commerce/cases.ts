import { EMAIL_FORMAT, PHONE_FAULT, withdrawalMessages } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { caseCallsOn, type CaseCalls } from '../support/data/case-calls';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const CODE = /^ARR-\d{8}-[2-9A-HJ-NP-Z]{6}$/;

export function casesSuite(database: string, booted: () => TestCms): void {
  describe(`cases on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let calls: CaseCalls;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      calls = caseCallsOn(cms, shop);
    });
    const rowsOf = (code: unknown) => shop.db()('cases').where('code', String(code));
    const mailsTo = (recipient: string, code: unknown) =>
      shop
        .db()('outgoing_mails')
        .where({ recipient, kind: 'withdrawal' })
        .whereLike('subject', `%${String(code)}`);

    // @spec A.7
    test('a withdrawal with the order number alone gets a code, which also the buyer receives', async () => {
      const { orderNumber, email } = await calls.placed();
      const { status, body } = await calls.withdraw({ orderNumber: ` ${orderNumber.toLowerCase()} ` });
      expect([status, body.message]).toEqual([201, withdrawalMessages.received]);
      expect(body.code).toMatch(CODE);
      expect(await mailsTo(email, body.code)).toHaveLength(1);
      const found = await calls.find(body.code!);
      expect(found).toMatchObject({ orderNumber, contactMatches: null, term: 'unknown', state: 'new' });
      expect(found.order?.orderNumber).toBe(orderNumber);
      expect(found.events.map(({ step, actor }) => [step, actor])).toEqual([['received', 'cliente']]);
      const hours = (Date.parse(found.dueAt!) - Date.parse(found.receivedAt)) / 3_600_000;
      expect(hours).toBe(24);
    });

    test('the answer to a withdrawal shows nothing of its order', async () => {
      const { orderNumber } = await calls.placed();
      const { text } = await calls.withdraw({ orderNumber });
      expect(text).not.toMatch(/Gómez|ejemplo\.com|299|Calle|8\.?000|JL-/);
    });

    test.each([
      ['nothing', {}, withdrawalMessages.contact],
      ['blanks', { orderNumber: ' ', email: '', phone: '  ' }, withdrawalMessages.contact],
      ['no address', { email: 'ana' }, EMAIL_FORMAT],
      ['no phone', { phone: '123' }, PHONE_FAULT],
      ['a name that is a link', { phone: '2994123456', name: 'www.malo.example' }, expect.any(String)],
    ])('a withdrawal with %s is refused and nothing is stored', async (_, json, message) => {
      const before = await shop.db()('cases').count();
      const { status, body } = await calls.withdraw(json);
      expect([status, body.message]).toEqual([400, message]);
      expect(await shop.db()('cases').count()).toEqual(before);
    });

    test('a withdrawal whose number no order has is taken as given', async () => {
      const { body } = await calls.withdraw({ orderNumber: 'JL-19990101-0001', phone: '299 15 400-1122' });
      const found = await calls.find(body.code!);
      expect(found).toMatchObject({ orderNumber: 'JL-19990101-0001', order: null, term: 'unknown' });
    });

    // @spec A.11 F.1
    test('the same withdrawal has the same code, also when it is sent ten times at once', async () => {
      const { orderNumber, email } = await calls.placed();
      const answers = await Promise.all(Array.from({ length: 10 }, () => calls.withdraw({ orderNumber })));
      const codes = new Set(answers.map(({ body }) => body.code));
      expect([codes.size, answers.filter(({ status }) => status === 201).length]).toEqual([1, 1]);
      const again = await calls.withdraw({ orderNumber, email, message: 'Otra vez' });
      expect(again.body).toMatchObject({ code: [...codes][0], message: withdrawalMessages.again });
      const { events } = await calls.find(again.body.code!);
      expect(events.map(({ step }) => step)).toEqual([
        'received',
        ...Array.from({ length: 10 }, () => 'repeated'),
      ]);
      expect(events.at(-1)?.note).toBe(`Email: ${email}\nMensaje: Otra vez`);
    });

    test('a contact without a number has one open withdrawal, and another one after it was closed', async () => {
      const email = 'sin.numero@ejemplo.com';
      const first = await calls.withdraw({ email });
      expect((await calls.withdraw({ email: email.toUpperCase() })).body.code).toBe(first.body.code);
      const { _id } = await calls.find(first.body.code!);
      const closed = await calls.step(_id, { step: 'closed', reason: 'kept', note: 'Se la queda' });
      expect(closed.body.case).toMatchObject({ state: 'closed', isOpen: false, dueAt: null });
      expect((await calls.withdraw({ email })).body.code).not.toBe(first.body.code);
    });

    test('a buyer who asks again after her withdrawal was closed opens the same case again', async () => {
      const { orderNumber } = await calls.placed();
      const { code } = (await calls.withdraw({ orderNumber })).body;
      const { _id } = await calls.find(code!);
      await calls.step(_id, { step: 'closed', reason: 'kept', note: 'Se la queda' });
      expect((await calls.withdraw({ orderNumber })).body.code).toBe(code);
      expect(await calls.read(_id)).toMatchObject({ state: 'new', isOpen: true });
    });

    test('the contact of a withdrawal is compared with the one of its order', async () => {
      const own = await calls.placed();
      const mine = await calls.withdraw({ orderNumber: own.orderNumber, phone: own.phone });
      expect(await calls.find(mine.body.code!)).toMatchObject({ contactMatches: true, email: own.email });
      const other = await calls.placed();
      const { orderNumber, linkToken } = other;
      const stranger = await calls.withdraw({ orderNumber, email: 'otra@ejemplo.com' });
      const found = await calls.find(stranger.body.code!);
      expect(found).toMatchObject({ contactMatches: false, email: 'otra@ejemplo.com', name: '' });
      for (const told of ['otra@ejemplo.com', other.email])
        expect(await mailsTo(told, stranger.body.code), told).toHaveLength(1);
      expect((await calls.withdraw({ orderNumber, token: linkToken })).body.code).toBe(stranger.body.code);
      expect(await mailsTo(other.email, stranger.body.code)).toHaveLength(1);
    });

    test.each([
      ['on day 10', 10, 'in_time'],
      ['on day 11', 11, 'late'],
    ] as const)('a withdrawal %s after the delivery is %s days old and %s', async (_, days, term) => {
      const { orderNumber } = await calls.placed();
      await calls.delivered(orderNumber, days, 'to');
      const { status, body } = await calls.withdraw({ orderNumber });
      expect(status).toBe(201);
      const found = await calls.find(body.code!);
      expect(found).toMatchObject({ term });
      expect(new Date(found.deadline!).toISOString()).toMatch(/T02:59:59\.999Z$/);
      expect(found.nextSteps.includes('rejected')).toBe(term === 'late');
    });

    test('the contact form with the subject of the withdrawal opens the same case', async () => {
      const form = { name: 'Eva', email: 'eva.formulario@ejemplo.com', message: 'Quiero devolver' };
      const json = { ...form, subject: ' botón de ARREPENTIMIENTO ' };
      const sent = await cms.call('/api/contact', { method: 'POST', json, ip: '10.9.99.1' });
      expect([sent.status, sent.body.code]).toEqual([200, expect.stringMatching(CODE)]);
      expect(await calls.find(String(sent.body.code))).toMatchObject({ channel: 'contact', name: 'Eva' });
      expect((await calls.withdraw({ email: form.email })).body.code).toBe(sent.body.code);
    });

    test('a withdrawal with a filled honeypot is acknowledged but not stored', async () => {
      const before = await shop.db()('cases').count();
      const { status, body } = await calls.withdraw({
        email: 'bot@ejemplo.com',
        website: 'https://spam.example',
      });
      expect([status, body.code]).toEqual([200, undefined]);
      expect(await shop.db()('cases').count()).toEqual(before);
    });

    // @spec A.12 F.1
    test('the database rejects every change and deletion of evidence, and lets personal data be erased', async () => {
      const { orderNumber } = await calls.placed();
      const { code } = (await calls.withdraw({ orderNumber, email: 'prueba@ejemplo.com', message: 'Hola' }))
        .body;
      const { _id } = await calls.find(code!);
      await calls.step(_id, { step: 'note', note: 'Llamó su hermana' });
      const [{ id }] = (await rowsOf(code).select('id')) as [{ id: number }];
      const events = () => shop.db()('case_events').where('case_id', id);
      for (const change of [
        { code: 'ARR-1' },
        { received_at: new Date(1) },
        { order_number: 'X' },
        { kind: 'exchange' },
        { email: 'otra@ejemplo.com' },
        { message: 'No' },
        { data: '{"a":1}' },
        { order_document_id: null },
        { channel: 'staff' },
      ])
        await expect(rowsOf(code).update(change), JSON.stringify(change)).rejects.toThrow();
      for (const change of [
        { at: new Date(1) },
        { actor: 'nadie' },
        { step: 'answered' },
        { note: 'Otra' },
        { state: 'x' },
      ])
        await expect(events().update(change), JSON.stringify(change)).rejects.toThrow();
      await expect(rowsOf(code).delete()).rejects.toThrow();
      await expect(events().delete()).rejects.toThrow();
      await rowsOf(code).update({ name: null, email: null, phone: null, message: null });
      await events().update({ note: null });
      expect(await calls.read(_id)).toMatchObject({
        code,
        email: '',
        message: '',
        events: [{}, { note: '' }],
      });
    });

    // @spec A.12 F.1
    test('no call deletes a case', async () => {
      const { _id } = await calls.find((await calls.withdraw({ email: 'queda@ejemplo.com' })).body.code!);
      for (const method of ['DELETE', 'PUT', 'PATCH'])
        expect((await shop.admin(`/api/cases/${_id}`, { method })).status, method).toBe(405);
    });

    test('the checks of the doctor find nothing in the cases', async () => {
      expect((await shop.faults()).filter((line) => line.startsWith('case-'))).toEqual([]);
    });
  });
}
