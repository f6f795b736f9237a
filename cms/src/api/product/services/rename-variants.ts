import { renamed, renamedVariant, type Rename } from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { findPictures } from '../../../database/product-pictures';
import { productRecords, productsIn } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';
import { badField } from '../../../platform/http/http-error';
import { afterRenames, checkedRenames, RenameFault } from '../domain/renames';

type Variant = { size: string | null; color: string | null };
type Owned = { table: string; owner: Record<string, unknown> };

const variantOf = ({ size, color }: Row) => ({ size, color }) as Variant;

// Two names may swap, and each variant is unique at every moment: the renamed rows first leave their place.
async function renameRows(trx: Trx, { table, owner }: Owned, renames: readonly Rename[]): Promise<void> {
  const rows: Row[] = await trx(table).where(owner).select('*');
  const moved = rows
    .map((row) => ({ row, after: renamedVariant(variantOf(row), renames) }))
    .filter(({ row, after }) => row.size !== after.size || row.color !== after.color)
    // A closed exchange is history.
    .filter(({ row }) => row.open_line !== null);
  for (const { row } of moved)
    await trx(table)
      .where('id', row.id as number)
      .update({ color: `~${row.id as number}` });
  for (const { row, after } of moved) {
    // An alert of the same contact for a variant that has not been offered lately.
    if ('contact_key' in row)
      await trx(table)
        .where({ ...owner, ...after, contact_key: row.contact_key })
        .delete();
    await trx(table)
      .where('id', row.id as number)
      .update(after);
  }
}

async function renameInPictures(trx: Trx, productId: number, renames: readonly Rename[]): Promise<void> {
  for (const { id, colors } of await findPictures(trx, 'product_id', [productId])) {
    const names = colors.map((name) => renamed('color', name, renames));
    await trx('product_pictures')
      .where({ id })
      .update({ colors: names.join('\n') || null });
  }
}

function checked(wanted: readonly Rename[], product: StoredProduct): Rename[] {
  try {
    return checkedRenames(wanted, product);
  } catch (fault) {
    throw fault instanceof RenameFault ? badField('renames', fault.message) : fault;
  }
}

/** Corrects names of colours and sizes: stock items keep their units and SKUs, and pictures, alerts and open exchanges follow. */
export async function renameVariants(
  trx: Trx,
  product: StoredProduct,
  wanted: readonly Rename[],
): Promise<StoredProduct> {
  const renames = checked(wanted, product);
  if (renames.length === 0) return product;
  await productsIn(trx).update({ id: product.id }, afterRenames(product, renames));
  const owner = { product_id: product.documentId };
  await renameRows(trx, { table: 'stock_items', owner: { product_id: product.id } }, renames);
  await renameRows(trx, { table: 'stock_alerts', owner }, renames);
  await renameRows(trx, { table: 'exchanges', owner }, renames);
  await renameInPictures(trx, product.id, renames);
  const [after] = await productRecords(trx, { ids: [product.id] }, true);
  return after ?? product;
}
