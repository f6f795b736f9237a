import { STOPPED_STATUSES, type ReportPeriods } from '@shop/contract';
import {
  bestByMoney,
  bestByUnits,
  soldByColor,
  soldBySize,
  worstProducts,
  type Sold,
  type SoldProduct,
  type Unsold,
} from '../domain/products';
import type { WholeTable } from '../domain/report-table';
import { isCurrentSql, soldOrders } from './sold-orders';

const raw = (sql: string) => strapi.db.connection.raw(sql);

// A product of two integers may exceed an integer of PostgreSQL.
const MONEY = 'sum(cast(unit_price as bigint) * quantity - coalesce(lines.coupon_discount, 0)) as money';

const soldBy = (period: ReportPeriods, name: 'product_id' | 'size' | 'color') =>
  soldOrders(period, STOPPED_STATUSES)
    .join('order_lines as lines', 'lines.order_id', 'orders.id')
    .select(`lines.${name} as name`, isCurrentSql(period), raw('sum(quantity) as units'), raw(MONEY))
    .groupBy('name', 'isCurrent');

const asFigures = ({ isCurrent, units, money }: Sold) => ({
  isCurrent: Boolean(isCurrent),
  units: Number(units),
  money: Number(money),
});

async function soldVariants(period: ReportPeriods, name: 'size' | 'color'): Promise<Sold[]> {
  const found: Sold[] = await soldBy(period, name);
  return found.map((sold) => ({ name: sold.name ?? '', ...asFigures(sold) }));
}

// The title is that of today; a product that was removed for good has that of its lines.
async function soldProducts(period: ReportPeriods): Promise<SoldProduct[]> {
  const found: SoldProduct[] = await strapi.db
    .connection(soldBy(period, 'product_id').max('lines.title as title').as('sold'))
    .leftJoin('products', 'products.document_id', 'sold.name')
    .leftJoin('catalog_entries as entries', 'entries.document_id', 'sold.name')
    .select('sold.isCurrent', 'sold.units', 'sold.money', 'sold.name as id', 'entries.stock')
    .select(raw('coalesce(products.title, sold.title) as name, coalesce(entries.active, 0) as "isActive"'));
  return found.map(({ stock, isActive, ...sold }) => ({
    ...sold,
    ...asFigures(sold),
    stock: Number(stock ?? 0),
    isActive: Boolean(isActive),
  }));
}

// Those that lie there in the largest number come first, the oldest among equals.
async function unsoldProducts(period: ReportPeriods, limit: number | null): Promise<Unsold> {
  const sold = soldOrders({ ...period, previousFrom: period.from }, STOPPED_STATUSES)
    .join('order_lines as lines', 'lines.order_id', 'orders.id')
    .whereNotNull('lines.product_id')
    .select('lines.product_id');
  const query = strapi.db
    .connection('catalog_entries as entries')
    .join('products', 'products.id', 'entries.product_id')
    .where('entries.active', 1)
    .whereNotIn('entries.document_id', sold)
    .orderBy([{ column: 'entries.stock', order: 'desc' }, 'entries.product_id'])
    .select('products.title as name', 'entries.stock', raw('count(*) over () as counted'));
  const found: (Unsold['products'][number] & { counted: unknown })[] = await (limit === null
    ? query
    : query.limit(limit));
  return {
    products: found.map(({ name, stock }) => ({ name, stock: Number(stock) })),
    count: Number(found[0]?.counted ?? 0),
  };
}

/** Returns what sold best and worst, by the day on which the orders were made. */
export async function productsTables(period: ReportPeriods, limit: number | null): Promise<WholeTable[]> {
  const products = await soldProducts(period);
  return [
    bestByUnits(products),
    bestByMoney(products),
    worstProducts(products, await unsoldProducts(period, limit)),
    soldBySize(await soldVariants(period, 'size')),
    soldByColor(await soldVariants(period, 'color')),
  ];
}
