import { type AdminOrder, type ShopSetting } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { shopQuery } from '#shared/shop-queries.ts';
import { PackingList } from './packing-list.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { picturesSettled } from './pictures-settled.ts';
import { Receipt } from './receipt.tsx';

/** A receipt or a packing slip per order, or one list of all units. */
export type PaperKind = 'receipt' | 'packing' | 'day';

type PagesProps = { kind: PaperKind; orders: readonly AdminOrder[]; shop: ShopSetting | undefined };

function Pages({ kind, orders, shop }: PagesProps) {
  if (kind === 'day') return <PackingList orders={orders} shop={shop} />;
  const Page = kind === 'receipt' ? Receipt : PackingSlip;
  return orders.map((order) => <Page key={order._id} order={order} shop={shop} />);
}

type PrintSheetProps = { kind: PaperKind; orders: readonly AdminOrder[]; onPrinted: () => void };

/** Prints papers as soon as their pictures have loaded; they are on no screen. */
export function PrintSheet({ kind, orders, onPrinted }: PrintSheetProps) {
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
  return createPortal(
    <div ref={sheet} className="print-sheet">
      <Pages kind={kind} orders={orders} shop={shop.data} />
    </div>,
    document.body,
  );
}
