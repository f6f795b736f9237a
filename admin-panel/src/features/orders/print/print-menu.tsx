import { type AdminOrder } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { shopQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { Icon } from '#ui/icon.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { Receipt } from './receipt.tsx';
import { texts } from './texts.ts';

type Paper = 'receipt' | 'packing';
type PrintSheetProps = { paper: Paper; orders: readonly AdminOrder[]; onPrinted: () => void };

const papers = { receipt: Receipt, packing: PackingSlip };

/** What the printer gets, each order on a page of its own; on the screen it is not seen. */
function PrintSheet({ paper, orders, onPrinted }: PrintSheetProps) {
  const shop = useQuery(shopQuery);
  const ready = !shop.isPending;
  useEffect(() => {
    if (!ready) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [ready, onPrinted]);
  const Paper = papers[paper];
  return createPortal(
    <div className="print-sheet">
      {orders.map((order) => (
        <Paper key={order._id} order={order} shop={shop.data} />
      ))}
    </div>,
    document.body,
  );
}

/** The papers that can be printed of one order or of several. */
export function PrintMenu({ orders }: { orders: readonly AdminOrder[] }) {
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
          {texts.receipts(orders.length)}
        </MenuItem>
        <MenuItem onSelect={() => setPaper('packing')}>
          <Icon name="package" className="size-4" />
          {texts.packings(orders.length)}
        </MenuItem>
      </DropdownMenu>
      {paper && <PrintSheet paper={paper} orders={orders} onPrinted={done} />}
    </>
  );
}
