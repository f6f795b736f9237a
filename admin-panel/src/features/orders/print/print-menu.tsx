import { type AdminOrder } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useCallback, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { PrintSheet, type PaperKind } from './print-sheet.tsx';
import { texts } from './texts.ts';

export function PrintMenu({ orders }: { orders: readonly AdminOrder[] }) {
  const [kind, setKind] = useState<PaperKind | null>(null);
  const close = useCallback(() => setKind(null), []);
  return (
    <>
      <DropdownMenu trigger={<Button icon="printer">{texts.menu}</Button>}>
        <MenuItem onSelect={() => setKind('receipt')}>
          <Icon name="receipt" className="size-4" />
          {texts.receipts(orders.length)}
        </MenuItem>
        <MenuItem onSelect={() => setKind('packing')}>
          <Icon name="package" className="size-4" />
          {texts.packings(orders.length)}
        </MenuItem>
        {orders.length > 1 && (
          <MenuItem onSelect={() => setKind('day')}>
            <Icon name="clipboard-list" className="size-4" />
            {texts.dayOf(orders.length)}
          </MenuItem>
        )}
      </DropdownMenu>
      {kind && <PrintSheet kind={kind} orders={orders} onPrinted={close} />}
    </>
  );
}
