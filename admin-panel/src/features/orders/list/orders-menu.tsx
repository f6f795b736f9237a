import { exportOrders, listOrders } from '@shop/contract';
import { call, serverToday } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { useDownload } from '#shared/download-button.tsx';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { nounOf } from '#shared/resource/query.ts';
import { ordersSummaryQuery } from '#shared/shop-queries.ts';
import { TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { hasFilters, listQuery, type OrderFilters, viewQuery } from '../filters/order-filters.ts';
import { SaveViewDialog } from '../filters/save-view-dialog.tsx';
import { type SavedView, useSavedViews } from '../filters/saved-views.ts';
import { texts } from '../texts.ts';

type OrdersMenuProps = { filters: OrderFilters; onFilters: SetFilters<OrderFilters> };

const t = texts.menu;

/** Loads the first page of the list and the figures anew. */
function useRefresh({ filters, onFilters }: OrdersMenuProps) {
  const client = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    if (filters.page > 1) {
      await client.invalidateQueries({ queryKey: nounOf(listOrders), refetchType: 'none' });
      onFilters({ page: 1 });
      await client.refetchQueries(ordersSummaryQuery);
    } else {
      await client.invalidateQueries({ queryKey: nounOf(listOrders) });
    }
    setRefreshing(false);
  };
  return { refresh, isRefreshing };
}

function useViewItems(query: string) {
  const [views, storeViews] = useSavedViews();
  const remove = (view: SavedView) => {
    storeViews(views.filter((one) => one !== view));
    const undo = { label: texts.undo, onClick: () => storeViews(views) };
    toastWithUndo(texts.saved.removed(view.name), TOAST_MS.undoChange, undo);
  };
  const chosen = views.find((view) => view.query === query);
  return (
    <>
      {views.map((view) => (
        <MenuItem key={view.name} icon={view === chosen ? 'check' : 'bookmark'} asChild>
          <Link to={`${paths.orders}?${view.query}`} aria-current={view === chosen ? 'true' : undefined}>
            <span className="max-w-60 truncate">{view.name}</span>
          </Link>
        </MenuItem>
      ))}
      {chosen && (
        <MenuItem icon="x" onSelect={() => remove(chosen)}>
          {texts.saved.remove(chosen.name)}
        </MenuItem>
      )}
    </>
  );
}

/** Keeps what is rarely needed beside the list of orders: refresh, file, saved views and the trash. */
export function OrdersMenu(props: OrdersMenuProps) {
  const { filters } = props;
  const query = viewQuery(filters);
  const isTrash = filters.status === 'deleted';
  const { refresh, isRefreshing } = useRefresh(props);
  const [isSaving, setSaving] = useState(false);
  const views = useViewItems(query);
  const { download, isLoading } = useDownload({
    load: () => call(exportOrders, { query: listQuery({ ...filters, page: 1 }) }),
    fileName: () => `ordenes-${serverToday()}.csv`,
    failed: texts.exportFailed,
  });
  return (
    <>
      <DropdownMenu
        label={t.open}
        trigger={
          <Button
            icon="ellipsis"
            busy={isRefreshing || isLoading}
            busyLabel={isLoading ? texts.exporting : t.refreshing}
          >
            {t.open}
          </Button>
        }
      >
        {!isTrash && (
          <>
            <MenuItem icon="refresh-cw" onSelect={() => void refresh()}>
              {t.refresh}
            </MenuItem>
            <IfCan call="exportOrders">
              <MenuItem icon="download" onSelect={download}>
                {texts.export}
              </MenuItem>
            </IfCan>
            {hasFilters(filters) && (
              <MenuItem icon="bookmark" onSelect={() => setSaving(true)}>
                {texts.saved.save}
              </MenuItem>
            )}
          </>
        )}
        {views}
        <MenuItem icon={isTrash ? 'receipt' : 'trash-2'} asChild>
          <Link to={isTrash ? paths.orders : paths.deletedOrders}>{isTrash ? t.all : t.deleted}</Link>
        </MenuItem>
      </DropdownMenu>
      {isSaving && <SaveViewDialog query={query} onClose={() => setSaving(false)} />}
    </>
  );
}
