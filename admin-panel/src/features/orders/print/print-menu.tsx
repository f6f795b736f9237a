import { type AdminOrder } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useCallback, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { OrderPapers, type PaperKind } from './order-papers.tsx';
import { texts } from './texts.ts';

/** Returns the papers of orders as entries of a menu, and the sheet that is being printed. */
export function usePrintItems(orders: readonly AdminOrder[]) {
  const [kind, setKind] = useState<PaperKind | null>(null);
  const close = useCallback(() => setKind(null), []);
  const items = (
    <>
      <MenuItem onSelect={() => setKind('receipt')}>
        <Icon name="receipt" className="size-4" />
        {texts.receipts(orders.length)}
      </MenuItem>
      <MenuItem onSelect={() => setKind('packing')}>
        <Icon name="package" className="size-4" />
        {texts.packings(orders.length)}
      </MenuItem>
      <MenuItem onSelect={() => setKind('label')}>
        <Icon name="map-pin" className="size-4" />
        {texts.labels(orders.length)}
      </MenuItem>
      <MenuItem onSelect={() => setKind('labels')}>
        <Icon name="map-pin" className="size-4" />
        {texts.labelSheets(orders.length)}
      </MenuItem>
      {orders.length > 1 && (
        <MenuItem onSelect={() => setKind('day')}>
          <Icon name="clipboard-list" className="size-4" />
          {texts.dayOf(orders.length)}
        </MenuItem>
      )}
    </>
  );
  return { items, sheet: kind && <OrderPapers kind={kind} orders={orders} onPrinted={close} /> };
}

export function PrintMenu({ orders }: { orders: readonly AdminOrder[] }) {
  const { items, sheet } = usePrintItems(orders);
  return (
    <>
      <DropdownMenu trigger={<Button icon="printer">{texts.menu}</Button>}>{items}</DropdownMenu>
      {sheet}
    </>
  );
}
