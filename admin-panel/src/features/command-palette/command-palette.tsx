import { type AdminOrder, listOrders, listProducts, normalizeText, type Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { Icon } from '@shop/web-kit/icons';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan, usePermissions } from '#shared/access/permissions.ts';
import { FIELD_PARAM, paths } from '#shared/paths.ts';
import { queryOf } from '#shared/resource/query.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { keepForToast, overlayStyles } from '#ui/overlay/dialog.tsx';
import { returnFocus } from '#ui/overlay/return-focus.ts';
import { useCloseOnBack } from '#ui/overlay/use-close-on-back.ts';
import { ActionGroups } from './action-groups.tsx';
import { isMeant, type PaletteAction, paletteActions } from './actions.ts';
import { groupStyles, Row } from './row.tsx';
import { texts } from './texts.ts';

const SEARCH_DEBOUNCE_MS = 250;

type FoundProps<T> = { found: readonly T[]; go: (to: string) => void };

const FoundOrders = ({ found, go }: FoundProps<AdminOrder>) =>
  found.length > 0 && (
    <Command.Group heading={texts.orders} className={groupStyles}>
      {found.map((order) => (
        <Row
          key={order._id}
          value={`order ${order._id}`}
          icon="receipt"
          onSelect={() => go(paths.order(order._id))}
        >
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{order.orderNumber}</span> {order.shippingInfo.fullName}
          </span>
          <span className="hidden tabular-nums sm:inline">{formatMoney(order.total)}</span>
          <StatusBadge status={order.status} short />
        </Row>
      ))}
    </Command.Group>
  );

// A product opens in the list for people who may not edit it.
const productPath = ({ _id, title }: Product, mayEdit: boolean): string =>
  mayEdit ? paths.editProduct(_id) : `${paths.products}?buscar=${encodeURIComponent(title)}`;

function FoundProducts({ found, go }: FoundProps<Product>) {
  const mayEdit = useCan('updateProduct');
  if (found.length === 0) return null;
  return (
    <Command.Group heading={texts.products} className={groupStyles}>
      {found.map((product) => (
        <Row
          key={product._id}
          value={`product ${product._id}`}
          icon="shirt"
          onSelect={() => go(productPath(product, mayEdit))}
        >
          <span className="min-w-0 flex-1 truncate">{product.title}</span>
          <span className="tabular-nums">{formatMoney(product.price)}</span>
        </Row>
      ))}
    </Command.Group>
  );
}

const RESULTS = 5;

const foundOrdersQuery = (search: string) => ({
  ...queryOf(listOrders, { query: { search, limit: RESULTS } }, ({ orders }) => orders),
  placeholderData: keepPreviousData,
});

const foundProductsQuery = (search: string) => ({
  ...queryOf(listProducts, { query: { searchTerm: search, limit: RESULTS } }, ({ payload }) => payload),
  placeholderData: keepPreviousData,
});

const hasLetters = (search: string): boolean => /\p{L}/u.test(search);

// Both are shown together: a row that arrives above the first would take the place of the selected one. Numbers name no
// product, so their orders stay on top.
const isIncomplete = (search: string, loadsOrders: boolean, loadsProducts: boolean): boolean =>
  loadsOrders || (loadsProducts && hasLetters(search));

function useFound(search: string) {
  const allows = usePermissions();
  const isSearch = search.length > 1;
  const orders = useQuery({ ...foundOrdersQuery(search), enabled: isSearch && allows('listOrders') });
  const products = useQuery({
    ...foundProductsQuery(search),
    enabled: isSearch && allows('seeHiddenProducts'),
  });
  const isShown = isSearch && !isIncomplete(search, orders.isLoading, products.isLoading);
  const queries = [orders, products];
  const isFetching = queries.some((query) => query.isFetching);
  const isError = queries.some((query) => query.isError);
  return {
    orders: (isShown && orders.data) || [],
    products: (isShown && products.data) || [],
    status: isFetching ? texts.searching : isError ? texts.failed : '',
  };
}

const namesProduct = (products: readonly Product[], search: string): boolean =>
  hasLetters(search) && products.some(({ title }) => normalizeText(title).includes(normalizeText(search)));

type CommandPaletteProps = { onClose: () => void; onShortcuts: () => void };

export default function CommandPalette({ onClose, onShortcuts }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const found = useFound(search);
  const navigate = useNavigate();
  useCloseOnBack(true, onClose);
  const isForField = useRef(false);
  const go = (to: string) => {
    isForField.current = to.includes(`${FIELD_PARAM}=`);
    onClose();
    void navigate(to);
  };
  const runAction = ({ run }: PaletteAction) => {
    onClose();
    run({ go, showShortcuts: onShortcuts });
  };
  const allows = usePermissions();
  const actions = paletteActions.filter((action) => allows(action.needs ?? null) && isMeant(action, typed));
  const groups = [
    <FoundOrders key="orders" found={found.orders} go={go} />,
    <FoundProducts key="products" found={found.products} go={go} />,
  ];
  // Orders are found by their products, too: whoever typed a product's name wants the product.
  if (namesProduct(found.products, search)) groups.reverse();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyles} />
        <Dialog.Content
          aria-describedby={undefined}
          // The focus belongs to the field that the page looks for.
          onCloseAutoFocus={(event) => (isForField.current ? event.preventDefault() : returnFocus(event))}
          onPointerDownOutside={keepForToast}
          onInteractOutside={keepForToast}
          className="rise-in fixed inset-x-3 top-[calc(0.75rem+var(--toast-strip))] z-50 mx-auto max-w-xl rounded-hero bg-panel text-ink shadow-overlay sm:top-[max(10vh,calc(0.5rem+var(--toast-strip)))]"
        >
          <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
          <Command shouldFilter={false} label={texts.title} loop>
            <div className="flex items-center gap-3 border-b border-line px-5">
              <Icon name="search" className="size-5 text-muted" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder={texts.placeholder}
                className="min-h-14 w-full bg-transparent text-base outline-none placeholder:text-muted"
              />
            </div>
            <Command.List
              label={texts.results}
              className="max-h-[min(21rem,60vh)] overflow-y-auto p-2 sm:max-h-[60vh]"
            >
              <Command.Empty className="px-4 py-6 text-center text-muted">{texts.empty}</Command.Empty>
              {/* Before what the server finds: its rows would move the action under a thumb. */}
              <ActionGroups actions={actions} onRun={runAction} isSearch={typed.trim() !== ''} />
              {groups}
            </Command.List>
            <p role="status" className="px-6 py-2 text-sm text-muted empty:hidden">
              {found.status}
            </p>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
