import { errorCodes } from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { HttpError } from '../../../../platform/http/http-error';
import { asOrder, type OrderRecord } from '../../domain/order-view';
import { findOrder } from '../order-records';
import { createTrackingToken } from '../track/tracking-token';

const gone = () =>
  new HttpError(
    410,
    errorCodes.orderGone,
    'Ese pedido ya no existe. Si todavía querés los productos, confirmá la compra de nuevo.',
  );

/** Returns the JSON that answers the call that placed an order. */
export const placedOrderResponse = (order: OrderRecord): string =>
  JSON.stringify({
    status: 'success',
    order: asOrder(order),
    orderNumber: order.orderNumber,
    linkToken: createTrackingToken(order),
  });

/** Returns the same for an order that is stored, as it is now; throws 410 when it was deleted. */
export async function readPlacedOrder(db: Connection | Trx, documentId: string): Promise<string> {
  const order = await findOrder(db, { document_id: documentId });
  if (!order) throw gone();
  return placedOrderResponse(order);
}
