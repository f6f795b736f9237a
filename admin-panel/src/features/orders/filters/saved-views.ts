import { z } from '@shop/contract';
import { useMemo } from 'react';
import { useKeptText } from '#shared/kept-text.ts';

const viewSchema = z.object({ name: z.string(), query: z.string() });
const viewsSchema = z.array(viewSchema);

/** Filters of the list under a name of their own, as the address writes them. */
export type SavedView = z.output<typeof viewSchema>;

const KEY = 'adminOrderViews';
export const VIEW_NAME_MAX = 40;

function viewsFrom(kept: string): SavedView[] {
  try {
    return viewsSchema.safeParse(JSON.parse(kept)).data ?? [];
  } catch {
    return [];
  }
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The views with one more; a name that is taken names the new filters from now on. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  views.some(({ name }) => sameName(name, view.name))
    ? views.map((one) => (sameName(one.name, view.name) ? view : one))
    : [...views, view];

/** The views that this browser keeps, and how to keep others. */
export function useSavedViews(): [SavedView[], (next: readonly SavedView[]) => void] {
  const [kept, keep] = useKeptText(KEY, '[]');
  const views = useMemo(() => viewsFrom(kept), [kept]);
  return [views, (next) => keep(JSON.stringify(next))];
}
