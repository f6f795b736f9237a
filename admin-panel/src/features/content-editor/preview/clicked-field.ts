import { type SiteContentInput } from '@shop/contract';
import { CONTENT_TABS, type ContentTab } from '../tabs/content-tabs.ts';

/** What the preview says of a click: the section, and what is written there from the innermost part outwards. */
export type Click = { block: string; words: readonly string[]; path: string };
export type ClickedField = { tab: ContentTab; path: string | null };

type Leaf = { path: string; text: string };

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
// A shorter scrap stands in too many texts to tell which of them was meant.
const TELLING = 4;

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: plain(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

// Keys and names of icons are written in the content but never shown to a shopper.
const isShown = ({ path }: Leaf) => !/\.(icon|id|category|url|filename|buttonLink|link)$/.test(path);

function leafFor(leaves: readonly Leaf[], words: readonly string[]): Leaf | undefined {
  const said = words.map(plain);
  for (const word of said) {
    const exact = leaves.find(({ text }) => text === word);
    if (exact) return exact;
  }
  for (const word of said.filter(({ length }) => length >= TELLING)) {
    const around = leaves.find(({ text }) => text.includes(word));
    if (around) return around;
    const inside = leaves.find(({ text }) => text.length >= TELLING && word.includes(text));
    if (inside) return inside;
  }
  return undefined;
}

const tabOfPage = (path: string): ContentTab | undefined => {
  if (path.startsWith('/checkout') || path.startsWith('/cart')) return 'checkout';
  return path.startsWith('/product/') ? 'productDetail' : undefined;
};

/** The field that a click in the preview is about: its section for sure, the field where its words are found. */
export function clickedField(content: SiteContentInput, { block, words, path }: Click): ClickedField | null {
  const named = CONTENT_TABS.find((tab) => tab === block);
  const likely = named ?? tabOfPage(path);
  const order = named
    ? [named]
    : CONTENT_TABS.toSorted((a, b) => Number(b === likely) - Number(a === likely));
  for (const tab of order) {
    const found = leafFor(leavesOf(content[tab], tab).filter(isShown), words);
    if (found) return { tab, path: found.path };
  }
  return likely ? { tab: likely, path: null } : null;
}
