import { ORDER_STATUSES, statusLabel } from '@shop/contract';

export const StatusOptions = () =>
  ORDER_STATUSES.map((status) => (
    <option key={status} value={status}>
      {statusLabel(status)}
    </option>
  ));
