import { exchangesOfOrder } from '../api/order/services/exchanges-of-order';
import { messageExample } from '../api/mail/services/preview-message';
import { cases } from '../api/case/services/case';
import { exchanges } from '../api/exchange/services/exchange';
import { orders } from '../api/order/services/order';
import { stockAlerts } from '../api/stock-alert/services/stock-alert';

/** Gives lower parts of the cms what they ask of higher ones. */
export function providePorts(): void {
  exchangesOfOrder.provide(exchanges);
  messageExample.provide((event, template) => {
    if (event === 'stock-alert-restock') return stockAlerts.exampleMail(template);
    if (event === 'withdrawal') return cases.exampleMail(template);
    return orders.exampleMail(event, template);
  });
}
