import { type AdminOrder, type AnswerOf, restoreOrder } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { type RowAction } from '#shared/resource/action-button.tsx';
import { toastFailure } from '#shared/toasts.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { refreshOrders } from '../queries.ts';
import { restorationStockText } from '../status/stock-text.ts';
import { texts } from '../texts.ts';

const t = texts.deleted;

/** Restores a deleted order; the toast says what it takes from the stock. */
export const restoration: RowAction<AdminOrder, AnswerOf<typeof restoreOrder>> = {
  call: 'restoreOrder',
  run: ({ _id: id }) => call(restoreOrder, { params: { id } }),
  icon: 'undo-2',
  label: ({ orderNumber }) => t.restoreOne(orderNumber),
  text: t.restore,
  busyLabel: t.restoring,
  size: 'md',
  className: 'max-sm:w-full',
  done: ({ undo: step }, { input: deleted, client }) =>
    tellStep(client, t.restored(deleted.orderNumber), { step, description: restorationStockText(deleted) }),
  failed: t.failed,
  tell: toastFailure,
  settled: refreshOrders,
};
