import { type AdminOrder } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { Icon } from '#ui/icon.tsx';
import { shopQuery } from '../queries.ts';
import { PackingSlip } from './packing-slip.tsx';
import { Receipt } from './receipt.tsx';
import { texts } from './texts.ts';

type Paper = 'receipt' | 'packing';

/** What the printer gets; on the screen it is not seen. */
function PrintSheet({ paper, order, onPrinted }: { paper: Paper; order: AdminOrder; onPrinted: () => void }) {
  const shop = useQuery(shopQuery);
  const ready = !shop.isPending;
  useEffect(() => {
    if (!ready) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [ready, onPrinted]);
  return createPortal(
    <div className="print-sheet">
      {paper === 'receipt' ? (
        <Receipt order={order} shop={shop.data} />
      ) : (
        <PackingSlip order={order} shop={shop.data} />
      )}
    </div>,
    document.body,
  );
}

/** The papers that can be printed of an order. */
export function PrintMenu({ order }: { order: AdminOrder }) {
  const [paper, setPaper] = useState<Paper | null>(null);
  const [done] = useState(() => () => setPaper(null));
  return (
    <>
      <DropdownMenu
        trigger={
          <Button>
            <Icon name="printer" className="size-4" />
            {texts.menu}
          </Button>
        }
      >
        <MenuItem onSelect={() => setPaper('receipt')}>
          <Icon name="receipt" className="size-4" />
          {texts.receipt}
        </MenuItem>
        <MenuItem onSelect={() => setPaper('packing')}>
          <Icon name="package" className="size-4" />
          {texts.packing}
        </MenuItem>
      </DropdownMenu>
      {paper && <PrintSheet paper={paper} order={order} onPrinted={done} />}
    </>
  );
}
