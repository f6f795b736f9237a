import {
  contentAnswerSchema,
  defaultSiteContent,
  errorCodes,
  messages,
  siteContentDraftSchema,
  type ContentRevision,
  type ErrorBody,
  type ShopSetting,
  type SiteContent,
} from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptContentSuite, sloganed } from './content/kept-content';
import { chosenDatabase } from './support/databases/test-database';
import { startCms, type TestCms } from './support/servers/start-cms';

// @spec 3.5

let cms: TestCms;
let database: Awaited<ReturnType<typeof chosenDatabase>> | undefined;
let token: string;
beforeAll(async () => {
  database = await chosenDatabase();
  cms = await startCms({ databaseUrl: database.databaseUrl });
  token = await cms.adminToken();
});
afterAll(async () => {
  await cms?.stop();
  await database?.stop();
});

const CONTENT = 'api::site-content.site-content';
const read = async () => (await cms.call<{ content: SiteContent }>('/api/content')).body.content;
const save = (json: unknown) =>
  cms.call<{ content: SiteContent } & ErrorBody>('/api/content', { method: 'PUT', token, json });

keptContentSuite(() => ({ cms, token, read, save }));

describe('site content', () => {
  test('the site content exists from the first start and matches the contract', async () => {
    const { body } = await cms.call('/api/content');
    expect(contentAnswerSchema.safeParse(body).success).toBe(true);
    expect((await read()).productCatalog.mainTitle).toBe(defaultSiteContent.productCatalog.mainTitle);
  });

  test('the site content is not sent again to clients that hold it', async () => {
    const etag = (await cms.call('/api/content')).headers.get('etag')!;
    const headers = { 'if-none-match': etag };
    expect((await cms.call('/api/content', { headers })).status).toBe(304);
    await save(sloganed(await read(), 'Otra cosa'));
    expect((await cms.call('/api/content', { headers })).status).toBe(200);
  });

  test('the site content is saved completely and visible immediately', async () => {
    const before = await read();
    const draft: SiteContent = {
      ...sloganed(before, 'Elegí lo que te gusta'),
      productCatalog: { ...before.productCatalog, categories: [{ name: 'bodies', display_name: 'Bodies' }] },
      contact: {
        ...before.contact,
        contactInfo: [{ icon: 'Phone', title: 'Teléfono', details: ['299 412-3456', ''], description: '' }],
        socialMedia: [
          { icon: 'Instagram', name: 'Instagram', handle: '@jazmin', link: 'https://instagram.com/jazmin' },
        ],
      },
      productDetail: {
        ...before.productDetail,
        expandableSections: [{ id: 'envios', title: 'Envíos', content: 'Uno\ndos', enabled: false }],
      },
      sizeGuides: [
        {
          category: 'bodies',
          title: 'Bodies',
          subtitle: '',
          enabled: true,
          tableHeaders: ['Talla', 'Busto', 'Cintura'],
          tableRows: [{ size: 'S', measurements: ['80-84', ''] }],
          notes: '',
        },
      ],
    };
    const { status, body } = await save(draft);
    expect(status).toBe(200);
    expect(body.content.version).toBe(before.version + 1);
    const expected = siteContentDraftSchema.parse(draft);
    expect(await read()).toMatchObject({ ...expected, version: before.version + 1 });
  });

  test('the site content saved by two editors at once is saved once', async () => {
    const seen = await read();
    const answers = await Promise.all(['uno', 'dos'].map((slogan) => save(sloganed(seen, slogan))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      message: messages.staleContent,
      code: errorCodes.staleContent,
      details: {
        fields: ['hero'],
        content: { version: seen.version + 1 },
        lastChange: expect.stringMatching(/^Fue duena,/) as string,
      },
    });
  });

  test.each([
    ['an empty object', () => ({})],
    ['no hero', (content: SiteContent) => ({ ...content, hero: null })],
    ['a list', () => []],
    ['a word', () => 'hola'],
  ])('the site content is not replaced by %s', async (_, broken) => {
    const before = await read();
    expect((await save(broken(before))).status).toBe(400);
    expect(await read()).toEqual(before);
  });

  test.each([
    'JaVaScRiPt:alert(1)',
    ' \tjavascript:alert(1)',
    'data:text/html,<b>',
    '//evil.example',
    'java\nscript:x',
  ])('the site content rejects the link %j and names its field', async (link) => {
    const content = await read();
    const socialMedia = [{ icon: 'Globe', name: 'x', handle: 'x', link }];
    const { status, body } = await save({ ...content, contact: { ...content.contact, socialMedia } });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe('contact.socialMedia.0.link');
  });

  test('the site content edited in Strapi’s panel obeys the same rules and is visible immediately', async () => {
    const { documentId } = (await cms.strapi.documents(CONTENT).findFirst({}))!;
    const edit = (hero: object) =>
      cms.strapi.documents(CONTENT).update({ documentId, data: { hero } as never });
    await edit({ slogan: 'Desde el panel', buttonLink: 'products', buttonText: 'Ver' });
    const seen = await read();
    expect(seen.hero.slogan).toBe('Desde el panel');
    await cms.strapi.documents(CONTENT).update({ documentId, data: { version: 1 } as never });
    expect((await read()).version).toBe(seen.version + 1);
    await expect(edit({ slogan: 'Roto', buttonLink: 'javascript:alert(1)' })).rejects.toThrow(
      /destino del botón/,
    );
    expect((await read()).hero).toEqual(seen.hero);
    await expect(cms.strapi.documents(CONTENT).delete({ documentId })).rejects.toThrow(
      /no se puede eliminar/,
    );
  });

  test('the site content keeps fifty revisions with author and changed sections', async () => {
    const content = await read();
    // Revisions of earlier releases have no delivery dates.
    const { deliveryDates, ...checkout } = content.checkout;
    const old = Array.from({ length: 60 }, (_, at) => ({
      documentId: `version-${at}`,
      version: 1000 + at,
      at: new Date(),
      author: 'antes',
      changedSections: [],
      content: { ...sloganed(content, `vuelta ${at}`), checkout },
    }));
    await cms.strapi.db.query('api::site-content.content-revision').createMany({ data: old });
    await cms.strapi.db.query(CONTENT).updateMany({ where: {}, data: { version: 1059 } });
    for (const slogan of ['una', 'otra']) {
      expect((await save({ ...sloganed(content, slogan), version: undefined })).status).toBe(200);
    }
    const { body } = await cms.call<{ revisions: ContentRevision[] }>('/api/content/revisions', { token });
    expect(body.revisions).toHaveLength(50);
    for (const revision of body.revisions.slice(0, 2))
      expect(revision).toMatchObject({ author: 'duena', changedSections: ['hero'] });
    const older = body.revisions[3]!;
    const revision = await cms.call<{ content: SiteContent }>(`/api/content/revisions/${older._id}`, {
      token,
    });
    expect(revision.body.content.hero.slogan).toBe('vuelta 58');
    expect(revision.body.content.checkout.deliveryDates).toEqual(deliveryDates);
    expect((await cms.call('/api/content/revisions/nada', { token })).status).toBe(404);
  });

  test('the site content has an audit entry when the bank details change', async () => {
    const content = await read();
    const paymentInfo = {
      ...content.checkout.paymentInfo,
      bankTransfer: { ...content.checkout.paymentInfo.bankTransfer, alias: 'jazmin.nuevo' },
    };
    expect((await save({ ...content, checkout: { ...content.checkout, paymentInfo } })).status).toBe(200);
    const line = await cms.strapi.db
      .query('api::account.audit-entry')
      .findOne({ where: { action: 'payment-details' }, orderBy: { id: 'desc' } });
    expect(line).toMatchObject({
      actor: 'duena',
      before: { bankTransfer: { alias: '' } },
      after: { bankTransfer: { alias: 'JAZMIN.NUEVO' } },
    });
  });
});

describe('shop settings', () => {
  const readShop = async () => (await cms.call<{ shop: ShopSetting }>('/api/shop')).body.shop;

  test('the shop settings are saved and visible immediately', async () => {
    const shop = {
      ...(await readShop()),
      cuit: '30-50001091-2',
      whatsapp: '299 412-3456',
      coverageCities: ['Neuquén', 'Plottier'],
    };
    const { status } = await cms.call('/api/shop', { method: 'PUT', token, json: shop });
    expect(status).toBe(200);
    expect(await readShop()).toMatchObject({ coverageCities: ['Neuquén', 'Plottier'] });
  });

  test('the shop settings are not overwritten on an edit conflict', async () => {
    const seen = await readShop();
    const put = (json: unknown) => cms.call<ErrorBody>('/api/shop', { method: 'PUT', token, json });
    expect((await put({ ...seen, address: 'Mitre 10' })).status).toBe(200);
    const stale = await put({ ...seen, address: 'Roca 20', seen });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      code: 'STALE_FIELDS',
      details: { fields: ['address'], shop: { address: 'Mitre 10' } },
    });
    expect((await put({ ...seen, address: 'Roca 20', seen: { ...seen, address: 'Mitre 10' } })).status).toBe(
      200,
    );
    expect((await put(seen)).status).toBe(200);
    expect(await readShop()).toEqual(seen);
  });

  test('the shop settings refuse a CUIT with a wrong check digit, in Strapi’s panel too', async () => {
    const shop = await readShop();
    const { status, body } = await cms.call<ErrorBody>('/api/shop', {
      method: 'PUT',
      token,
      json: { ...shop, cuit: '30-50001091-3' },
    });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'cuit']);
    const settings = cms.strapi.documents('api::shop-setting.shop-setting');
    const { documentId } = (await settings.findFirst({}))!;
    await expect(settings.update({ documentId, data: { orderPrefix: 'jl-1' } as never })).rejects.toThrow(
      /prefijo/,
    );
    expect(await readShop()).toEqual(shop);
  });
});
