import {
  businessDay,
  contentVariableFaults,
  fillContent,
  findSizeGuides,
  isCbu,
  isCuit,
  offeredSizes,
  orderDraftSchema,
  ORDER_STATUSES,
  productDraftSchema,
  shopSettingDraftSchema,
  siteContentDraftSchema,
  whatsappNumber,
} from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { demoShop } from './demo-shop';
import { currentStatus, holdsStock } from './history/demo-order';
import { productPictures } from './pictures/demo-pictures';
import { demoSteps } from './history/demo-steps';
import { demoProducts } from './products/demo-product';
import { demoContent, demoShopSetting } from './texts/demo-texts';

const now = new Date('2026-11-21T14:30:00Z');
const shop = demoShop(now);
const content = siteContentDraftSchema.parse(demoContent('/uploads/pictures/hero.jpg'));
const categories = content.productCatalog.categories.map(({ name }) => name);

test('the texts of the demo shop name costs and terms by variables that exist, and spell none out', () => {
  const { checkout: _facts, sizeGuides: _guides, ...texts } = demoContent('');
  expect(JSON.stringify(texts)).not.toMatch(/\$ ?\d|\d+ (días|horas|meses)/);
  expect(contentVariableFaults(demoContent(''))).toEqual([]);
});

describe('demo products', () => {
  test('demo products pass the schema of the product form', () => {
    for (const { product, colors, items } of shop.products) {
      const draft = {
        title: product.title,
        description: product.description,
        price: product.price,
        category: product.category,
        size: [...product.sizes],
        thumbnails: productPictures(product).map(() => '/uploads/pictures/a.jpg'),
        thumbnailAlts: productPictures(product).map(({ alt }) => alt),
        discount: product.discount ?? 0,
        colors,
        variants: items.map(({ size, color, quantity }) => ({ size, color, stock: quantity })),
        composition: product.composition,
        care: product.care,
      };
      const result = productDraftSchema.safeParse(draft);
      expect(result.error?.issues, product.title).toBeUndefined();
    }
  });

  test('demo products belong to a category of the site content that offers their sizes', () => {
    for (const { title, category, sizes } of demoProducts) {
      expect(categories, title).toContain(category);
      for (const size of sizes) expect(offeredSizes(category, content.sizeGuides), title).toContain(size);
    }
  });

  test('demo products have unique titles, unique front pictures and an alt text per picture', () => {
    expect(new Set(demoProducts.map(({ title }) => title)).size).toBe(demoProducts.length);
    const fronts = demoProducts.map((product) => productPictures(product)[0]?.key);
    expect(new Set(fronts).size).toBe(demoProducts.length);
    for (const product of demoProducts) {
      const alts = productPictures(product).map(({ alt }) => alt);
      expect(alts.length).toBeGreaterThanOrEqual(2);
      expect(new Set(alts).size).toBe(alts.length);
    }
  });
});

describe('demo stock', () => {
  const units = shop.products.map(({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0));

  test('demo stock covers full, sold out and last-unit products, discounts and an inactive product', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(40);
    expect(units.filter((count) => count === 0).length).toBeGreaterThanOrEqual(2);
    expect(units).toContain(1);
    expect(Math.max(...units)).toBeGreaterThan(10);
    expect(demoProducts.filter(({ discount }) => discount).length).toBeGreaterThanOrEqual(8);
    expect(demoProducts.filter(({ active }) => active === false)).toHaveLength(1);
  });
  test('demo stock covers every category', () => {
    for (const category of categories)
      expect(shop.products.filter(({ product }) => product.category === category).length).toBeGreaterThan(3);
  });
});

describe('demo orders', () => {
  test('demo orders are about 500 over 180 days, none in the future', () => {
    expect(shop.orders.length).toBeGreaterThan(450);
    expect(shop.orders.length).toBeLessThan(560);
    expect(shop.orders[0]!.businessDay < '2026-06-01').toBe(true);
    for (const { at, steps } of shop.orders)
      for (const date of [at, ...steps.map((step) => step.at)]) expect(date <= now).toBe(true);
  });
  test('demo orders cover all seven statuses', () => {
    const statuses = new Set(shop.orders.map(currentStatus));
    expect([...statuses].sort()).toEqual([...ORDER_STATUSES].sort());
  });
  test('demo orders are numbered without gaps per business day', () => {
    const days = new Map<string, string[]>();
    for (const { businessDay: day, orderNumber, at } of shop.orders) {
      expect(businessDay(at)).toBe(day);
      days.set(day, [...(days.get(day) ?? []), orderNumber]);
    }
    for (const [day, numbers] of days)
      expect(numbers).toEqual(
        numbers.map((_, i) => `JL-${day.replaceAll('-', '')}-${String(i + 1).padStart(4, '0')}`),
      );
  });
  test('demo orders pass the schema of the checkout', () => {
    for (const { customer, lines, paymentMethod, deliveryMethod, totals, orderNumber } of shop.orders) {
      const { fullName, email, phone, address, postalCode } = customer;
      const draft = {
        items: lines.map(({ product, quantity, size, color }) => ({
          productId: String(product),
          quantity,
          size,
          color,
        })),
        shippingInfo: { fullName, email, phone, address, city: 'Neuquén', postalCode },
        paymentMethod,
        deliveryMethod,
        subtotal: totals.subtotal,
        shippingCost: totals.shippingCost,
        total: totals.total,
      };
      expect(orderDraftSchema.safeParse(draft).error?.issues, orderNumber).toBeUndefined();
      expect(totals.subtotal).toBe(
        lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
      );
    }
  });
  test('demo orders become more frequent over time', () => {
    const middle = shop.orders[Math.floor(shop.orders.length / 2)]!.businessDay;
    expect(middle > '2026-08-24').toBe(true);
  });
});

describe('demo stock moves', () => {
  test('demo stock moves add up to the quantity of each item and never go below zero', () => {
    const levels = new Map<string, number>();
    for (const { product, item, delta } of shop.moves) {
      const level = (levels.get(`${product}/${item}`) ?? 0) + delta;
      expect(level).toBeGreaterThanOrEqual(0);
      levels.set(`${product}/${item}`, level);
    }
    for (const [product, { items }] of shop.products.entries())
      for (const [item, { quantity }] of items.entries())
        expect(levels.get(`${product}/${item}`) ?? 0).toBe(quantity);
  });
  test('demo stock moves match the units that the orders hold', () => {
    const held = shop.orders.filter(holdsStock).flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
    const net = shop.moves
      .filter(({ orderNumber }) => orderNumber)
      .reduce((sum, { delta }) => sum + delta, 0);
    expect(-net).toBe(held.reduce((sum, quantity) => sum + quantity, 0));
  });
});

test('the demo funnel narrows from each step to the next, down to the orders of the web', () => {
  const steps = demoSteps(shop.views, shop.orders);
  const sumOf = (step: string) => steps.reduce((sum, one) => sum + (one.step === step ? one.visitors : 0), 0);
  const web = shop.orders.filter(({ channel }) => channel === 'web').length;
  const sums = [sumOf('view'), sumOf('cart'), sumOf('checkout'), web];
  expect(sums).toEqual([...sums].sort((a, b) => b - a));
  expect(new Set(sums).size).toBe(4);
});

test('demo views have one row per active product and day, and grow over time', () => {
  const keys = shop.views.map(({ day, product }) => `${day}/${product}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { product } of shop.views) expect(demoProducts[product]!.active).not.toBe(false);
  const sumOf = (views: typeof shop.views) => views.reduce((sum, { views: count }) => sum + count, 0);
  const [first, last] = [
    shop.views.filter(({ day }) => day < '2026-07-01'),
    shop.views.filter(({ day }) => day > '2026-10-15'),
  ];
  expect(sumOf(last)).toBeGreaterThan(sumOf(first));
});

test('demoShop is deterministic for the same time and differs for another day', () => {
  expect(demoShop(now)).toEqual(shop);
  expect(demoShop(new Date('2026-11-22T14:30:00Z')).orders.at(-1)).not.toEqual(shop.orders.at(-1));
});

describe('demo texts', () => {
  test('demo texts fill every section', () => {
    expect(content.whyChooseJazmin.values.length).toBeGreaterThanOrEqual(3);
    expect(content.contact.socialMedia.length).toBeGreaterThanOrEqual(2);
    expect(content.productDetail.infoCards.length).toBeGreaterThanOrEqual(3);
    expect(content.productDetail.expandableSections.length).toBeGreaterThanOrEqual(3);
    expect(content.checkout.shipping.homeDelivery).toMatchObject({
      baseCost: 2_500,
      freeShippingThreshold: 30_000,
    });
  });
  test('demo texts have size guides, for conjuntos also those of their parts', () =>
    expect(findSizeGuides('conjuntos', content.sizeGuides).map(({ category }) => category)).toEqual([
      'conjuntos',
      'corpino',
      'bombacha',
      'bombis',
    ]));
  test('demo texts have a WhatsApp phone and a valid CBU', () => {
    const shown = fillContent(content, { telefono: demoShopSetting.phone });
    const phone = shown.contact.contactInfo.find(({ title }) => title === 'Teléfono');
    expect(whatsappNumber(phone?.details[0] ?? '')).toMatch(/^549\d{10}$/);
    expect(isCbu(content.checkout.paymentInfo.bankTransfer.cbu)).toBe(true);
  });
  test('demo texts have valid shop settings', () => {
    expect(shopSettingDraftSchema.parse(demoShopSetting)).toEqual(demoShopSetting);
    expect(isCuit(demoShopSetting.cuit)).toBe(true);
  });
});
