import {
  ALL_STATUSES,
  fitsPayment,
  ORDER_STATUSES,
  type OrderStatus,
  type PaymentMethod,
  statusLabel,
} from '@shop/contract';
import { Options } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';

type StatusOptionsProps = { payments: readonly PaymentMethod[] };

const optionsOf = (statuses: readonly OrderStatus[]) =>
  statuses.map((status) => ({ value: status, label: statusLabel(status) }));

/** Offers the statuses that fit the way of payment first, the others under 'Otros estados'. */
export function StatusOptions({ payments }: StatusOptionsProps) {
  const fits = (status: OrderStatus) => payments.every((payment) => fitsPayment(status, payment));
  // Only an order that is paid online may wait for such a payment.
  const offered = payments.every((payment) => payment === 'mercado_pago') ? ALL_STATUSES : ORDER_STATUSES;
  const others = offered.filter((status) => !fits(status));
  return (
    <>
      <Options options={optionsOf(offered.filter(fits))} />
      {others.length > 0 && (
        <optgroup label={texts.otherStatuses.label}>
          <Options options={optionsOf(others)} />
        </optgroup>
      )}
    </>
  );
}
