import { type AdminOrder, type OrderInvoice, type OrderInvoiceChange } from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { recordEvent } from './order-events';
import { lockOrder, ordersIn, staffOrderWithHistory } from './order-records';
import { staleOrder } from './stale-order';

const isSame = (one: OrderInvoice, other: OrderInvoice): boolean =>
  one.number === other.number && one.url === other.url;

const noteOf = ({ number, url }: OrderInvoice): string =>
  number || url ? `Factura: ${[number, url].filter(Boolean).join(' · ')}` : 'Se quitó la factura.';

/** Stores number and link of an order's invoice with its history; throws 409 when somebody else changed them meanwhile. */
export const recordInvoice = (
  documentId: string,
  { number, url, seen }: OrderInvoiceChange,
): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const order = await lockOrder(trx, documentId);
    const stored = { number: order.invoiceNumber, url: order.invoiceUrl };
    const wanted = { number, url };
    if (isSame(stored, wanted)) return staffOrderWithHistory(trx, order);
    if (seen && !isSame(stored, seen))
      throw await staleOrder(trx, order, 'La factura cambió mientras la escribías', { types: ['note'] });
    await ordersIn(trx).update({ id: order.id }, { invoiceNumber: number, invoiceUrl: url });
    await recordEvent(trx, order.id, { type: 'note', at: new Date(), note: noteOf(wanted) });
    return staffOrderWithHistory(trx, await lockOrder(trx, documentId));
  });
