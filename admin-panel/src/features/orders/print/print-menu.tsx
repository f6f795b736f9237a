import { type AdminOrder } from '@shop/contract';
import { useCallback, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { OrderPapers, type PaperKind } from './order-papers.tsx';
import { texts } from './texts.ts';

type Paper = { kind: PaperKind; icon: string; label: (orders: number) => string };

const papers: readonly Paper[] = [
  { kind: 'receipt', icon: 'receipt', label: texts.receipts },
  { kind: 'packing', icon: 'package', label: texts.packings },
  { kind: 'label', icon: 'map-pin', label: texts.labels },
  { kind: 'labels', icon: 'map-pin', label: texts.labelSheets },
  { kind: 'day', icon: 'clipboard-list', label: texts.dayOf },
];

/** Returns the papers of orders as entries of a menu, and the sheet that is being printed. */
export function usePrintItems(orders: readonly AdminOrder[]) {
  const [printed, setPrinted] = useState<PaperKind | null>(null);
  const close = useCallback(() => setPrinted(null), []);
  const items = papers
    .filter(({ kind }) => kind !== 'day' || orders.length > 1)
    .map(({ kind, icon, label }) => (
      <MenuItem key={kind} icon={icon} onSelect={() => setPrinted(kind)}>
        {label(orders.length)}
      </MenuItem>
    ));
  return { items, sheet: printed && <OrderPapers kind={printed} orders={orders} onPrinted={close} /> };
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
