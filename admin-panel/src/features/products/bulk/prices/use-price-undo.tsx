import { formatMoney, type PriceChange, undoPriceChange, type UndonePriceChange } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { toastFailure, TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { refreshProducts } from '../../queries.ts';
import { texts } from './texts.ts';

type Kept = UndonePriceChange['kept'];

const KeptPrices = ({ kept, onClose }: { kept: Kept; onClose: () => void }) => (
  <Dialog
    open={kept.length > 0}
    onOpenChange={(open) => !open && onClose()}
    title={texts.keptTitle(kept.length)}
    description={texts.keptHint}
    footer={
      <Button variant="primary" onClick={onClose}>
        {texts.accept}
      </Button>
    }
  >
    <ul className="divide-y divide-line">
      {kept.map(({ _id, title, price }) => (
        <li key={_id} className="flex justify-between gap-4 py-2">
          {title}
          <span className="tabular-nums">{formatMoney(price)}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);

/** Undoes price changes, and names the products that kept their price. */
export function usePriceUndo() {
  const client = useQueryClient();
  const [kept, setKept] = useState<Kept>([]);
  const { mutate, isPending } = useAction({
    run: (id: string) => call(undoPriceChange, { params: { id } }),
    success: ({ restored }) => texts.undone(restored),
    done: (answer) => setKept(answer.kept),
    failed: texts.undoFailed,
    tell: toastFailure,
    settled: (client) => void refreshProducts(client),
  });
  const onChanged = ({ _id, changed }: PriceChange) => {
    const undo = { label: texts.undo, onClick: () => mutate(_id) };
    toastWithUndo(texts.done(changed), TOAST_MS.undoPrices, undo);
    void refreshProducts(client);
  };
  const dialog = <KeptPrices kept={kept} onClose={() => setKept([])} />;
  return { undo: mutate, isPending, onChanged, dialog };
}
