import { addDays, businessDay, type ReportPeriods, type ReportTable } from '@shop/contract';
import { isoOf } from '../../../database/rows';
import { stockoutsTable, type VariantHistory } from '../domain/stockouts';
import { daySql, rangeTimes } from './day-sql';

const raw = (sql: string) => strapi.db.connection.raw(sql);

// What came or went after the range is one move: only the level at its end matters.
function movesByDay({ previousFrom, to }: ReportPeriods) {
  const { since, until } = rangeTimes(previousFrom, to);
  const day = `case when at >= ? then ? else ${daySql('at')} end as day`;
  return strapi.db
    .connection('stock_moves')
    .where('at', '>=', since)
    .whereNotNull('stock_item_id')
    .select('stock_item_id', strapi.db.connection.raw(day, [until, addDays(to, 1)]))
    .groupBy('stock_item_id', 'day')
    .sum('delta as delta');
}

const VARIANT = {
  id: 'items.id',
  size: 'items.size',
  color: 'items.color',
  stock: 'items.quantity',
  createdAt: 'items.created_at',
  title: 'products.title',
};

/**
 * Selects the variants of active products that moved since the period before began, with their moves, and those without
 * a unit. One statement: a sale between two would tear moves and quantities apart.
 */
function historyRows(period: ReportPeriods) {
  const moved = strapi.db
    .connection(movesByDay(period).as('moves'))
    .join('stock_items as items', 'items.id', 'moves.stock_item_id')
    .join('catalog_entries as entries', 'entries.product_id', 'items.product_id')
    .join('products', 'products.id', 'items.product_id')
    .where('entries.active', 1)
    .select(VARIANT, 'moves.day', 'moves.delta');
  const empty = strapi.db
    .connection('catalog_entries as entries')
    .join('stock_items as items', 'items.product_id', 'entries.product_id')
    .join('products', 'products.id', 'items.product_id')
    .where({ 'entries.active': 1, 'entries.lowest': 0, 'items.quantity': 0 })
    .select(VARIANT, raw("'' as day"), raw('0 as delta'));
  return moved.unionAll(empty);
}

type Moved = { id: number; size: string | null; color: string | null; stock: number; title: string } & {
  createdAt: unknown;
  day: string;
  delta: unknown;
};

const asHistory = ({ title, size, color, stock, createdAt }: Moved): VariantHistory => ({
  title,
  size: size ?? '',
  color: color ?? '',
  stock,
  createdDay: businessDay(new Date(isoOf(createdAt))),
  moves: [],
});

function asHistories(all: readonly Moved[]): VariantHistory[] {
  const byItem = new Map<number, VariantHistory>();
  for (const moved of all) {
    const history = byItem.get(moved.id) ?? asHistory(moved);
    if (moved.day) history.moves.push({ day: moved.day, delta: Number(moved.delta) });
    byItem.set(moved.id, history);
  }
  for (const { moves } of byItem.values()) moves.sort((a, b) => (a.day < b.day ? 1 : -1));
  return [...byItem.values()];
}

/** Returns on how many days variants were out of stock, as their moves tell. */
export async function stockoutsTables(period: ReportPeriods): Promise<ReportTable[]> {
  return [stockoutsTable(period, asHistories(await historyRows(period)), businessDay(new Date()))];
}
