import { type AdminOrder } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { shopQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { Icon } from '@shop/web-kit/icons';
import { PackingSlip } from './packing-slip.tsx';
import { picturesSettled } from './pictures-settled.ts';
import { Receipt } from './receipt.tsx';
import { texts } from './texts.ts';

type PaperKind = 'receipt' | 'packing';
type PrintSheetProps = { kind: PaperKind; orders: readonly AdminOrder[]; onPrinted: () => void };

const papers = { receipt: Receipt, packing: PackingSlip };

function PrintSheet({ kind, orders, onPrinted }: PrintSheetProps) {
  const shop = useQuery(shopQuery);
  const sheet = useRef<HTMLDivElement>(null);
  const isReady = !shop.isPending;
  useEffect(() => {
    if (!isReady || !sheet.current) return;
    let isOpen = true;
    window.addEventListener('afterprint', onPrinted, { once: true });
    void picturesSettled(sheet.current).then(() => isOpen && window.print());
    return () => {
      isOpen = false;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [isReady, onPrinted]);
  const Page = papers[kind];
  return createPortal(
    <div ref={sheet} className="print-sheet">
      {orders.map((order) => (
        <Page key={order._id} order={order} shop={shop.data} />
      ))}
    </div>,
    document.body,
  );
}

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
      </DropdownMenu>
      {kind && <PrintSheet kind={kind} orders={orders} onPrinted={close} />}
    </>
  );
}
