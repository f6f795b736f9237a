import { describe, expect, test } from 'vitest';
import { contentAnswerSchema } from './site-content';
import { siteContentDraftSchema } from './site-content-draft';
import { FALLBACK_CATEGORIES } from './defaults/content-fallbacks';
import { defaultSiteContent } from './defaults/default-content';
import { newItems } from './defaults/new-content-items';

// @spec C.20

const { updatedAt: _updatedAt, ...content } = defaultSiteContent;
const pathsOf = (value: unknown) => {
  const answer = siteContentDraftSchema.safeParse(value);
  return answer.success ? [] : answer.error.issues.map(({ path }) => path.join('.'));
};
const social = (link: unknown) => ({
  ...content,
  contact: { ...content.contact, socialMedia: [{ icon: 'Globe', name: 'Red', handle: '@red', link }] },
});

test('the default content is valid, and parsing does not change it', () =>
  expect(siteContentDraftSchema.parse(content)).toEqual(content));

describe('content schema', () => {
  test.each([
    [{}, 'hero'],
    [{ ...content, hero: null }, 'hero'],
    [{ ...content, hero: [] }, 'hero'],
    [{ ...content, sizeGuides: {} }, 'sizeGuides'],
    [
      { ...content, productCatalog: { ...content.productCatalog, categories: 'todas' } },
      'productCatalog.categories',
    ],
    [{ ...content, checkout: { ...content.checkout, shipping: undefined } }, 'checkout.shipping'],
    [{ ...content, version: -1 }, 'version'],
    [{ ...content, version: '1' }, 'version'],
  ])('the content schema names the faulty field of malformed content: %#', (value, path) =>
    expect(pathsOf(value)).toContain(path),
  );
  test.each([null, undefined, [], 'hola', 5])('the content schema rejects the content %j', (value) =>
    expect(siteContentDraftSchema.safeParse(value).success).toBe(false),
  );
});

describe('content schema', () => {
  test.each([
    'JaVaScRiPt:alert(1)',
    ' \tjavascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'evil.example',
    5,
  ])('the content schema rejects the link %j by its field', (link) =>
    expect(pathsOf(social(link))).toEqual(['contact.socialMedia.0.link']),
  );
  test('the content schema accepts safe and empty links', () => {
    for (const link of ['https://www.instagram.com/', 'mailto:hola@example.com', 'tel:+5492995550100', ''])
      expect(pathsOf(social(link))).toEqual([]);
  });
  test.each(['javascript:alert(1)', '#products', 'https://evil.example', ''])(
    'the content schema rejects the button target %j',
    (link) =>
      expect(pathsOf({ ...content, hero: { ...content.hero, buttonLink: link } })).toEqual([
        'hero.buttonLink',
      ]),
  );
  test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>', '//evil.example/a.jpg'])(
    'the content schema rejects the hero picture %j',
    (url) =>
      expect(
        pathsOf({ ...content, hero: { ...content.hero, heroImage: { url, alt: '', filename: '' } } }),
      ).toEqual(['hero.heroImage.url']),
  );
});

describe('content schema', () => {
  const withBank = (change: object) => ({
    ...content,
    checkout: {
      ...content.checkout,
      paymentInfo: {
        ...content.checkout.paymentInfo,
        bankTransfer: { ...content.checkout.paymentInfo.bankTransfer, ...change },
      },
    },
  });
  const withDelivery = (change: object) => ({
    ...content,
    checkout: {
      ...content.checkout,
      shipping: {
        ...content.checkout.shipping,
        homeDelivery: { ...content.checkout.shipping.homeDelivery, ...change },
      },
    },
  });

  test('the content schema checks the bank details', () => {
    expect(pathsOf(withBank({ cbu: '2810590940090418135201' }))).toEqual([
      'checkout.paymentInfo.bankTransfer.cbu',
    ]);
    expect(pathsOf(withBank({ alias: 'no' }))).toEqual(['checkout.paymentInfo.bankTransfer.alias']);
    expect(pathsOf(withBank({ cbu: '2850590940090418135201', alias: 'jazmin.shop' }))).toEqual([]);
  });
  test.each([-1, 0.5, '2500', 1e12, NaN, null])('the content schema rejects the amount %j', (baseCost) =>
    expect(pathsOf(withDelivery({ baseCost }))[0]).toBe('checkout.shipping.homeDelivery.baseCost'),
  );
  // @spec 5.30
  test('the content schema defaults a missing amount to 0, and the cost of delivery to $2.500', () => {
    const parsed = siteContentDraftSchema.parse(
      withDelivery({ baseCost: undefined, freeShippingThreshold: undefined }),
    );
    expect(parsed.checkout.shipping.homeDelivery).toMatchObject({
      baseCost: 2_500,
      freeShippingThreshold: 0,
    });
  });
  test('the content schema keeps HTML as plain text', () => {
    const slogan = '<img src=x onerror=alert(1)>';
    expect(siteContentDraftSchema.parse({ ...content, hero: { ...content.hero, slogan } }).hero.slogan).toBe(
      slogan,
    );
  });
  test('the content schema defaults a missing icon to Info', () => {
    const values = [{ icon: '', title: 'a', description: '' }];
    const parsed = siteContentDraftSchema.parse({
      ...content,
      whyChooseJazmin: { ...content.whyChooseJazmin, values },
    });
    expect(parsed.whyChooseJazmin.values[0]?.icon).toBe('Info');
  });
  test.each(['dos palabras', 'a/b', 'a?b', '<b>', ''])(
    'the content schema rejects the category key %j',
    (name) => {
      const categories = [{ name, display_name: 'A' }];
      expect(pathsOf({ ...content, productCatalog: { ...content.productCatalog, categories } })).toEqual([
        'productCatalog.categories.0.name',
      ]);
    },
  );
  test('the content schema rejects repeated category keys', () => {
    const categories = [1, 2].map((number) => ({ name: 'bodies', display_name: `Bodies ${number}` }));
    expect(pathsOf({ ...content, productCatalog: { ...content.productCatalog, categories } })).toEqual([
      'productCatalog.categories',
    ]);
  });
  test('the content schema aligns the rows of a size guide', () => {
    const sizeGuides = [
      { ...newItems.sizeGuide(), tableRows: [{ size: 'S', measurements: ['1', '2', '3'] }] },
    ];
    const parsed = siteContentDraftSchema.parse({ ...content, sizeGuides });
    expect(parsed.sizeGuides[0]?.tableRows[0]?.measurements).toEqual(['1', '2']);
  });
  test('the content schema limits texts and lists', () => {
    const value = { icon: 'Info', title: 'a', description: '' };
    const values = Array.from({ length: 13 }, () => value);
    expect(pathsOf({ ...content, whyChooseJazmin: { ...content.whyChooseJazmin, values } })).toEqual([
      'whyChooseJazmin.values',
    ]);
    expect(pathsOf({ ...content, hero: { ...content.hero, slogan: 'a'.repeat(161) } })).toEqual([
      'hero.slogan',
    ]);
  });
});

describe('new content items', () => {
  // @spec 2.18.9
  test('a new content item has the initial values of the specification', () => {
    expect(newItems.category()).toEqual({ name: '', display_name: '' });
    expect(newItems.value().icon).toBe('Info');
    expect(newItems.infoCard()).toMatchObject({ icon: 'Info', enabled: true });
    expect(newItems.expandableSection(123)).toMatchObject({ id: 'seccion-123', enabled: true });
    expect(newItems.contactInfo()).toMatchObject({ icon: 'Info', details: [''] });
    expect(newItems.socialMedia().icon).toBe('Globe');
    expect(newItems.sizeGuide()).toMatchObject({
      title: 'Nueva Guía de Tallas',
      subtitle: 'Encuentra tu talla perfecta',
      enabled: true,
      tableHeaders: ['Talla', 'Medida 1', 'Medida 2'],
      tableRows: [],
    });
    expect(newItems.sizeGuideRow(3)).toEqual({ size: '', measurements: ['', ''] });
    expect(newItems.sizeGuideRow(0).measurements).toEqual([]);
  });
  test('a new content item is a new object every time', () =>
    expect(newItems.contactInfo()).not.toBe(newItems.contactInfo()));
});

test('the default texts equal those quoted in the specification', () => {
  expect(content).toMatchObject({
    hero: { buttonText: 'Ver Productos', buttonLink: 'products' },
    productCatalog: { mainTitle: 'Nuestros Productos' },
    whyChooseJazmin: { mainTitle: '¿Por qué elegirnos?' },
    contact: { mainTitle: 'Contáctanos' },
    productDetail: { showSizeGuideButton: true, sizeGuideButtonText: 'Guía de tallas' },
  });
  expect(FALLBACK_CATEGORIES.map(({ display_name }) => display_name)).toEqual([
    'Electrónicos',
    'Ropa',
    'Libros',
    'Hogar',
    'Deportes',
    'Belleza',
    'Juguetes',
    'Comida',
    'Automotriz',
  ]);
});

test('the content answer requires the parts that every page needs', () => {
  expect(contentAnswerSchema.safeParse({ status: 'success', content: defaultSiteContent }).success).toBe(
    true,
  );
  for (const bad of [null, {}, [], 'x', { version: 1 }])
    expect(contentAnswerSchema.safeParse({ status: 'success', content: bad }).success).toBe(false);
});
