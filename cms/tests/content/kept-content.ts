import { defaultSiteContent, type ErrorBody, type ShopSetting, type SiteContent } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '../support/servers/start-cms';

type Saved = { status: number; body: { content: SiteContent } & ErrorBody };
type Calls = {
  cms: TestCms;
  token: string;
  read: () => Promise<SiteContent>;
  save: (json: unknown) => Promise<Saved>;
};

const CONTENT = 'api::site-content.site-content';

/** Returns a content with another slogan. */
export const sloganed = (content: SiteContent, slogan: string): SiteContent => ({
  ...content,
  hero: { ...content.hero, slogan },
});

/** Saves that leave something out, and texts with variables. */
export function keptContentSuite(booted: () => Calls): void {
  describe('site content that is saved in part', () => {
    let { cms, token, read, save } = {} as Calls;
    beforeAll(() => {
      ({ cms, token, read, save } = booted());
    });

    test('the site content keeps whatever a save leaves out, however deep', async () => {
      const before = await read();
      const { body } = await save({ hero: { slogan: 'Solo esto' }, checkout: { minimumPurchase: 900 } });
      expect(body.content).toEqual({
        ...sloganed(before, 'Solo esto'),
        checkout: { ...before.checkout, minimumPurchase: 900 },
        version: before.version + 1,
        updatedAt: body.content.updatedAt,
        isSource: true,
      });
      await save({ checkout: { minimumPurchase: 0 } });
    });

    test('the site content of the specification, saved without a version, keeps the settings it does not name', async () => {
      const before = await read();
      const { search, announcement, version: _version, updatedAt: _at, ...content } = before;
      const { deliveryDates, minimumPurchase, ...checkout } = content.checkout;
      const {
        discountPercent: _cash,
        paymentHours: _hours,
        instalments: _text,
        ...cash
      } = checkout.paymentInfo.cashOnDelivery;
      const specified = {
        ...content,
        checkout: { ...checkout, paymentInfo: { ...checkout.paymentInfo, cashOnDelivery: cash } },
      };
      const offered = {
        search: { synonyms: 'bata, robe' },
        announcement: { texts: 'Un aviso' },
        checkout: {
          deliveryDates: { ...deliveryDates, enabled: true, cutOffHour: 9 },
          minimumPurchase: 700,
          paymentInfo: { cashOnDelivery: { discountPercent: 12, paymentHours: 5 } },
        },
      };
      expect((await save(offered)).status).toBe(200);
      const newer = await read();
      expect((await save(specified)).status).toBe(200);
      const { version: _v, updatedAt: _u, ...after } = await read();
      expect(newer).toMatchObject(after);
      await save({ search, announcement, checkout: { ...before.checkout, deliveryDates, minimumPurchase } });
    });

    test('the site content shows what its variables stand for, and what was read can be saved without freezing it', async () => {
      const source = async () =>
        (await cms.call<{ content: SiteContent; variables: object }>('/api/content/source', { token })).body;
      const mainDescription = 'Cuesta {costo_de_envio}.\nGratis desde {envio_gratis_desde}.\nEn {domicilio}.';
      await save({ hero: { mainDescription } });
      expect((await read()).hero.mainDescription).toContain('Cuesta $2.500.');
      await save({
        checkout: { shipping: { homeDelivery: { baseCost: 4000, freeShippingThreshold: 50_000 } } },
      });
      const { body } = await cms.call<{ shop: ShopSetting }>('/api/shop');
      const json = { ...body.shop, address: 'Calle Nueva 1' };
      expect((await cms.call('/api/shop', { method: 'PUT', token, json })).status).toBe(200);
      const shown = await read();
      expect(shown.hero.mainDescription).toBe('Cuesta $4.000.\nGratis desde $50.000.\nEn Calle Nueva 1.');
      await save(sloganed(shown, 'Con datos'));
      const { content, variables } = await source();
      expect(content.hero).toMatchObject({ mainDescription, slogan: 'Con datos' });
      expect(variables).toMatchObject({ costo_de_envio: '$4.000', domicilio: 'Calle Nueva 1' });
      expect((await cms.call('/api/content/source')).status).toBe(401);
      await cms.call('/api/shop', { method: 'PUT', token, json: body.shop });
    });

    test('the site content keeps its variables when what was read is saved after a setting changed', async () => {
      const { body } = await cms.call<{ shop: ShopSetting }>('/api/shop');
      const phone = (text: string) =>
        cms.call('/api/shop', { method: 'PUT', token, json: { ...body.shop, phone: text } });
      const { contact: before } = await read();
      const card = { icon: 'Phone', title: 'Teléfono', details: ['{telefono}'], description: '' };
      await phone('+54 299 555 1000');
      await save({ contact: { contactInfo: [card] }, hero: { mainDescription: 'Envío {costo_de_envio}' } });
      const { version: _version, updatedAt: _at, checkout: _checkout, ...shown } = await read();
      await phone('+54 299 555 2000');
      await save({ checkout: { shipping: { homeDelivery: { baseCost: 4300 } } } });
      expect((await save(shown)).status).toBe(200);
      const { contact, hero } = await read();
      expect([contact.contactInfo[0]?.details, hero.mainDescription]).toEqual([
        ['+54 299 555 2000'],
        'Envío $4.300',
      ]);
      await save({ contact: before, isSource: true });
      await cms.call('/api/shop', { method: 'PUT', token, json: body.shop });
    });

    test('the site content stores what its editor writes in place of a variable, also when people read the same', async () => {
      const source = async () =>
        (await cms.call<{ content: SiteContent }>('/api/content/source', { token })).body.content;
      await save({ hero: { buttonText: '{recargo_efectivo}', mainDescription: 'Envío {costo_de_envio}' } });
      const { hero } = await read();
      expect(hero).toMatchObject({ buttonText: 'Ver Productos' });
      const texts = { buttonText: hero.buttonText, mainDescription: hero.mainDescription };
      const edited = await source();
      expect((await save({ ...edited, hero: { ...edited.hero, ...texts } })).status).toBe(200);
      expect((await source()).hero).toMatchObject(texts);
    });

    test('the site content refuses an unknown variable and names its field, from the API and the panel', async () => {
      const before = await read();
      const { status, body } = await save({ hero: { mainDescription: 'Vale {sueldo}' } });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'hero.mainDescription']);
      const { documentId } = (await cms.strapi.documents(CONTENT).findFirst({}))!;
      const data = { hero: { ...before.hero, mainDescription: 'Vale {sueldo}' } } as never;
      await expect(cms.strapi.documents(CONTENT).update({ documentId, data })).rejects.toThrow(/\{sueldo\}/);
      expect(await read()).toEqual(before);
    });

    test('the site content shows the default of an emptied name', async () => {
      await save({ hero: { buttonText: '' }, contact: { responseMessage: '' } });
      const { hero, contact } = await read();
      expect([hero.buttonText, contact.responseMessage]).toEqual([
        'Ver Productos',
        defaultSiteContent.contact.responseMessage,
      ]);
    });
  });
}
