import { defaultSiteContent } from './default-content';

type Tree = Record<string, unknown>;

// Texts that name a heading, button, tab, link or answer: emptied, they fall back to their defaults.
const NAMES = new Set([
  'slogan',
  'buttonText',
  'buttonLink',
  'mainTitle',
  'formTitle',
  'responseMessage',
  'title',
  'sizeGuideButtonText',
  'address',
  'name',
]);

const ITEM_NAMES: Readonly<Record<string, Tree>> = {
  values: { title: 'Información' },
  contactInfo: { title: 'Información' },
  infoCards: { title: 'Información' },
  expandableSections: { title: 'Más información' },
  sizeGuides: { title: 'Nueva Guía de Tallas' },
  socialMedia: { name: 'Red social' },
};

/** Tells whether a title is the one that an item without a title gets. */
export const isItemName = (title: string): boolean =>
  Object.values(ITEM_NAMES).some((names) => names.title === title);

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const completeItem = (key: string, item: unknown): unknown =>
  isTree(item) && ITEM_NAMES[key] ? complete(ITEM_NAMES[key], item, key) : item;

const completeHeader = (header: unknown, i: number): unknown =>
  header === '' ? (i === 0 ? 'Talla' : `Medida ${i}`) : header;

function completeList(key: string, list: readonly unknown[]): unknown[] {
  if (key === 'sizeGuides')
    return list.map((item) => {
      const guide = completeItem(key, item) as Tree;
      return Array.isArray(guide.tableHeaders)
        ? { ...guide, tableHeaders: guide.tableHeaders.map(completeHeader) }
        : guide;
    });
  return list.map((item) => completeItem(key, item));
}

function complete(fallback: unknown, value: unknown, key: string): unknown {
  if (Array.isArray(value)) return completeList(key, value);
  if (typeof fallback === 'string') return value || (NAMES.has(key) ? fallback : '');
  if (value === undefined || value === null) return fallback;
  if (!isTree(fallback) || !isTree(value)) return value;
  const fields = Object.entries(fallback).map(([name, field]) => [name, complete(field, value[name], name)]);
  return { ...value, ...Object.fromEntries(fields) };
}

/** Returns content whose missing fields and emptied names have their defaults; other emptied texts stay empty. */
export function completeContent<T extends object>(content: T): T {
  const { version: _version, updatedAt: _updatedAt, ...defaults } = defaultSiteContent;
  return complete(defaults, content, '') as T;
}
