import { type AdminOrder } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { orderSums } from '../parts/order-sums.ts';
import { type TypedOrder } from './order-draft.ts';
import { texts } from './texts.ts';
import { useEditPreview } from './use-edit-order.ts';

const Sum = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'flex items-baseline justify-between font-semibold' : 'flex justify-between'}>
    <dt className={strong ? undefined : 'text-muted'}>{label}</dt>
    <dd className={strong ? 'text-xl tabular-nums' : 'tabular-nums'}>{value}</dd>
  </div>
);

const choices = (['keep', 'drop'] as const).map((value) => ({ value, label: texts.coupon[value] }));

type EditTotalsProps = {
  order: AdminOrder;
  draft: TypedOrder;
  error: string | undefined;
  onChange: (part: Partial<TypedOrder>) => void;
};

/** Asks whether a coupon stays whose minimum the lines no longer reach. */
function CouponQuestion({ order, draft, error, onChange, missing }: EditTotalsProps & { missing: number }) {
  // The server decides what the delivery costs that a dropped coupon paid.
  const answer = (coupon: 'keep' | 'drop') =>
    onChange({ coupon, ...(draft.shippingCost === 0 && { shippingCost: null }) });
  return (
    <div className="flex flex-col gap-2">
      <p>{texts.coupon.missing(order.couponCode ?? '', formatMoney(missing))}</p>
      <Segmented label={texts.coupon.label} options={choices} value={draft.coupon} onChange={answer} />
      {error && <ErrorNotice message={error} />}
    </div>
  );
}

/** Shows what the server says that the edited order costs, and what is left to collect or to return. */
export function EditTotals(props: EditTotalsProps) {
  const { order, draft } = props;
  const { data: after, error, isPlaceholderData } = useEditPreview(order, draft);
  if (error) return <ErrorNotice message={errorText(error, texts.previewFailed)} />;
  if (!after) return <Spinner />;
  return (
    <>
      {after.couponMissing > 0 && <CouponQuestion {...props} missing={after.couponMissing} />}
      <dl aria-busy={isPlaceholderData || undefined} className="flex flex-col gap-1">
        {orderSums({ ...after, paymentMethod: order.paymentMethod }).map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
        <Sum label={texts.before} value={formatMoney(after.totalBefore)} />
        <Sum label={texts.after} value={formatMoney(after.total)} strong />
        {after.paidAmount > 0 && <Sum label={texts.paid} value={formatMoney(after.paidAmount)} />}
        {after.due !== 0 && (
          <Sum
            label={after.due > 0 ? texts.due : texts.toReturn}
            value={formatMoney(Math.abs(after.due))}
            strong
          />
        )}
      </dl>
    </>
  );
}
