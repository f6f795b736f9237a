import { type AdminOrder } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { toastFailure } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { catchFocus } from '../step/step-focus.ts';
import { texts as orderTexts } from '../texts.ts';
import { EditTotals } from './edit-totals.tsx';
import { type EditLine } from './order-draft.ts';
import { texts } from './texts.ts';
import { useEditOrder } from './use-edit-order.ts';
import { VariantSelect } from './variant-select.tsx';

type EditProps = { order: AdminOrder; edit: ReturnType<typeof useEditOrder> };

/** Says what the choice costs before it is saved, and lets it be dropped. */
const Changes = ({ order, edit: { draft, change, drop, isPending, faults } }: EditProps) => (
  <div className="flex flex-col gap-3 border-t border-line pt-3">
    <EditTotals order={order} draft={draft} error={faults.coupon} onChange={change} />
    {draft.client.email !== '' && (
      <NotifyOption label={texts.notify} checked={draft.notify} onChange={(notify) => change({ notify })} />
    )}
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" busy={isPending} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
      <Button disabled={isPending} onClick={drop}>
        {texts.drop}
      </Button>
    </div>
  </div>
);

/** Says how many units a line has; the price of one alone is that of the line. */
const Quantity = ({ line: { quantity, price } }: { line: EditLine }) => (
  <>
    <p>{orderTexts.quick.quantity(quantity)}</p>
    {quantity > 1 && <p className="tabular-nums">{orderTexts.quick.unit(formatMoney(price))}</p>}
  </>
);

type EditableLinesProps = {
  order: AdminOrder;
  /** The sums of the order as it is. */
  children: ReactNode;
};
type LinesFormProps = EditableLinesProps & { onEnded: (changed: HTMLSelectElement | null) => void };

/** Lists the goods with their choices; `onEnded` gets the choice that was changed last once the server has answered. */
function LinesForm({ order, children, onEnded }: LinesFormProps) {
  // A conflict loads the order anew and drops the choice, so its reason is a toast.
  const changed = useRef<HTMLSelectElement>(null);
  const done = () => onEnded(changed.current);
  const refused = (why: string) => {
    toastFailure(why);
    changed.current?.focus();
    done();
  };
  const edit = useEditOrder(order, { done, refused });
  const { draft, change, submit, isDirty, isPending } = edit;
  const replace = (line: EditLine) =>
    change({ lines: draft.lines.map((one) => (one.key === line.key ? line : one)) });
  const variantOf = (index: number, description: ReactNode) => {
    const line = draft.lines[index];
    if (!line) return description;
    const lead = <Quantity line={line} />;
    return <VariantSelect line={line} lead={lead} otherwise={description} onChange={replace} />;
  };
  const noteChoice = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) changed.current = target;
  };
  const drop = () => {
    edit.drop();
    changed.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form noValidate onSubmit={onSubmit} onChange={noteChoice}>
      <LeaveGuard dirty={isDirty && !isPending} />
      <OrderLines items={order.items} unitPrices variantOf={variantOf} />
      {isDirty ? <Changes order={order} edit={{ ...edit, drop }} /> : children}
    </form>
  );
}

const choicesIn = (list: HTMLElement | null) => [...(list?.querySelectorAll('select') ?? [])];

/** Lists the goods of an order, each with its size and colour to choose; the new total stands there before it is saved. */
export function EditableLines(props: EditableLinesProps) {
  const { updatedAt } = props.order;
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  useEffect(() => {
    if (place.current >= 0) catchFocus(choicesIn(list.current)[place.current]);
    place.current = -1;
  }, [updatedAt]);
  return (
    <div ref={list}>
      {/* A choice was made for the order as it stood: another state of it begins without one. */}
      <LinesForm
        key={updatedAt}
        {...props}
        onEnded={(changed) => (place.current = choicesIn(list.current).findIndex((one) => one === changed))}
      />
    </div>
  );
}
