import { completeContent, defaultSiteContent, type SiteContent, type SiteContentDraft } from '@shop/contract';

export type Sections = Omit<SiteContentDraft, 'version'>;
type Stored = Record<string, unknown>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The panel edits short lists as one text, one item per line.
const toLines = (list: readonly string[]): string => list.join('\n');
const fromLines = (text: unknown): string[] =>
  typeof text === 'string' && text !== '' ? text.split('\n') : [];

// Removes what Strapi adds to the content: component ids, and null for empty fields.
function withoutRecordFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRecordFields);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([key, field]) => key !== 'id' && field !== null);
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutRecordFields(field)]));
}

type StoredSections = {
  hero: Stored & { heroImage?: Stored & { image?: { url?: string } } };
  contact: { contactInfo: (Stored & { details?: unknown })[] };
  productDetail: { expandableSections: (Stored & { key?: unknown })[] };
  sizeGuides: (Stored & { tableHeaders?: unknown; tableRows?: (Stored & { measurements?: unknown })[] })[];
};

export function sectionsOf(content: Sections): Sections {
  const { hero, homePage, productCatalog, whyChooseJazmin, contact, productDetail, sizeGuides } = content;
  const { checkout, search, announcement } = content;
  const shown = { hero, homePage, productCatalog, whyChooseJazmin, contact, productDetail, sizeGuides };
  return { ...shown, checkout, search, announcement };
}

const SECTIONS = Object.keys(sectionsOf(defaultSiteContent));

/** Tells whether a body is content at all, so that an empty or foreign one is refused. */
export const namesSection = (body: unknown): boolean => isRecord(body) && SECTIONS.some((key) => key in body);

// The hero's picture is a media file, or the address of another site.
function withPictureAddress({ heroImage: { image, ...rest } = {}, ...hero }: StoredSections['hero']): Stored {
  return { ...hero, heroImage: image?.url ? { ...rest, url: image.url } : rest };
}

/** Converts Strapi's record to the content; not validated yet. */
export function fromStored(record: Stored): unknown {
  const sections = Object.fromEntries(SECTIONS.map((key) => [key, record[key]]));
  const content = completeContent(withoutRecordFields(sections) as Stored) as Stored & StoredSections;
  return {
    ...content,
    hero: withPictureAddress(content.hero),
    contact: {
      ...content.contact,
      contactInfo: content.contact.contactInfo.map((card) => ({
        description: '',
        ...card,
        details: fromLines(card.details),
      })),
    },
    productDetail: {
      ...content.productDetail,
      expandableSections: content.productDetail.expandableSections.map(({ key, ...section }) => ({
        ...section,
        id: key,
      })),
    },
    sizeGuides: content.sizeGuides.map((guide) => ({
      ...guide,
      tableHeaders: fromLines(guide.tableHeaders),
      tableRows: (guide.tableRows ?? []).map((row) => ({
        ...row,
        measurements: fromLines(row.measurements),
      })),
    })),
  };
}

export function toStored(sections: Sections): Stored {
  const { contact, productDetail, sizeGuides, checkout, ...content } = sectionsOf(sections);
  const { paymentInfo } = checkout;
  return {
    ...content,
    // Strapi keeps a component that a save leaves out.
    checkout: { ...checkout, paymentInfo: { ...paymentInfo, mercadoPago: paymentInfo.mercadoPago ?? null } },
    contact: {
      ...contact,
      contactInfo: contact.contactInfo.map((card) => ({ ...card, details: toLines(card.details) })),
    },
    productDetail: {
      ...productDetail,
      expandableSections: productDetail.expandableSections.map(({ id, ...section }) => ({
        ...section,
        key: id,
      })),
    },
    sizeGuides: sizeGuides.map((guide) => ({
      ...guide,
      tableHeaders: toLines(guide.tableHeaders),
      tableRows: guide.tableRows.map((row) => ({ ...row, measurements: toLines(row.measurements) })),
    })),
  };
}

const sortKeys = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
    : part;
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => sortKeys(part)) ?? '';

/** Returns whether two contents are equal; key order is ignored because PostgreSQL reorders stored JSON. */
export const isSameContent = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

export function changedSections(before: Partial<SiteContent>, after: SiteContent): string[] {
  const keys = Object.keys(sectionsOf(after)) as (keyof Sections)[];
  return keys.filter((key) => !isSameContent(before[key], after[key]));
}
