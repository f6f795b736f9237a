import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { recountStatements } from '../database/schema/ensure-database';
import { newDocumentId } from '../database/rows';
import { type Ask } from '../platform/doctor/check';
import { strayProofs } from '../api/picture-upload/checks';
import { strayPhotos } from '../api/review/checks';
import { openForRepair, type ShopLocation, type Snapshot } from './snapshot';

const mismatchedItems = `select i.id, i.size, i.color, p.document_id as product, i.quantity - coalesce(m.total, 0) as delta
  from stock_items i left join products p on p.id = i.product_id
  left join (select stock_item_id, sum(delta) as total from stock_moves group by stock_item_id) m
    on m.stock_item_id = i.id
  where i.quantity <> coalesce(m.total, 0)`;

const MOVE = `insert into stock_moves
  (document_id, stock_item_id, product_id, size, color, delta, reason, actor, at, created_at, updated_at, published_at)
  values (?, ?, ?, ?, ?, ?, 'edit', 'doctor', ?, ?, ?, ?)`;

// The quantity counts as correct; the history gets the missing move.
async function recordMissingMoves({ ask, dialect }: Snapshot): Promise<number> {
  const at = dialect.moment(new Date());
  const items = await ask(mismatchedItems);
  for (const { id, product, size, color, delta } of items)
    await ask(MOVE, [newDocumentId(), id, product, size, color, delta, at, at, at, at]);
  return items.length;
}

const SUM = '(select coalesce(sum(quantity), 0) from stock_items where product_id = products.id)';

async function sumProducts(ask: Ask): Promise<number> {
  const mismatched = `select id from products where coalesce(stock, 0) <> ${SUM}`;
  const products = await ask(mismatched);
  if (products.length > 0) await ask(`update products set stock = ${SUM} where coalesce(stock, 0) <> ${SUM}`);
  return products.length;
}

const SERIALS = `select table_name as name from information_schema.columns
  where table_schema = current_schema() and column_name = 'id' and column_default like 'nextval(%'`;

/** Advances every id sequence of PostgreSQL past the highest id of its table. */
export async function advanceSequences(ask: Ask): Promise<void> {
  for (const { name } of await ask(SERIALS)) {
    const table = `"${String(name)}"`;
    await ask(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select coalesce(max(id), 0) from ${table}), 1),
        exists (select 1 from ${table}))`,
    );
  }
}

async function moveStrays(ask: Ask, dataDir: string): Promise<number> {
  const now = new Date();
  const strays = [...(await strayProofs(ask, dataDir, now)), ...(await strayPhotos(ask, dataDir, now))];
  const folder = path.join(dataDir, 'strays');
  if (strays.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const file of strays) await rename(file, path.join(folder, path.basename(file)));
  return strays.length;
}

export type Repaired = { moves: number; products: number; strays: number };

/** Repairs what needs no decision; nothing that was sold, paid or counted changes. */
export async function repairShop(location: ShopLocation): Promise<Repaired> {
  const shop = await openForRepair(location);
  const { ask, dialect } = shop;
  try {
    const moves = await recordMissingMoves(shop);
    const products = await sumProducts(ask);
    // Marks all catalog entries as outdated: the next start renders them again.
    await ask('update catalog_entries set format = 0');
    for (const statement of recountStatements(dialect.name === 'PostgreSQL')) await ask(statement);
    if (dialect.name === 'PostgreSQL') await advanceSequences(ask);
    const strays = await moveStrays(ask, location.dataDir);
    await ask('commit');
    return { moves, products, strays };
  } finally {
    await shop.close();
  }
}
