import { ORDER_STATUSES, statusLabel } from '@shop/contract';

/** Options of a select, one per order status. */
export const StatusOptions = () =>
  ORDER_STATUSES.map((status) => (
    <option key={status} value={status}>
      {statusLabel(status)}
    </option>
  ));
