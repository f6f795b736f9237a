import type { Knex } from 'knex';
import {
  column,
  dayAfter,
  daysIn,
  figures,
  instants,
  KEPT,
  midnight,
  percent,
  periodBefore,
  type Cell,
  type Figures,
  type Range,
  type Value,
} from './plain-sql';

type Sold = { name: string; units: number; money: number };
type Product = { id: string; title: string; stock: number; isActive: boolean };

async function sold(db: Knex, name: string, range: Range, where = '1 = 1', value?: string): Promise<Sold> {
  const { units, gross, coupon } = await figures(
    db,
    `select sum(l.quantity) as units, sum(l.quantity * cast(l.unit_price as bigint)) as gross, sum(l.coupon_discount) as coupon
      from orders o, order_lines l where o.id = l.order_id and ${KEPT} and ${where}`,
    [...instants(range), ...(value === undefined ? [] : [value])],
  );
  return { name, units: units!, money: gross! - coupon! };
}

async function soldBy(db: Knex, range: Range, name: 'size' | 'color', nameless: string): Promise<Sold[]> {
  const names = await column(db, `select distinct coalesce(${name}, '') from order_lines`);
  const rows: Sold[] = [];
  for (const one of names as string[])
    rows.push(await sold(db, one || nameless, range, `coalesce(l.${name}, '') = ?`, one));
  return rows;
}

async function listProducts(db: Knex): Promise<Product[]> {
  const ask = async (sql: string, ...values: Value[]) => (await column(db, sql, values))[0];
  const products: Product[] = [];
  for (const id of (await column(db, 'select document_id from products')) as string[])
    products.push({
      id,
      title: (await ask('select title from products where document_id = ?', id)) as string,
      stock: Number(
        await ask(
          'select sum(quantity) from stock_items i, products p where p.id = i.product_id and p.document_id = ?',
          id,
        ),
      ),
      isActive:
        (await ask(
          'select id from products where deleted_at is null and active = ? and document_id = ?',
          true,
          id,
        )) !== undefined,
    });
  return products;
}

/** Returns the figures of products, sizes and colours; the products must not change in between. */
export function plainProducts(db: Knex) {
  let listed: Product[] | undefined;
  return async (range: Range): Promise<Record<string, Figures>> => {
    const all = await sold(db, '', range);
    const before = await sold(db, '', periodBefore(range));
    const tableOf = (rows: Sold[], by: 'units' | 'money'): Figures => ({
      rows: rows
        .filter(({ units }) => units > 0)
        .map((row) => [row.name, row.units, row.money, percent(row[by], all[by])]),
      total: [null, all.units, all.money, null],
      previousTotal: [null, before.units, before.money, null],
    });
    listed ??= await listProducts(db);
    const products: (Sold & Product)[] = [];
    for (const product of listed)
      products.push({
        ...product,
        ...(await sold(db, product.title, range, 'l.product_id = ?', product.id)),
      });
    const worst = products
      .filter(({ isActive }) => isActive)
      .map(({ name, stock, units, money }): Cell[] => [name, stock, units, money]);
    return {
      'by-units': tableOf(products, 'units'),
      'by-money': tableOf(products, 'money'),
      worst: { rows: worst, total: null, previousTotal: null },
      'by-size': tableOf(await soldBy(db, range, 'size', 'Sin talle'), 'units'),
      'by-color': tableOf(await soldBy(db, range, 'color', 'Sin color'), 'units'),
    };
  };
}

// The units at the end of a day are those of now without what came or went later.
const EMPTY = `select i.id from stock_items i, products p where p.id = i.product_id and p.deleted_at is null
  and p.active = ? and i.created_at < ? and i.quantity =
  coalesce((select sum(m.delta) from stock_moves m where m.stock_item_id = i.id and m.at >= ?), 0)`;

const sumOf = (days: Map<number, number>): number => [...days.values()].reduce((sum, one) => sum + one, 0);

async function variantCells(db: Knex, id: number): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const cell of ['p.title', "coalesce(i.size, '')", "coalesce(i.color, '')", 'i.quantity']) {
    const sql = `select ${cell} from stock_items i, products p where p.id = i.product_id and i.id = ?`;
    cells.push((await column(db, sql, [id]))[0] as Cell);
  }
  return cells;
}

/** Returns the variants that ended days without a unit; the stock must not change in between. */
export function plainStockouts(db: Knex) {
  const emptyOn = new Map<string, number[]>();
  const cellsOf = new Map<number, Cell[]>();

  async function emptyVariants(day: string): Promise<number[]> {
    if (midnight(day) > new Date()) return [];
    const end = midnight(dayAfter(day));
    const ids = emptyOn.get(day) ?? ((await column(db, EMPTY, [true, end, end])) as number[]);
    emptyOn.set(day, ids);
    return ids;
  }

  async function daysOut(range: Range): Promise<Map<number, number>> {
    const days = new Map<number, number>();
    for (const day of daysIn(range))
      for (const id of await emptyVariants(day)) days.set(id, (days.get(id) ?? 0) + 1);
    return days;
  }

  return async (range: Range): Promise<Record<string, Figures>> => {
    const days = await daysOut(range);
    const rows: Cell[][] = [];
    for (const [id, count] of days) {
      if (!cellsOf.has(id)) cellsOf.set(id, await variantCells(db, id));
      const [title, size, color, stock] = cellsOf.get(id) as [Cell, Cell, Cell, Cell];
      rows.push([title, size, color, count, stock]);
    }
    return {
      variants: {
        rows,
        total: [null, null, null, sumOf(days), null],
        previousTotal: [null, null, null, sumOf(await daysOut(periodBefore(range))), null],
      },
    };
  };
}
