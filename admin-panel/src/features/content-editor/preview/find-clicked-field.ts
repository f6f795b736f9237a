import { type SiteContentInput } from '@shop/contract';
import { CONTENT_TABS, type ContentTab } from '../tabs/content-tabs.ts';

/** `words` are the texts of the clicked elements, innermost first. */
export type Click = { block: string; words: readonly string[]; path: string };
export type ClickedField = { tab: ContentTab; path: string | null };

type Leaf = { path: string; text: string };

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
// Shorter texts occur in too many fields to identify one.
const MIN_TEXT_LENGTH = 4;

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: normalize(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

// Keys and icon names are stored as texts but never displayed.
const isShown = ({ path }: Leaf) => !/\.(icon|id|category|url|filename|buttonLink|link)$/.test(path);

function findLeaf(leaves: readonly Leaf[], words: readonly string[]): Leaf | undefined {
  const normalized = words.map(normalize);
  for (const word of normalized) {
    const exact = leaves.find(({ text }) => text === word);
    if (exact) return exact;
  }
  for (const word of normalized.filter(({ length }) => length >= MIN_TEXT_LENGTH)) {
    const container = leaves.find(({ text }) => text.includes(word));
    if (container) return container;
    const part = leaves.find(({ text }) => text.length >= MIN_TEXT_LENGTH && word.includes(text));
    if (part) return part;
  }
  return undefined;
}

const tabOfPage = (path: string): ContentTab | undefined => {
  if (path.startsWith('/checkout') || path.startsWith('/cart')) return 'checkout';
  return path.startsWith('/product/') ? 'productDetail' : undefined;
};

/** Finds the field of a click in the preview by its text; only the tab when no field has that text. */
export function findClickedField(
  content: SiteContentInput,
  { block, words, path }: Click,
): ClickedField | null {
  const named = CONTENT_TABS.find((tab) => tab === block);
  const likely = named ?? tabOfPage(path);
  const order = named
    ? [named]
    : [...CONTENT_TABS].sort((a, b) => Number(b === likely) - Number(a === likely));
  for (const tab of order) {
    const found = findLeaf(leavesOf(content[tab], tab).filter(isShown), words);
    if (found) return { tab, path: found.path };
  }
  return likely ? { tab: likely, path: null } : null;
}
