import {
  accountMessages,
  defaultMessages,
  endpoints,
  FRESH_PROOF_NEEDED,
  initialOperatingRules,
  pathOf,
  secondFactorMessages,
  type Endpoint,
  type ErrorBody,
  type ShopSetting,
  type SiteContent,
  type StaffCall,
} from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { mailsIn } from '../support/data/outbox';
import { pathParams } from '../support/data/path-params';
import { aWrongCode, codeOf, createSecuredUser } from '../support/data/second-factor-calls';
import { createSignedInUser, userPassword } from '../support/data/signed-in-user';
import { testAdmin, type TestCms } from '../support/servers/start-cms';

const proven = Object.values<Endpoint>(endpoints).filter(({ freshProof }) => freshProof);
const namesOf = (some: readonly Endpoint[]) => some.map(({ name }) => name as StaffCall);

export function freshProofSuite(database: string, booted: () => TestCms): void {
  describe(`the fresh proof on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const expire = () => booted().strapi.db.connection('fresh_proofs').update({ expires_at: 1 });
    const prove = (token: string, json: object = { currentPassword: userPassword }) =>
      booted().call<ErrorBody>('/api/users/proof', { method: 'POST', json, token });
    const send = (name: StaffCall, token: string) => {
      const { method, path } = endpoints[name];
      const json = method === 'GET' ? undefined : {};
      return booted().call<ErrorBody>(`/api${pathOf(path, pathParams)}`, { method, json, token });
    };
    const owner = (name: string) => createSignedInUser(booted(), 'admin', name);
    const contentNow = async () =>
      (await booted().call<{ content: SiteContent }>('/api/content')).body.content;
    const shopNow = async () => (await booted().call<{ shop: ShopSetting }>('/api/shop')).body.shop;
    const put = (path: string, json: object, token: string) =>
      booted().call<ErrorBody>(path, { method: 'PUT', json, token });
    const withAlias = (content: SiteContent, alias: string): SiteContent => {
      const copy = structuredClone(content);
      copy.checkout.paymentInfo.bankTransfer.alias = alias;
      return copy;
    };
    const mailsAbout = (subject: string) =>
      mailsIn(booted())
        .filter((mail) => mail.subject === subject)
        .map(({ to }) => to)
        .sort();

    afterAll(async () => {
      await booted()
        .strapi.db.connection('fresh_proofs')
        .update({ expires_at: Date.now() + 600_000 });
      const users = booted().strapi.db.query('plugin::users-permissions.user');
      await users.deleteMany({ where: { username: { $startsWith: 'prueba-' } } });
    });

    const always = namesOf(proven.filter(({ freshProof }) => freshProof === 'always'));
    test.each(always)('%s is refused until its session is proven', async (name) => {
      const { token } = await owner(`prueba-${name}`);
      await expire();
      const refused = await send(name, token);
      expect([refused.status, refused.body.code]).toEqual([403, FRESH_PROOF_NEEDED]);
      expect(refused.body.details).toEqual({ asksCode: false });
      expect((await prove(token)).status).toBe(200);
      expect((await send(name, token)).body?.code).not.toBe(FRESH_PROOF_NEEDED);
    });

    test('the table has no call whose condition these tests do not try', () =>
      expect(namesOf(proven.filter(({ freshProof }) => freshProof !== 'always'))).toEqual([
        'updateContent',
        'updateShop',
      ]));

    test('texts of the site need no proof, the bank account does, and all owners are told of it', async () => {
      const { token } = await owner('prueba-cbu');
      await expire();
      const content = await contentNow();
      expect((await put('/api/content', { ...content, version: undefined }, token)).status).toBe(200);
      const wanted = { ...withAlias(content, 'otra.cuenta.nueva'), version: undefined };
      const refused = await put('/api/content', wanted, token);
      expect([refused.status, refused.body.code]).toEqual([403, FRESH_PROOF_NEEDED]);
      expect((await contentNow()).checkout).toEqual(content.checkout);
      await prove(token);
      expect((await put('/api/content', wanted, token)).status).toBe(200);
      const told = () => mailsAbout('Cambiaron los datos bancarios de la tienda');
      await expect.poll(told).toEqual(expect.arrayContaining([testAdmin.email, 'prueba-cbu@ejemplo.com']));
      await put('/api/content', { ...content, version: undefined }, token);
    });

    test.each([
      ['the heading of the payment', (info) => void (info.title = 'Transferí a otra.cuenta')],
      ['the title of the transfer', ({ bankTransfer }) => void (bankTransfer.title = 'Alias otra.cuenta')],
      ['the instructions', ({ bankTransfer }) => void (bankTransfer.instructions = 'A otra.cuenta')],
    ] satisfies [string, (info: SiteContent['checkout']['paymentInfo']) => void][])(
      '%s tells where money goes, so it needs a proof; its figures do not',
      async (_, change) => {
        const { token } = await owner(`prueba-texto-${crypto.randomUUID()}`);
        await expire();
        const content = await contentNow();
        const wanted = structuredClone(content);
        wanted.checkout.paymentInfo.bankTransfer.paymentHours += 1;
        expect((await put('/api/content', { ...wanted, version: undefined }, token)).status).toBe(200);
        change(wanted.checkout.paymentInfo);
        const refused = await put('/api/content', { ...wanted, version: undefined }, token);
        expect(refused.body.code).toBe(FRESH_PROOF_NEEDED);
        await prove(token);
        await put('/api/content', { ...content, version: undefined }, token);
      },
    );

    test.each([
      ['phone', '2994000001', 'el teléfono'],
      ['whatsapp', '2994000001', 'el WhatsApp'],
      ['cuit', '27-12345678-0', 'el CUIT'],
      ['legalName', 'Otra SA', 'la razón social'],
    ] as const)('%s of the shop needs a proof, and all owners are told', async (field, value, label) => {
      const { token } = await owner(`prueba-tienda-${field}`);
      await expire();
      const setting = await shopNow();
      const wanted = { ...setting, [field]: value };
      expect((await put('/api/shop', wanted, token)).body.code).toBe(FRESH_PROOF_NEEDED);
      expect(await shopNow()).toEqual(setting);
      await prove(token);
      expect((await put('/api/shop', wanted, token)).status).toBe(200);
      const told = () => mailsAbout(`Cambió ${label} de la tienda`);
      await expect.poll(told).toEqual(expect.arrayContaining([testAdmin.email]));
      await put('/api/shop', setting, token);
    });

    test('all owners get a mail when the text of a message changes', async () => {
      const json = { subject: 'Pagado {pedido}', text: 'Hola\n\n{total}' };
      const path = '/api/mail-templates/order-paid';
      await shop.admin('/api/users/proof', {
        method: 'POST',
        json: { currentPassword: testAdmin.password },
      });
      expect((await shop.admin(path, { method: 'PUT', json })).status).toBe(200);
      const told = () => mailsAbout('Cambió un mensaje que reciben las clientas');
      await expect.poll(told).toContain(testAdmin.email);
      await shop.admin(path, { method: 'PUT', json: defaultMessages['order-paid'] });
    });

    test('a change of the shop’s e-mail needs a fresh proof, and the old address gets a mail', async () => {
      const { token } = await owner('prueba-correo');
      await expire();
      const setting = await shopNow();
      expect((await put('/api/shop', setting, token)).status).toBe(200);
      const wanted = { ...setting, email: 'ladrona@ejemplo.com' };
      expect((await put('/api/shop', wanted, token)).body.code).toBe(FRESH_PROOF_NEEDED);
      expect((await shopNow()).email).toBe(setting.email);
      await prove(token);
      expect((await put('/api/shop', wanted, token)).status).toBe(200);
      const told = () => mailsAbout('Cambió el email de la tienda');
      await expect.poll(told).toEqual(expect.arrayContaining([setting.email, testAdmin.email]));
      await put('/api/shop', setting, token);
    });

    test('a sign-in proves its own session, and neither another one nor one that follows', async () => {
      const { token } = await owner('prueba-sesion');
      expect((await send('exportOrders', token)).status).toBe(200);
      await expire();
      const again = await booted().call<{ token: string }>('/api/auth/login', {
        method: 'POST',
        json: { email: 'prueba-sesion@ejemplo.com', password: userPassword },
      });
      expect((await send('exportOrders', again.body.token)).status).toBe(200);
      expect((await send('exportOrders', token)).status).toBe(403);
    });

    test('a renewal of the session makes its proof no younger', async () => {
      await owner('prueba-renueva');
      const json = { email: 'prueba-renueva@ejemplo.com', password: userPassword };
      const { headers } = await booted().call('/api/auth/login', { method: 'POST', json });
      await expire();
      const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
      const renewed = await booted().call<{ token: string }>('/api/auth/refresh', {
        method: 'POST',
        headers: { cookie },
      });
      expect((await send('exportOrders', renewed.body.token)).body.code).toBe(FRESH_PROOF_NEEDED);
    });

    test('a proof asks the code too where a second factor is on', async () => {
      const { token, secret } = await createSecuredUser(booted(), 'prueba-codigo');
      await expire();
      expect((await send('exportClients', token)).body.details).toEqual({ asksCode: true });
      const given = { currentPassword: userPassword };
      expect((await prove(token, given)).body.message).toBe(secondFactorMessages.codeRequired);
      const wrong = await prove(token, { ...given, code: aWrongCode(secret) });
      expect(wrong.body.message).toBe(secondFactorMessages.wrongCode);
      expect((await send('exportClients', token)).status).toBe(403);
      expect((await prove(token, { ...given, code: codeOf(secret) })).status).toBe(200);
      expect((await send('exportClients', token)).status).toBe(200);
    });

    test('a wrong password proves nothing', async () => {
      const { token } = await owner('prueba-adivina');
      await expire();
      const refused = await prove(token, { currentPassword: 'no-es-esta' });
      expect([refused.status, refused.body.message]).toEqual([400, accountMessages.wrongCurrent]);
      expect((await send('listStaff', token)).status).toBe(200);
      expect((await send('updateOperatingRules', token)).body.code).toBe(FRESH_PROOF_NEEDED);
    });

    test('all owners are told of an invitation and of a person whose access changes', async () => {
      const person = { username: 'Prueba Invitada', email: 'prueba-i@ejemplo.com', staffRole: 'duena' };
      await owner('prueba-otra');
      await shop.admin('/api/users/proof', {
        method: 'POST',
        json: { currentPassword: testAdmin.password },
      });
      const { body } = await shop.admin<{ invitation: { _id: string } }>('/api/staff/invitations', {
        method: 'POST',
        json: person,
      });
      const invited = () => mailsAbout('Invitaron a alguien al equipo');
      const owners = expect.arrayContaining([testAdmin.email, 'prueba-otra@ejemplo.com']);
      await expect.poll(invited).toEqual(owners);
      await shop.admin(`/api/staff/invitations/${body.invitation._id}`, { method: 'DELETE' });
      const seller = await createSignedInUser(booted(), 'vendedora', 'prueba-vende');
      await shop.admin(`/api/staff/${seller.documentId}`, { method: 'PUT', json: { blocked: true } });
      const changed = () => mailsAbout('Cambió el acceso de prueba-vende');
      const concerned = [testAdmin.email, 'prueba-otra@ejemplo.com', 'prueba-vende@ejemplo.com'];
      await expect.poll(changed).toEqual(expect.arrayContaining(concerned));
      expect((await put('/api/rules', initialOperatingRules, seller.token)).status).toBe(401);
    });
  });
}
