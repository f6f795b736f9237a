import type { Row, Trx } from '../../connection';
import { inBatches, isoOf, jsonOf } from '../../rows';
import { believedHistory, type Asked, type KnownChange } from './believed-history';

const time = (value: unknown): number => new Date(isoOf(value)).getTime();

type Facts = { _id?: string; price?: number; discount?: number; status?: boolean };

const askedOf = ({ price, discount, status }: Facts): Partial<Asked> => ({
  ...(price !== undefined && { price }),
  ...(discount !== undefined && { discount }),
  ...(status !== undefined && { active: status }),
});

const OFF = { active: false };

// A product in the trash is off sale; one that is restored is what its entry says.
function changeOf(action: string, before: Facts, after: Facts): Pick<KnownChange, 'before' | 'after'> {
  if (action === 'product-deleted') return { before: askedOf(before), after: OFF };
  if (action === 'product-restored') return { before: OFF, after: askedOf(after) };
  return { before: askedOf(before), after: askedOf(after) };
}

type Changes = Map<string, KnownChange[]>;

function add(changes: Changes, id: string | undefined, change: KnownChange): void {
  if (!id) return;
  const known = changes.get(id);
  if (known) known.push(change);
  else changes.set(id, [change]);
}

const ACTIONS = ['product-created', 'product-updated', 'product-deleted', 'product-restored'];
const PAGE = 500;

async function addAuditedChanges(trx: Trx, changes: Changes): Promise<void> {
  for (let last = 0; ;) {
    const rows: Row[] = await trx('audit_entries')
      .whereIn('action', ACTIONS)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'action', 'at', 'before', 'after');
    if (rows.length === 0) return;
    for (const row of rows) {
      const [before, after] = [jsonOf<Facts>(row.before, {}), jsonOf<Facts>(row.after, {})];
      const change = changeOf(row.action as string, before, after);
      add(changes, after._id ?? before._id, { at: time(row.at), ...change });
    }
    last = rows.at(-1)?.id as number;
  }
}

type Line = [id: number, price: number, newPrice: number];

async function addPriceChanges(trx: Trx, changes: Changes, documents: ReadonlyMap<number, string>) {
  const rows: Row[] = await trx('price_changes').select('at', 'lines', 'undone_at');
  for (const row of rows)
    for (const [id, price, newPrice] of jsonOf<Line[]>(row.lines, [])) {
      const [before, after] = [{ price }, { price: newPrice }];
      add(changes, documents.get(id), { at: time(row.at), before, after });
      // An undo leaves prices alone that were changed again, and does not say which.
      const undo = { before: after, after: before, isUncertain: true };
      if (row.undone_at !== null) add(changes, documents.get(id), { at: time(row.undone_at), ...undo });
    }
}

const withoutHistory = (trx: Trx) =>
  trx('products')
    .whereNotNull('document_id')
    .whereNotNull('price')
    .whereNotIn('document_id', trx('product_prices').select('product_id'));

/** Writes the history of products of an earlier version, as far as the audit log and the price changes tell it. */
export async function rebuildHistories(trx: Trx): Promise<void> {
  if (!(await withoutHistory(trx).first('id'))) return;
  const products: Row[] = await withoutHistory(trx).select();
  const changes: Changes = new Map();
  await addAuditedChanges(trx, changes);
  await addPriceChanges(
    trx,
    changes,
    new Map(products.map(({ id, document_id }) => [id as number, document_id as string])),
  );
  const rows = products.flatMap((product) => {
    const now = {
      price: product.price as number,
      discount: (product.discount as number | null) ?? 0,
      active: Boolean(product.active) && product.deleted_at === null,
      createdAt: time(product.created_at),
    };
    return believedHistory(now, changes.get(product.document_id as string) ?? []).map((row) => ({
      ...row,
      product_id: product.document_id,
      source: 'believed',
    }));
  });
  for (const batch of inBatches(rows)) await trx('product_prices').insert(batch);
}
