import { tabFrom, tabLabel } from '../tabs/content-tabs.ts';
import { texts } from '../texts.ts';

const { hero, catalog, whyChoose, productDetail, checkout, contact } = texts;

// Labels of the form; a key has the same label in every section.
const names: Readonly<Record<string, string>> = {
  slogan: hero.slogan,
  mainDescription: hero.mainDescription,
  buttonText: hero.buttonText,
  buttonLink: hero.buttonLink,
  heroImage: hero.image,
  url: hero.imageUrl,
  alt: hero.imageAlt,
  filename: hero.fileName,
  mainTitle: catalog.mainTitle,
  subtitle: catalog.subtitle,
  categories: catalog.categories,
  title: checkout.title,
  description: checkout.description,
  values: whyChoose.values,
  infoCards: productDetail.infoCards,
  expandableSections: productDetail.sections,
  showSizeGuideButton: productDetail.showSizeGuideButton,
  sizeGuideButtonText: productDetail.sizeGuideButtonText,
  deliveryInfo: checkout.delivery,
  meetingPoint: checkout.meetingPoint,
  enabled: checkout.enabled,
  address: checkout.address,
  schedule: checkout.schedule,
  notes: checkout.notes,
  shipping: checkout.shipping,
  homeDelivery: checkout.homeDelivery,
  coverage: checkout.coverage,
  estimatedDays: checkout.estimatedDays,
  baseCost: checkout.baseCost,
  freeShippingThreshold: checkout.threshold,
  paymentInfo: checkout.payment,
  cashOnDelivery: checkout.cash,
  additionalFee: checkout.additionalFee,
  bankTransfer: checkout.transfer,
  bankName: checkout.bankName,
  cbu: checkout.cbu,
  alias: checkout.alias,
  accountHolder: checkout.accountHolder,
  accountType: checkout.accountType,
  accountNumber: checkout.accountNumber,
  instructions: checkout.instructions,
  contactInfo: contact.info,
  socialMedia: contact.social,
  formTitle: contact.formTitle,
  formDescription: contact.formDescription,
  responseMessage: contact.responseMessage,
  responseDisclaimer: contact.responseDisclaimer,
};

/** Returns the labels of a content path: section, group, field. */
export function fieldName(path: string): string {
  const [tab = '', ...rest] = path.split('.');
  return [tabLabel(tabFrom(tab)), ...rest.map((part) => names[part] ?? part)].join(' › ');
}

/** Formats a content value for reading. */
export function readableValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.readable.yes : texts.readable.no;
  if (Array.isArray(value)) return value.map((item) => `• ${readableValue(item)}`).join('\n');
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value).filter((part) => typeof part !== 'boolean');
    return parts.map(readableValue).join(' · ');
  }
  return String(value ?? '') || texts.readable.blank;
}
