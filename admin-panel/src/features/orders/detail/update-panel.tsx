import { knownStatus, ORDER_STATUSES, type AdminOrder, type OrderStatus, statusLabel } from '@shop/contract';
import { type FormEvent, useState } from 'react';
import { UnsavedGuard } from '#shared/unsaved-guard.tsx';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select, Textarea } from '#ui/form/input.tsx';
import { type ChangeOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

type UpdatePanelProps = { order: AdminOrder; change: ChangeOrder; changing: boolean };
/** What was chosen, and for which status it was meant. */
type Choice = { from: OrderStatus; status: OrderStatus; restock: boolean };

/** What was typed, and over which notes. */
type Typed = { notes: string; over: string };

const HOLDS_STOCK: readonly OrderStatus[] = [
  'pending_manual',
  'pending_transfer_proof',
  'pending_transfer_confirmation',
  'paid',
  'confirmado',
];

/** Whether an order in this status must take its units from the stock again. */
const takesStock = (order: AdminOrder, status: OrderStatus): boolean =>
  !order.stockHeld && HOLDS_STOCK.includes(status);

const ChangeWarning = ({ order, status }: { order: AdminOrder; status: OrderStatus }) => (
  <Banner tone="warn">
    <p>{texts.update.warning(statusLabel(order.status), statusLabel(status))}</p>
    {takesStock(order, status) && <p className="mt-1 font-normal">{texts.update.takesStock}</p>}
  </Banner>
);

const StatusField = ({
  status,
  onStatus,
}: {
  status: OrderStatus;
  onStatus: (next: OrderStatus) => void;
}) => (
  <Field label={texts.update.newStatus}>
    {(control) => (
      <Select {...control} value={status} onChange={(event) => onStatus(event.target.value as OrderStatus)}>
        {ORDER_STATUSES.map((one) => (
          <option key={one} value={one}>
            {statusLabel(one)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

const RestockField = ({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) => (
  <label className="flex items-center gap-3">
    <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>{texts.update.restock}</span>
  </label>
);

/** The notes being typed, and those that a colleague wrote while they were. */
function useNotes(now: string) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const over = typed?.over ?? now;
  const differ = typed !== null && typed.notes !== now;
  return {
    notes: typed?.notes ?? now,
    // Untouched notes are not sent: a colleague may have written others since this page was read.
    typedNotes: differ ? { adminNotes: typed.notes, seenNotes: over } : {},
    otherNotes: differ && over !== now ? now : null,
    setNotes: (notes: string) => setTyped({ notes, over }),
    keepMine: () => typed && setTyped({ ...typed, over: now }),
    forgetNotes: () => setTyped(null),
    /** What was typed on while these were being saved stays. */
    savedNotes: (sent: string) =>
      setTyped((left) => (left && left.notes !== sent ? { notes: left.notes, over: sent } : null)),
  };
}

/** The choice of a status, dropped when the order changes under it; notes being typed outlive that. */
function useOrderDraft(order: AdminOrder) {
  const from = knownStatus(order.status);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { status, restock } = choice?.from === from ? choice : { status: from, restock: false };
  return {
    ...useNotes(order.adminNotes),
    status,
    restock,
    otherStatus: status !== from,
    choose: (next: OrderStatus) => setChoice({ from, status: next, restock: false }),
    setRestock: (on: boolean) => setChoice({ from, status, restock: on }),
  };
}

type OtherNotesProps = { notes: string; onMine: () => void; onTheirs: () => void };

/** What a colleague wrote meanwhile, and which of the two notes stays. */
const OtherNotes = ({ notes, onMine, onTheirs }: OtherNotesProps) => (
  <Banner tone="warn">
    <p>{texts.update.otherNotes}</p>
    <p className="mt-1 font-normal break-words whitespace-pre-line">{notes || texts.update.noNotes}</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={onMine}>
        {texts.update.keepMine}
      </Button>
      <Button size="sm" onClick={onTheirs}>
        {texts.update.takeTheirs}
      </Button>
    </div>
  </Banner>
);

/** A new status and the staff's notes; nothing happens before the button. */
export function UpdatePanel({ order, change, changing }: UpdatePanelProps) {
  const { status, restock, notes, otherNotes, otherStatus, ...draft } = useOrderDraft(order);
  const asksRestock = status === 'refunded' && otherStatus && order.stockHeld;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ status, ...draft.typedNotes, ...(asksRestock && { restock }) }, () => draft.savedNotes(notes));
  };
  return (
    <SectionCard title={texts.update.title}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <StatusField status={status} onStatus={draft.choose} />
        {otherStatus && <ChangeWarning order={order} status={status} />}
        {asksRestock && <RestockField checked={restock} onChange={draft.setRestock} />}
        <Field label={texts.update.notes} hint={texts.update.notesHint} optional>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={2000}
              value={notes}
              onChange={(event) => draft.setNotes(event.target.value)}
            />
          )}
        </Field>
        {otherNotes !== null && (
          <OtherNotes notes={otherNotes} onMine={draft.keepMine} onTheirs={draft.forgetNotes} />
        )}
        <Button
          type="submit"
          variant="primary"
          busy={changing}
          disabled={!otherStatus && notes === order.adminNotes}
        >
          {changing ? texts.update.submitting : texts.update.submit}
        </Button>
      </form>
      <UnsavedGuard dirty={notes !== order.adminNotes && !changing} />
    </SectionCard>
  );
}
