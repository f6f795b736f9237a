import { fitsPayment, ORDER_STATUSES, type PaymentMethod, statusLabel } from '@shop/contract';
import { Options } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';

type StatusOptionsProps = { payments: readonly PaymentMethod[] };

const optionsOf = (statuses: readonly (typeof ORDER_STATUSES)[number][]) =>
  statuses.map((status) => ({ value: status, label: statusLabel(status) }));

/** Offers the statuses that fit the way of payment first, the others under 'Otros estados'. */
export function StatusOptions({ payments }: StatusOptionsProps) {
  const fits = (status: (typeof ORDER_STATUSES)[number]) =>
    payments.every((payment) => fitsPayment(status, payment));
  const others = ORDER_STATUSES.filter((status) => !fits(status));
  return (
    <>
      <Options options={optionsOf(ORDER_STATUSES.filter(fits))} />
      {others.length > 0 && (
        <optgroup label={texts.otherStatuses.label}>
          <Options options={optionsOf(others)} />
        </optgroup>
      )}
    </>
  );
}
