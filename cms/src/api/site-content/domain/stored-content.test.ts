import { defaultSiteContent, newItems, siteContentDraftSchema, type SiteContent } from '@shop/contract';
import { expect, test } from 'vitest';
import { changedSections, fromStored, isSameContent, sectionsOf, toStored } from './stored-content';

const full: SiteContent = {
  ...defaultSiteContent,
  contact: {
    ...defaultSiteContent.contact,
    contactInfo: [
      { icon: 'Phone', title: 'Teléfono', details: ['299 412-3456', 'de 9 a 18'], description: '' },
    ],
  },
  productDetail: {
    ...defaultSiteContent.productDetail,
    expandableSections: [{ id: 'cuidados', title: 'Cuidados', content: 'A mano', enabled: true }],
  },
  sizeGuides: [
    { ...newItems.sizeGuide(), category: 'corpinos', tableRows: [{ size: '90', measurements: ['', '12'] }] },
  ],
};

// Strapi adds ids and stores null for empty fields.
const asRecord = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asRecord);
  if (typeof value !== 'object' || value === null) return value === '' ? null : value;
  return {
    id: 1,
    ...Object.fromEntries(Object.entries(value).map(([key, field]) => [key, asRecord(field)])),
  };
};

test('toStored and fromStored round-trip the content', () => {
  const sections = sectionsOf(full);
  const back = fromStored(asRecord(toStored(sections)) as Record<string, unknown>);
  expect(siteContentDraftSchema.parse(back)).toEqual(siteContentDraftSchema.parse(sections));
});

test('fromStored fills missing sections with the defaults', () => {
  const content = siteContentDraftSchema.parse(fromStored({ hero: null }));
  expect(content.hero).toEqual(defaultSiteContent.hero);
  expect(content.checkout).toEqual(defaultSiteContent.checkout);
});

test('fromStored switches delivery dates off for a shop that never saved them', () => {
  const { deliveryDates: _dates, ...checkout } = toStored(sectionsOf(full))
    .checkout as SiteContent['checkout'];
  const content = siteContentDraftSchema.parse(fromStored({ checkout: asRecord(checkout) }));
  expect(content.checkout).toEqual(defaultSiteContent.checkout);
  expect(content.checkout.deliveryDates.enabled).toBe(false);
});

test('changedSections names only the sections that differ', () => {
  expect(changedSections(full, { ...full, hero: { ...full.hero, slogan: 'Otra' } })).toEqual(['hero']);
  expect(changedSections(full, full)).toEqual([]);
});

test('isSameContent ignores the order of keys but not of lists', () => {
  expect(isSameContent({ a: 1, b: { c: 2, d: [1, 2] } }, { b: { d: [1, 2], c: 2 }, a: 1 })).toBe(true);
  expect(isSameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameContent({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSameContent(undefined, {})).toBe(false);
});
