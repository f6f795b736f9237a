import {
  type AdminOrder,
  businessDay,
  fitsPayment,
  isStopped,
  knownStatus,
  type OrderStatus,
  type ReturnedUnits,
  SMALL_SCREEN_PX,
  statusLabel,
} from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { type FormEvent, useState } from 'react';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { OtherNotes, useNotesEdit } from '#shared/edit-session/other-notes.tsx';
import { GivingBackFields } from '#shared/giving-back/giving-back-fields.tsx';
import { type GivingBack, useGivingBack, usualFate } from '#shared/giving-back/use-giving-back.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { orderWay } from '#shared/payment-ways.ts';
import { Button } from '#ui/button.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { statusStockText } from '../status/stock-text.ts';
import { StatusOptions } from '../status/status-options.tsx';
import { texts as orderTexts } from '../texts.ts';
import { type ChangeOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

type UpdatePanelProps = { order: AdminOrder; change: ChangeOrder; changing: boolean };
type Choice = { from: OrderStatus; paid: number; status: OrderStatus; notify: boolean };

type WarningProps = { order: AdminOrder; status: OrderStatus; units: ReturnedUnits };

const ChangeWarning = ({ order, status, units }: WarningProps) => (
  <Banner tone="warn">
    <p>{texts.update.warning(statusLabel(order.status), statusLabel(status))}</p>
    {!fitsPayment(status, order.paymentMethod) && (
      <p className="mt-1 font-normal">{orderTexts.otherStatuses[order.paymentMethod]}</p>
    )}
    <p className="mt-1 font-normal empty:hidden">{statusStockText([order], status, units)}</p>
  </Banner>
);

const StatusField = ({
  order,
  status,
  onStatus,
}: {
  order: AdminOrder;
  status: OrderStatus;
  onStatus: (next: OrderStatus) => void;
}) => (
  <SelectField
    label={texts.update.newStatus}
    value={status}
    onValue={(next) => onStatus(next as OrderStatus)}
  >
    <StatusOptions payments={[order.paymentMethod]} />
  </SelectField>
);

/** Returns whether the customer can be mailed about this status. */
const canNotify = ({ shippingInfo, paidAmount }: AdminOrder, status: OrderStatus): boolean =>
  shippingInfo.email !== '' &&
  (status === 'paid' || status === 'cancelled' || (status === 'refunded' && paidAmount > 0));

// A refund says that the money went back; that of a payment online goes back by its own panel.
function moneyOf({ paidAmount, paymentMethod, paymentWay }: AdminOrder, status: OrderStatus) {
  if (paidAmount === 0) return null;
  const isReturned = status === 'refunded' && paymentMethod !== 'mercado_pago';
  return {
    amount: paidAmount,
    method: orderWay({ paymentMethod, paymentWay }),
    when: isReturned ? ('now' as const) : ('later' as const),
  };
}

const useStopForm = (order: AdminOrder, status: OrderStatus): GivingBack =>
  useGivingBack({ items: order.items, fate: usualFate(order, status), money: moneyOf(order, status) });

/** Returns what the form says about units and money of an order that stops. */
const stopAnswer = ({ units, refund }: GivingBack, stops: boolean) =>
  stops ? { ...units, ...(refund && { refund }) } : {};

/** Drops the chosen status when the order or its money changes meanwhile; the edit session keeps the notes. */
function useOrderEdit(order: AdminOrder) {
  const notes = useNotesEdit(order.adminNotes);
  const from = knownStatus(order.status);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { paidAmount: paid } = order;
  const unchanged: Choice = { from, paid, status: from, notify: true };
  const current = choice?.from === from && choice.paid === paid ? choice : unchanged;
  return {
    notes,
    ...current,
    isOtherStatus: current.status !== from,
    chooseStatus: (next: OrderStatus) => setChoice({ ...unchanged, status: next }),
    choose: (part: Partial<Choice>) => setChoice({ ...current, ...part }),
  };
}

/** Says who wrote the notes of an order last, and when; undefined where its history does not tell. */
function noteWriter({ history = [], adminNotes }: AdminOrder): string | undefined {
  const written = history.filter(({ type, note }) => type === 'note' && note === adminNotes).at(-1);
  return written?.actor && texts.update.writer(written.actor, formatDateTime(written.at));
}

/** Sets any status and the staff's notes by hand; folded on a phone, as the next step does it on most days. */
export function UpdatePanel({ order, change, changing }: UpdatePanelProps) {
  const isPhone = useIsNarrowerThan(SMALL_SCREEN_PX);
  const { notes, status, notify, isOtherStatus, chooseStatus, choose } = useOrderEdit(order);
  const { values, baseVersion, isDirty } = notes;
  const form = useStopForm(order, status);
  const stops = isOtherStatus && isStopped(status);
  const asksNotify = isOtherStatus && canNotify(order, status);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Untouched notes are not sent: another user may have changed them since.
    const notesChange = isDirty ? { adminNotes: values.notes, seenNotes: baseVersion } : {};
    // The server mails unless it is told not to.
    const seen = stops && { expectedPaid: order.paidAmount };
    const options = { ...seen, ...stopAnswer(form, stops), ...(asksNotify && !notify && { notify }) };
    change({ status, ...notesChange, ...options }, () => notes.acceptSaved(values, values.notes));
  };
  return (
    <Folded isSection title={texts.update.title} isOpen={!isPhone}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <StatusField
          order={order}
          status={status}
          onStatus={(next) => {
            form.reset();
            chooseStatus(next);
          }}
        />
        {isOtherStatus && <ChangeWarning order={order} status={status} units={stopAnswer(form, stops)} />}
        {stops && <GivingBackFields form={form} firstDay={businessDay(new Date(order.createdAt))} />}
        {asksNotify && (
          <NotifyOption
            label={texts.update.notify}
            checked={notify}
            onChange={(on) => choose({ notify: on })}
          />
        )}
        <Field label={texts.update.notes} hint={texts.update.notesHint} optional>
          {(control) => <Textarea {...control} {...notes.form.register('notes')} rows={3} maxLength={2000} />}
        </Field>
        <OtherNotes session={notes} who={noteWriter(order)} />
        <Button type="submit" variant="primary" busy={changing} disabled={!isOtherStatus && !isDirty}>
          {changing ? texts.update.submitting : texts.update.submit}
        </Button>
      </form>
      <LeaveGuard dirty={isDirty && !changing} />
    </Folded>
  );
}
