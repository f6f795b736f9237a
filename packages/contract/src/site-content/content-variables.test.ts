import { describe, expect, test } from 'vitest';
import { initialOperatingRules } from '../shop/operating-rules';
import { checkoutVariables, deliveryDaysText, shopVariables, SHOP_VARIABLES } from '../shop/shop-variables';
import { contentVariableFaults, editedContentSchema, fillContent } from './content-variables';
import { completeContent } from './defaults/complete-content';
import { defaultSiteContent } from './defaults/default-content';
import { withoutEmptyCards } from './empty-cards';
import { newItems } from './defaults/new-content-items';
import type { SiteContent } from './site-content';

const { checkout } = defaultSiteContent;
const described = (mainDescription: string): SiteContent => ({
  ...defaultSiteContent,
  hero: { ...defaultSiteContent.hero, mainDescription },
});
const homeWith = (changes: object) => ({
  ...checkout,
  shipping: { ...checkout.shipping, homeDelivery: { ...checkout.shipping.homeDelivery, ...changes } },
});

describe('variables of the content', () => {
  test('fillContent fills texts in, leaves out lines without data and never shows a variable', () => {
    const text = 'Cuesta {costo_de_envio}.\nGratis desde {envio_gratis_desde}.\nHola {sueldo}.';
    const { hero } = fillContent(described(text), { costo_de_envio: '$4.000', envio_gratis_desde: '' });
    expect(hero.mainDescription).toBe('Cuesta $4.000.');
  });

  test('fillContent gives a name whose data are missing its default', () => {
    const content = { ...defaultSiteContent, hero: { ...defaultSiteContent.hero, buttonText: '{marca}' } };
    expect(fillContent(content, {}).hero.buttonText).toBe('Ver Productos');
  });

  test('checkoutVariables promise nothing that the settings do not offer', () => {
    const offered = homeWith({ baseCost: 4000, freeShippingThreshold: 50_000 });
    expect(checkoutVariables(offered)).toMatchObject({
      costo_de_envio: '$4.000',
      envio_gratis_desde: '$50.000',
    });
    expect(checkoutVariables(homeWith({ baseCost: 0, freeShippingThreshold: 50_000 }))).toMatchObject({
      costo_de_envio: 'Gratis',
      envio_gratis_desde: '',
    });
    expect(checkoutVariables(homeWith({ enabled: false }))).toMatchObject({ costo_de_envio: '' });
  });

  test('deliveryDaysText comes from the delivery dates while they are on', () => {
    const dates = { ...checkout.deliveryDates, preparationDays: 1, transitDaysMin: 1, transitDaysMax: 3 };
    const content = homeWith({ estimatedDays: 'una semana' });
    expect(deliveryDaysText(content)).toBe('una semana');
    expect(deliveryDaysText({ ...content, deliveryDates: { ...dates, enabled: true } })).toBe(
      '2 a 4 días hábiles',
    );
  });

  test('shopVariables has a value for every name, and no other', () => {
    const shop = { brand: 'Jazmín', coverageCities: ['Neuquén'] } as Parameters<typeof shopVariables>[0];
    const names = Object.keys(shopVariables(shop, checkout, initialOperatingRules));
    expect(names.toSorted()).toEqual(Object.keys(SHOP_VARIABLES).toSorted());
  });

  test.each([
    '{dias de cambio}',
    '{dias-de-cambio}',
    '{Horario}',
    '{{ ho rario }}',
    '｛sueldo｝',
    '{hora\u0301rio}',
  ])('editedContentSchema refuses %j, which names no variable', (text) =>
    expect(contentVariableFaults(described(text))).toEqual([
      { path: 'hero.mainDescription', message: expect.stringContaining('No existe la variable') },
    ]),
  );

  test.each(['｛horario｝', '{hora\u200Brio}', '{\u2060horario }', '{ｈｏｒａｒｉｏ}', '﹛horario﹜'])(
    'fillContent fills %j in as the variable that it means',
    (text) => {
      expect(contentVariableFaults(described(text))).toEqual([]);
      expect(fillContent(described(`De ${text}.`), { horario: '9 a 18' }).hero.mainDescription).toBe(
        'De 9 a 18.',
      );
    },
  );

  test('fillContent marks cards whose facts are all left out, and those without texts of their own', () => {
    const card = (title: string, description: string) => ({ ...newItems.infoCard(), title, description });
    const infoCards = [
      card('Envío en Neuquén', 'Gratis desde {envio_gratis_desde}.\nVes la fecha antes de comprar.'),
      card('Cambios en {dias_de_cambio}', 'Sin uso.'),
      card('Envíos', 'Gratis desde {envio_gratis_desde}.\nCuesta {costo_de_envio}.'),
      card('Paquete discreto', ''),
      card('', ''),
    ];
    const point = { title: 'Punto', details: ['{punto_de_encuentro}', ''], description: 'Para retirar' };
    const contactInfo = [
      { ...newItems.contactInfo(), ...point },
      { ...newItems.contactInfo(), title: 'Teléfono', details: ['299 1'] },
    ];
    const content = completeContent({
      ...defaultSiteContent,
      contact: { ...defaultSiteContent.contact, contactInfo },
      productDetail: {
        ...defaultSiteContent.productDetail,
        infoCards,
        expandableSections: [newItems.expandableSection(1)],
      },
    });
    const { contact, productDetail } = fillContent(content, { costo_de_envio: '$4.000' });
    const isMarked = (item: object) => 'saysNothing' in item;
    expect(productDetail.infoCards.map(isMarked)).toEqual([true, true, false, false, true]);
    expect(contact.contactInfo.map(isMarked)).toEqual([true, false]);
    expect(productDetail.expandableSections.map(isMarked)).toEqual([true]);
    expect(withoutEmptyCards(contact.contactInfo)).toMatchObject([{ title: 'Teléfono' }]);
    expect(editedContentSchema.parse({ ...content, contact }).contact.contactInfo.map(isMarked)).toEqual([
      false,
      false,
    ]);
  });

  test('editedContentSchema refuses half a variable, also of wide braces', () =>
    expect(contentVariableFaults(described('｛horario'))[0]?.message).toContain('Falta cerrar'));

  test('editedContentSchema refuses unknown variables and facts with variables, and takes other braces', () => {
    expect(contentVariableFaults(described('{sueldo}'))).toEqual([
      { path: 'hero.mainDescription', message: expect.stringContaining('No existe la variable {sueldo}') },
    ]);
    const { deliveryInfo } = checkout;
    const meetingPoint = { ...deliveryInfo.meetingPoint, address: '{domicilio}' };
    const draft = {
      ...defaultSiteContent,
      checkout: { ...checkout, deliveryInfo: { ...deliveryInfo, meetingPoint } },
    };
    const { error } = editedContentSchema.safeParse(draft);
    expect(error?.issues[0]?.path.join('.')).toBe('checkout.deliveryInfo.meetingPoint.address');
    expect(editedContentSchema.safeParse(described('{{7*7}} ${alert(1)}')).success).toBe(true);
  });
});

test('completeContent names emptied items, headers, titles and buttons, and leaves other texts empty', () => {
  const guide = { ...newItems.sizeGuide(), title: '', subtitle: '', tableHeaders: ['', ''] };
  const content = completeContent({
    ...defaultSiteContent,
    hero: { ...defaultSiteContent.hero, buttonText: '', buttonLink: '', mainDescription: '' },
    contact: {
      ...defaultSiteContent.contact,
      responseMessage: '',
      socialMedia: [newItems.socialMedia(), { ...newItems.socialMedia(), handle: '@jazmin' }],
    },
    sizeGuides: [guide],
  });
  expect(content.hero).toEqual({ ...defaultSiteContent.hero, mainDescription: '' });
  expect(content.contact.responseMessage).toBe(defaultSiteContent.contact.responseMessage);
  expect(content.contact.socialMedia.map(({ name }) => name)).toEqual(['Red social', 'Red social']);
  expect(content.sizeGuides[0]).toMatchObject({
    title: 'Nueva Guía de Tallas',
    subtitle: '',
    tableHeaders: ['Talla', 'Medida 1'],
  });
});
