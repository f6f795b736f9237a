import {
  type AdminOrder,
  MAX_INVOICE_NUMBER,
  MAX_INVOICE_URL,
  type OrderInvoice,
  recordInvoice,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { type FormEvent } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { useEditSession } from '#shared/edit-session/use-edit-session.ts';
import { fieldList, type Fields, registered } from '#shared/resource/fields.tsx';
import { toastFailure } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { orderChange } from '../queries.ts';
import { texts } from './texts.ts';

const t = texts.invoice;
const NO_INVOICE: OrderInvoice = { number: '', url: '' };
const fields: Fields<OrderInvoice> = {
  number: {
    label: 'Número de factura',
    hint: 'Por ejemplo: C 0001-00000012.',
    optional: true,
    maxLength: MAX_INVOICE_NUMBER,
  },
  url: {
    label: 'Enlace de la factura',
    hint: 'La clienta la abre desde el seguimiento de su pedido.',
    optional: true,
    type: 'url',
    inputMode: 'url',
    maxLength: MAX_INVOICE_URL,
  },
};

function useInvoiceForm(order: AdminOrder) {
  const session = useEditSession<OrderInvoice, OrderInvoice>({
    loaded: order.invoice ?? NO_INVOICE,
    valuesOf: (invoice) => invoice,
  });
  const { values, baseVersion } = session;
  const { mutate, isPending } = useAction(
    orderChange({
      run: () => call(recordInvoice, { params: { id: order._id }, body: { ...values, seen: baseVersion } }),
      success: t.saved,
      done: ({ order: changed }) => session.acceptSaved(values, changed.invoice ?? NO_INVOICE),
      failed: t.failed,
      tell: toastFailure,
    }),
  );
  return { ...session, save: () => mutate(), saving: isPending };
}

function InvoiceForm({ order }: { order: AdminOrder }) {
  const { form, isDirty, save, saving } = useInvoiceForm(order);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {fieldList(registered(form), fields)()}
      <Button type="submit" busy={saving} disabled={!isDirty}>
        {saving ? t.saving : t.save}
      </Button>
      <LeaveGuard dirty={isDirty && !saving} />
    </form>
  );
}

/** The invoice that was issued outside the shop: the printed receipt is none. */
export const InvoicePanel = ({ order }: { order: AdminOrder }) => (
  <Folded
    isSection
    title={t.title}
    hint={<span className="truncate text-sm font-normal text-muted">{order.invoice?.number}</span>}
  >
    <p className="text-sm text-muted">{t.intro}</p>
    {order.invoice?.url && (
      <a
        href={order.invoice.url}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-wine underline-offset-4 hover:underline"
      >
        {t.open}
      </a>
    )}
    <IfCan call="recordInvoice" otherwise={<p className="break-words">{order.invoice?.number || t.none}</p>}>
      <InvoiceForm order={order} />
    </IfCan>
  </Folded>
);
