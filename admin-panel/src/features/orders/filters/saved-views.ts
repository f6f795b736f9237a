import { z } from '@shop/contract';
import { useStoredJson } from '#shared/hooks/use-stored-json.ts';

const viewSchema = z.object({ name: z.string(), query: z.string() });
const viewsSchema = z.array(viewSchema);

export type SavedView = z.output<typeof viewSchema>;

export const VIEW_NAME_MAX = 40;

const parseViews = (stored: unknown): readonly SavedView[] => viewsSchema.safeParse(stored).data ?? [];

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns the views with one added; a view of the same name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  views.some(({ name }) => isSameName(name, view.name))
    ? views.map((one) => (isSameName(one.name, view.name) ? view : one))
    : [...views, view];

export const useSavedViews = () => useStoredJson('adminOrderViews', parseViews);
