import type { Connection, Trx } from '../../../database/connection';
import { port } from '../../../platform/port';
import type { OrderRecord } from '../domain/order-view';

type ExchangesOfOrder = {
  /** Ends the open exchanges of an order that goes nowhere any more. */
  endWithOrder(trx: Trx, orderId: string, at: Date): Promise<void>;
  /** Throws 409 while an exchange of the order is open. */
  refuseWhileOpen(trx: Trx, orderId: string): Promise<void>;
  /** Returns the WhatsApp text of an exchange. */
  chatText(db: Connection | Trx, order: OrderRecord, code: string, linkToken: string): Promise<string>;
};

/** Exchanges know the orders they belong to, so an order reaches them through a port. */
export const exchangesOfOrder = port<ExchangesOfOrder>('the exchanges of an order');
