import { Link } from 'react-router-dom';
import { TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { paths } from '#shared/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '@shop/web-kit/icons';
import { type SavedView, useSavedViews } from './saved-views.ts';
import { texts } from '../texts.ts';

type ViewChipProps = { view: SavedView; chosen: boolean; onRemove: () => void };

const ViewChip = ({ view, chosen, onRemove }: ViewChipProps) => (
  <li
    className={classNames(
      'flex max-w-full min-w-0 items-center rounded-full border',
      chosen ? 'border-wine bg-blush font-semibold text-wine' : 'border-line-strong',
    )}
  >
    <Link
      to={`${paths.orders}?${view.query}`}
      aria-current={chosen ? 'true' : undefined}
      className="flex min-h-11 min-w-0 items-center rounded-full pr-1 pl-4 hover:underline sm:min-h-9"
    >
      <span className="truncate">{view.name}</span>
    </Link>
    <IconButton size="icon-sm" label={texts.saved.remove(view.name)} onClick={onRemove}>
      <Icon name="x" className="size-3.5" />
    </IconButton>
  </li>
);

export function SavedViewsRow({ query }: { query: string }) {
  const [views, storeViews] = useSavedViews();
  if (views.length === 0) return null;
  const remove = (view: SavedView) => {
    storeViews(views.filter((one) => one !== view));
    const undo = { label: texts.undo, onClick: () => storeViews(views) };
    toastWithUndo(texts.saved.removed(view.name), TOAST_MS.undoChange, undo);
  };
  return (
    <ul aria-label={texts.saved.label} className="flex flex-wrap gap-2 px-3 pt-3">
      {views.map((view) => (
        <ViewChip key={view.name} view={view} chosen={view.query === query} onRemove={() => remove(view)} />
      ))}
    </ul>
  );
}
