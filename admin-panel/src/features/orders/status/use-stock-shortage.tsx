import { useState } from 'react';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';

/** Returns a dialog that offers to reactivate an order although its stock is short; `onForce` gets what `ask` got. */
export function useStockShortage<T>(onForce: (change: T) => void) {
  const [shortage, setShortage] = useState<{ change: T; reason: string } | null>(null);
  const dialog = (
    <ConfirmDialog
      open={shortage !== null}
      onOpenChange={(open) => !open && setShortage(null)}
      title={texts.force.title}
      confirmLabel={texts.force.confirm}
      onConfirm={() => {
        if (shortage) onForce(shortage.change);
        setShortage(null);
      }}
    >
      <p className="mb-2 font-medium text-ink">{shortage?.reason}</p>
      <p>{texts.force.text}</p>
    </ConfirmDialog>
  );
  return { ask: (change: T, reason: string) => setShortage({ change, reason }), dialog };
}
