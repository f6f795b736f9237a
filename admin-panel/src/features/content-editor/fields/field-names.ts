import { tabFrom, tabLabel } from '../tabs/content-tabs.ts';
import { texts as deliveryTexts } from '../tabs/delivery-dates-texts.ts';
import { texts as offerTexts } from '../tabs/offer-texts.ts';
import { texts } from '../texts.ts';

const { hero, catalog, whyChoose, productDetail, checkout, contact, search, sizeGuides } = texts;

// Labels by key of the content: most are named alike in the texts, and mean the same in every section.
const labels: Readonly<Record<string, unknown>> = {
  ...deliveryTexts,
  ...deliveryTexts.weekdays,
  ...search,
  ...sizeGuides,
  ...offerTexts,
  ...contact,
  ...productDetail,
  ...hero,
  ...checkout,
  ...catalog,
  heroImage: hero.image,
  url: hero.imageUrl,
  alt: hero.imageAlt,
  filename: hero.fileName,
  values: whyChoose.values,
  display_name: catalog.displayName,
  category: sizeGuides.category,
  tableHeaders: sizeGuides.headers,
  tableRows: sizeGuides.table,
  measurements: sizeGuides.measures,
  deliveryDates: deliveryTexts.legend,
  enabled: productDetail.enabled,
  expandableSections: productDetail.sections,
  deliveryInfo: checkout.delivery,
  freeShippingThreshold: checkout.threshold,
  paymentInfo: checkout.payment,
  cashOnDelivery: checkout.cash,
  bankTransfer: checkout.transfer,
  contactInfo: contact.info,
  socialMedia: contact.social,
};

export const labelOf = (key: string): string => {
  const label = labels[key];
  return typeof label === 'string' ? label : key;
};

export function fieldName(path: string): string {
  const [tab = '', ...rest] = path.split('.');
  return [tabLabel(tabFrom(tab)), ...rest.map(labelOf)].join(' › ');
}

export function readableValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.readable.yes : texts.readable.no;
  if (Array.isArray(value)) return value.map((item) => `• ${readableValue(item)}`).join('\n');
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value).filter((part) => typeof part !== 'boolean');
    return parts.map(readableValue).join(' · ');
  }
  return String(value ?? '') || texts.readable.blank;
}
