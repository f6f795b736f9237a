import { type AdminOrder, type ShopSetting } from '@shop/contract';
import { PrintSheet } from '#shared/print/print-sheet.tsx';
import { PackingList } from './packing-list.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { Receipt } from './receipt.tsx';

/** A receipt or a packing slip per order, or one list of all units. */
export type PaperKind = 'receipt' | 'packing' | 'day';

type PapersProps = { kind: PaperKind; orders: readonly AdminOrder[] };

function Pages({ kind, orders, shop }: PapersProps & { shop: ShopSetting | undefined }) {
  if (kind === 'day') return <PackingList orders={orders} shop={shop} />;
  const Page = kind === 'receipt' ? Receipt : PackingSlip;
  return orders.map((order) => <Page key={order._id} order={order} shop={shop} />);
}

/** Prints papers of orders. */
export const OrderPapers = ({ onPrinted, ...papers }: PapersProps & { onPrinted: () => void }) => (
  <PrintSheet onPrinted={onPrinted}>{(shop) => <Pages {...papers} shop={shop} />}</PrintSheet>
);
