import { defaultSiteContent, type SiteContent, type SiteContentDraft } from '@shop/contract';

type Sections = Omit<SiteContentDraft, 'version'>;
type Stored = Record<string, unknown>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The panel edits short lists as one text field, a line each.
const toLines = (list: readonly string[]): string => list.join('\n');
const fromLines = (text: unknown): string[] =>
  typeof text === 'string' && text !== '' ? text.split('\n') : [];

/** What Strapi's records carry beside the content: ids of components, and null for what was left empty. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key, field]) => key !== 'id' && field !== null);
  return Object.fromEntries(kept.map(([key, field]) => [key, bare(field)]));
}

function emptyLike(fallback: unknown): unknown {
  if (typeof fallback === 'string') return '';
  return Array.isArray(fallback) ? [] : fallback;
}

// A text that was emptied stays empty; a whole section that was never filled in says what the shop says by default.
function completed(fallback: unknown, value: unknown): unknown {
  if (value === undefined) return emptyLike(fallback);
  if (!isRecord(fallback) || !isRecord(value)) return value;
  const fields = Object.entries(fallback).map(([key, field]) => [key, completed(field, value[key])]);
  return { ...value, ...Object.fromEntries(fields) };
}

type StoredSections = {
  contact: { contactInfo: (Stored & { details?: unknown })[] };
  productDetail: { expandableSections: (Stored & { key?: unknown })[] };
  sizeGuides: (Stored & { tableHeaders?: unknown; tableRows?: (Stored & { measurements?: unknown })[] })[];
};

/** The sections of a content, without its version and date. */
export function sectionsOf(content: Sections): Sections {
  const { hero, productCatalog, whyChooseJazmin, contact, productDetail, sizeGuides, checkout } = content;
  return { hero, productCatalog, whyChooseJazmin, contact, productDetail, sizeGuides, checkout };
}

/** The content as a whole, from the record Strapi keeps; still to be checked against the schema. */
export function fromStored(record: Stored): unknown {
  const defaults = sectionsOf(defaultSiteContent);
  const sections = Object.fromEntries(Object.keys(defaults).map((key) => [key, record[key]]));
  const content = completed(defaults, bare(sections)) as Stored & StoredSections;
  return {
    ...content,
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

/** The record Strapi keeps, from the content as a whole. */
export function toStored(whole: Sections): Stored {
  const { contact, productDetail, sizeGuides, ...content } = sectionsOf(whole);
  return {
    ...content,
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

const inOrder = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
    : part;
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => inOrder(part)) ?? '';

/** Whether two texts of the shop say the same; PostgreSQL keeps the fields of stored JSON in an order of its own. */
export const sayTheSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The sections in which two contents differ. */
export function changedSections(before: Partial<SiteContent>, after: SiteContent): string[] {
  const keys = Object.keys(sectionsOf(after)) as (keyof Sections)[];
  return keys.filter((key) => !sayTheSame(before[key], after[key]));
}
