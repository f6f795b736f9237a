import { defaultSiteContent, newItems, siteContentDraftSchema, type SiteContent } from '@shop/contract';
import { expect, test } from 'vitest';
import { changedSections, fromStored, sectionsOf, toStored } from './stored-content';

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

// What a database adds and takes away: ids everywhere, null for what is empty.
const asRecord = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asRecord);
  if (typeof value !== 'object' || value === null) return value === '' ? null : value;
  return {
    id: 1,
    ...Object.fromEntries(Object.entries(value).map(([key, field]) => [key, asRecord(field)])),
  };
};

test('a content comes back from its record as it went in', () => {
  const sections = sectionsOf(full);
  const back = fromStored(asRecord(toStored(sections)) as Record<string, unknown>);
  expect(siteContentDraftSchema.parse(back)).toEqual(siteContentDraftSchema.parse(sections));
});

test('a section that was never filled in says what the shop says by default', () => {
  const content = siteContentDraftSchema.parse(fromStored({ hero: null }));
  expect(content.hero).toEqual(defaultSiteContent.hero);
  expect(content.checkout).toEqual(defaultSiteContent.checkout);
});

test('only the sections that differ are named', () => {
  expect(changedSections(full, { ...full, hero: { ...full.hero, slogan: 'Otra' } })).toEqual(['hero']);
  expect(changedSections(full, full)).toEqual([]);
});
