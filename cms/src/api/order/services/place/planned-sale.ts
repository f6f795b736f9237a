import { businessDay, type ShopSetting } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import type { StoredProduct, StockChange } from '../../../../database/records';
import { stockChange } from '../../../../database/product-records';
import { stockLedger } from '../../../stock-item/services/stock-item';
import type { OrderRecord } from '../../domain/order-view';
import type { NewOrder } from '../../domain/place/new-order';
import { orderPlan, type DraftItem, type PlannedLine } from '../../domain/place/order-plan';
import { lockProducts } from '../status/order-stock';
import { insertOrder, nextOrderNumber } from './insert-order';
import { orderFaultError } from './order-errors';

/** Lines of an order to be placed at the prices of the catalog, and what they take from the stock of its products. */
export type PlannedSale = { lines: PlannedLine[]; changes: StockChange[]; products: StoredProduct[] };

/** Locks the products of an order and plans its lines; throws when one cannot be sold. Staff sell paused ones, too. */
export async function planSale(
  trx: Trx,
  items: readonly DraftItem[],
  { sellsPaused }: { sellsPaused: boolean },
): Promise<PlannedSale> {
  const locked = [...(await lockProducts(trx, items)).values()].filter(({ deletedAt }) => deletedAt === null);
  const products = new Map(locked.map((product) => [product.documentId, product]));
  const offered = locked.map((product) => ({ ...product, active: product.active || sellsPaused }));
  const plan = orderPlan(items, new Map(offered.map((product) => [product.documentId, product])));
  if ('fault' in plan) throw orderFaultError(plan.fault);
  const changes = plan.lines.map(({ productId, stockItemId: id, size, color, quantity }) =>
    stockChange(products.get(productId) as StoredProduct, { id, size, color }, -quantity),
  );
  return { lines: plan.lines, changes, products: locked };
}

type Placement = { actor: string; note?: string; at: Date; shop: ShopSetting; documentId?: string };

/** Takes the units of a sale from stock, numbers its order and stores it. */
export async function storeSale(
  trx: Trx,
  { changes, products }: PlannedSale,
  { at, shop, ...placing }: Placement,
  build: (orderNumber: string) => NewOrder,
): Promise<OrderRecord> {
  await stockLedger.shift(trx, changes, at, products);
  // Locks the day's counter row until commit, so take it last.
  const orderNumber = await nextOrderNumber(trx, shop.orderPrefix, businessDay(at), at);
  await stockLedger.record(trx, changes, { reason: 'sale', actor: placing.actor, at, orderNumber });
  return insertOrder(trx, build(orderNumber), { ...placing, changes });
}
