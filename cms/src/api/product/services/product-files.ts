import { productDraftSchema, type Product, type ProductDraft } from '@shop/contract';
import { csvRows, csvText } from '../../../shared/csv';
import { asApiError } from '../../../shared/error-answer';
import { parse } from '../../../shared/parse';
import { importedRows, productRows, type ImportedRow } from '../domain/product-csv';
import { checkCategory, createProduct, updateProduct } from './product';

type Imported = { created: number; updated: number; errors: { row: number; message: string }[] };

/** Every product of the shop as a CSV that can be imported again. */
export async function exportProducts(): Promise<string> {
  const rows = await strapi.db.connection('catalogue_entries').select('json').orderBy('product_id');
  return csvText(productRows(rows.map(({ json }) => JSON.parse(json as string) as Product)));
}

const exists = async (documentId: string): Promise<boolean> =>
  documentId !== '' &&
  Boolean(
    await strapi.db.connection('catalogue_entries').first('product_id').where('document_id', documentId),
  );

async function store(id: string, draft: ProductDraft, update: boolean): Promise<void> {
  if (update) await updateProduct(id, draft);
  else await createProduct(draft);
}

async function importRow({ id, draft }: ImportedRow, dryRun: boolean): Promise<'created' | 'updated'> {
  const update = await exists(id);
  const parsed = parse(productDraftSchema, draft);
  await checkCategory(parsed.category);
  if (!dryRun) await store(id, parsed, update);
  return update ? 'updated' : 'created';
}

/** Creates and updates the products of a CSV; rows with faults are named and left out. */
export async function importProducts(csv: string, dryRun: boolean): Promise<Imported> {
  const result: Imported = { created: 0, updated: 0, errors: [] };
  for (const row of importedRows(csvRows(csv))) {
    try {
      result[await importRow(row, dryRun)] += 1;
    } catch (error) {
      const known = asApiError(error);
      if (known.status >= 500) throw error;
      result.errors.push({ row: row.row, message: known.message });
    }
  }
  return result;
}
