import { type AdminOrder } from '@shop/contract';
import { Button } from '#ui/button.tsx';
import { BulkStatus } from './bulk-status.tsx';
import { PrintMenu } from '../print/print-menu.tsx';
import { type Selection } from '#shared/use-selection.ts';
import { texts } from '../texts.ts';

type BulkBarProps = { orders: readonly AdminOrder[]; selection: Selection };

export function BulkBar({ orders, selection }: BulkBarProps) {
  if (!selection.isSome) return null;
  const selected = orders.filter(({ _id }) => selection.ids.includes(_id));
  return (
    <div
      role="group"
      aria-label={texts.bulk.label}
      className="z-20 flex flex-wrap items-center gap-2 border-b border-line bg-blush px-4 py-2 sm:sticky sm:top-14 lg:top-0"
    >
      <p role="status" className="mr-2 font-semibold tabular-nums max-sm:w-full">
        {texts.bulk.selected(selection.ids.length)}
      </p>
      <BulkStatus orders={selected} selection={selection} />
      <PrintMenu orders={selected} />
      <Button variant="ghost" onClick={() => selection.set([])}>
        {texts.bulk.clear}
      </Button>
    </div>
  );
}
