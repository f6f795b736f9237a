import { knownStatus, type AdminOrder, type OrderStatus, statusLabel } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { toast } from 'sonner';
import { NOTICE_MS } from '#shared/notice-times.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { lacksStock, useChangeStatus } from './use-change-status.ts';
import { texts } from '../texts.ts';

type Short = { order: AdminOrder; status: OrderStatus; why: string };

/** A status that applies at once, with 'Deshacer' in the toast and the way out when stock is missing. */
export function useImmediateStatus(onChanged: (order: AdminOrder) => void) {
  const { mutate, isPending } = useChangeStatus();
  const [short, setShort] = useState<Short | null>(null);

  function change(order: AdminOrder, status: OrderStatus, more: { force?: boolean; undoing?: boolean } = {}) {
    const { force, undoing = false } = more;
    const before = knownStatus(order.status);
    mutate(
      { order, change: { status, ...(force && { force }) } },
      {
        onSuccess: ({ order: changed, warning }) => {
          onChanged(changed);
          const undo = { label: texts.undo, onClick: () => change(changed, before, { undoing: true }) };
          toast.success(texts.changed(changed.orderNumber, statusLabel(changed.status)), {
            duration: NOTICE_MS.undoChange,
            ...(warning && { description: warning }),
            ...(!undoing && { action: undo }),
          });
        },
        onError: (error) => {
          if (lacksStock(error)) setShort({ order, status, why: errorText(error) });
          else toast.error(texts.updateFailed(errorText(error)), { duration: NOTICE_MS.failure });
        },
      },
    );
  }

  const dialog = (
    <ConfirmDialog
      open={short !== null}
      onOpenChange={(open) => !open && setShort(null)}
      title={texts.force.title}
      confirmLabel={texts.force.confirm}
      onConfirm={() => {
        if (short) change(short.order, short.status, { force: true });
        setShort(null);
      }}
    >
      <p className="mb-2 font-medium text-ink">{short?.why}</p>
      <p>{texts.force.text}</p>
    </ConfirmDialog>
  );
  return { change, changing: isPending, dialog };
}
