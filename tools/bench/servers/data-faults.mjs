import { openTables } from '../shop-data/fill-shop.mjs';

const COUNTS = `select
  (select count(*) from orders) as orders,
  (select count(distinct order_number) from orders) as numbers,
  (select sum(last) from order_counters) as counted,
  (select count(*) from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)) as empty,
  (select count(*) from stock_items i where quantity <> (select coalesce(sum(delta), 0) from stock_moves m where m.stock_item_id = i.id)) as drift,
  (select count(*) from products p where stock <> (select coalesce(sum(quantity), 0) from stock_items i where i.product_id = p.id)) as unsummed,
  (select coalesce(sum(orders), 0) from order_days) as summed`;

/** Counts data faults after a load: lost or doubled orders, skipped numbers, stock that differs from its moves. */
export async function countDataFaults(shop, acknowledged) {
  const tables = await openTables(shop);
  const [row] = await tables.all(COUNTS);
  await tables.close();
  const { orders, numbers, counted, empty, drift, unsummed, summed } = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Number(value ?? 0)]),
  );
  return {
    lost: Math.max(0, acknowledged - orders),
    repeatedNumbers: orders - numbers,
    skippedNumbers: counted - orders,
    halfOrders: empty,
    stockDrift: drift + unsummed,
    daysDrift: summed - orders,
  };
}

export const totalFaults = (faults) => Object.values(faults).reduce((sum, count) => sum + Math.abs(count), 0);
