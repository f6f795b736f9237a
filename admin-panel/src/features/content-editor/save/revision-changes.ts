import { type SiteContent } from '@shop/contract';
import { isEqual, isPlain } from '#shared/edit-session/merge-versions.ts';
import { labelOf, readableValue } from '../fields/field-names.ts';
import { CONTENT_TABS } from '../tabs/content-tabs.ts';

export type ContentChange =
  | { kind: 'changed'; name: string; before: string; after: string }
  /** `item` names what came or went; of a move, all items in their new order. */
  | { kind: 'added' | 'removed' | 'moved'; name: string; item: string };

const NAME_KEYS = ['display_name', 'title', 'label', 'name', 'category', 'size', 'text', 'question'];
const ID_KEYS = ['id', 'name', 'category', 'size', ...NAME_KEYS];

const firstText = (item: unknown, keys: readonly string[]): string => {
  if (!isPlain(item)) return readableValue(item);
  const found = keys.map((key) => item[key]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : readableValue(item);
};

const itemName = (item: unknown): string => firstText(item, NAME_KEYS);
const identityOf = (item: unknown): string => firstText(item, ID_KEYS);

type Item = { id: string; value: unknown };
const itemsOf = (list: readonly unknown[]): Item[] => list.map((value) => ({ id: identityOf(value), value }));

const hasTwins = (items: readonly Item[]) => new Set(items.map(({ id }) => id)).size < items.length;

// An item that was renamed in its place is the same item.
function pairRenamed(before: readonly Item[], after: readonly Item[]): Item[] {
  const ids = (items: readonly Item[]) => new Set(items.map(({ id }) => id));
  const [old, now] = [ids(before), ids(after)];
  return after.map((item, i) => {
    const there = before[i];
    const isRenamed =
      before.length === after.length &&
      there &&
      !old.has(item.id) &&
      !now.has(there.id) &&
      isPlain(item.value);
    return isRenamed ? { id: there.id, value: item.value } : item;
  });
}

/** The path of a place of the content, and how a reader finds it. */
type Place = { path: string; name: string };

function listChanges(place: Place, before: readonly unknown[], after: readonly unknown[]): ContentChange[] {
  const { path, name } = place;
  const old = itemsOf(before);
  const now = pairRenamed(old, itemsOf(after));
  if (hasTwins(old) || hasTwins(now)) return [valueChange(name, before, after)];
  const kept = now.filter(({ id }) => old.some((item) => item.id === id));
  const keptBefore = old.filter(({ id }) => now.some((item) => item.id === id));
  const isMoved = kept.some(({ id }, i) => keptBefore[i]?.id !== id);
  return [
    ...old
      .filter((item) => !keptBefore.includes(item))
      .map(({ value }) => ({ kind: 'removed' as const, name, item: itemName(value) })),
    ...now
      .filter((item) => !kept.includes(item))
      .map(({ value }) => ({ kind: 'added' as const, name, item: itemName(value) })),
    ...(isMoved
      ? [{ kind: 'moved' as const, name, item: kept.map(({ value }) => itemName(value)).join(', ') }]
      : []),
    ...kept.flatMap(({ id, value }) => {
      const was = keptBefore.find((item) => item.id === id)?.value;
      return changesOf({ path, name: `${name} › ${itemName(was)}` }, was, value);
    }),
  ];
}

const valueChange = (name: string, before: unknown, after: unknown): ContentChange => ({
  kind: 'changed',
  name,
  before: readableValue(before),
  after: readableValue(after),
});

function changesOf(place: Place, before: unknown, after: unknown): ContentChange[] {
  if (isEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(place, before, after);
  if (!isPlain(before) || !isPlain(after)) return [valueChange(place.name, before, after)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const path = `${place.path}.${key}`;
    return changesOf({ path, name: `${place.name} › ${labelOf(path)}` }, before[key], after[key]);
  });
}

/** Lists what changed between two versions of the content, field by field and item by item. */
export const contentChanges = (before: SiteContent, after: SiteContent): ContentChange[] =>
  CONTENT_TABS.flatMap((tab) => changesOf({ path: tab, name: labelOf(tab) }, before[tab], after[tab]));
