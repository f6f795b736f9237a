import {
  errorCodes,
  MAX_IMPORT_PRODUCTS,
  MAX_IMPORT_ROWS,
  importFileMessages,
  type ImportFile,
  type Product,
  type ProductImport,
} from '@shop/contract';
import { eachBatch } from '../../../database/rows';
import { skuOwners } from '../../../database/sku-owner';
import { decodeCsv, formatCsv, isBinary, parseCsv, TooManyRows, type CsvRow } from '../../../platform/csv';
import { HttpError, badRequest } from '../../../platform/http/http-error';
import { siteContent } from '../../site-content/services/site-content';
import { missingPictures } from '../../../platform/storage/media-files';
import { exportRows } from '../domain/csv/export-rows';
import { importTexts } from '../domain/csv/import-texts';
import { numberProducts } from '../domain/csv/number-products';
import { parseProducts, titleKeyOf, type ImportedProduct } from '../domain/csv/parse-products';
import { parseSheet } from '../domain/csv/parse-sheet';
import { renamedProduct, rowRenames, takeNewNames, unmistakable } from '../domain/csv/plan/row-renames';
import { newSkus, skuFaults } from '../domain/csv/plan/sku-faults';
import { markRepeated } from './imported-rows';
import { renderedProducts } from './select-products';
import { importProduct, type ImportReport, type ImportShop } from './import-product';

type ImportOptions = Pick<ProductImport, 'dryRun' | 'seen'>;

/** Exports every product as CSV, one row per variant, in the format of the import. */
export async function exportProducts(): Promise<string> {
  const rendered: string[] = await strapi.db
    .connection('catalog_entries')
    .orderBy('product_id')
    .pluck('json');
  // Letters first: a spreadsheet would write a number otherwise.
  const stamp = `v${Date.now().toString(36)}`;
  return formatCsv(
    exportRows(
      rendered.map((json) => JSON.parse(json) as Product),
      stamp,
    ),
  );
}

// From here on the file is compared with the products under their new names.
function correctNames(product: ImportedProduct, stored: Map<string, Product>): void {
  const found = stored.get(product.id);
  if (!found) return;
  takeNewNames(product, found.formerNames ?? []);
  product.renames = rowRenames(product, found);
  takeNewNames(product, unmistakable(product.renames));
  stored.set(product.id, renamedProduct(found, product.renames));
}

const newPictures = (products: readonly ImportedProduct[], stored: ReadonlyMap<string, Product>): string[] =>
  products.flatMap(({ id, fields }) => {
    const known = stored.get(id)?.thumbnails ?? [];
    return ((fields.thumbnails ?? []) as string[]).filter((url) => !known.includes(url));
  });

async function loadShop(products: readonly ImportedProduct[], options: ImportOptions): Promise<ImportShop> {
  const db = strapi.db.connection;
  const ids = products.flatMap(({ id }) => (id ? [id] : []));
  const rendered = await renderedProducts(db, 'document_id', ids);
  const stored = new Map(rendered.map((product) => [product._id, product]));
  const loaded = new Map(stored);
  for (const product of products) correctNames(product, stored);
  const owners = await skuOwners(db, newSkus(products, stored));
  const isOfKnown = products.every(({ id }) => id);
  const titles: string[] = isOfKnown ? [] : await db('products').whereNull('deleted_at').pluck('title');
  return {
    stored,
    loaded,
    skuFaults: skuFaults(products, stored, owners),
    titles: titles.map(titleKeyOf),
    categories: (await siteContent.current()).productCatalog.categories,
    seen: new Map(options.seen?.map(({ row, version }) => [row, version])),
    dryRun: options.dryRun,
    created: await markRepeated(db, products),
    missingPictures: await missingPictures(db, newPictures(products, stored)),
  };
}

function parseRows(text: string): CsvRow[] {
  try {
    return parseCsv(text, MAX_IMPORT_ROWS);
  } catch (error) {
    throw error instanceof TooManyRows ? badRequest(importTexts.tooManyRows) : error;
  }
}

/** Parses a file into the rows of its products; throws 400 for binary content and files without rows. */
export function readImportFile(file: Buffer): ImportFile {
  const text = decodeCsv(file);
  if (isBinary(text)) throw new HttpError(400, errorCodes.uploadBadType, importFileMessages.notCsv);
  const [header, ...rows] = parseRows(text);
  if (!header || rows.length === 0) throw badRequest(importFileMessages.empty);
  return numberProducts(header, rows);
}

/** Imports the products of rows; products with errors are left out, each error names its row. */
export async function importProducts(sent: readonly CsvRow[], options: ImportOptions): Promise<ImportReport> {
  if (sent.length === 0) throw badRequest();
  const sheet = parseSheet(sent);
  const { products, orphans } = parseProducts(sheet.rows);
  if (products.length > MAX_IMPORT_PRODUCTS) throw badRequest(importTexts.tooManyProducts);
  // A header that is wrong may put values into the wrong columns.
  const shop = await loadShop(products, { ...options, dryRun: options.dryRun || sheet.errors.length > 0 });
  const report: ImportReport = {
    created: 0,
    updated: 0,
    unchanged: 0,
    invalid: orphans.length,
    errors: [...sheet.errors, ...orphans.map((row) => ({ row, message: importTexts.noProduct }))],
    warnings: [...sheet.warnings],
    rows: orphans.map((row) => ({ row, title: '', result: 'invalid', changes: [] })),
  };
  await eachBatch(products, 1, ([product]) => importProduct(product as ImportedProduct, shop, report));
  for (const list of [report.errors, report.warnings, report.rows]) list.sort((a, b) => a.row - b.row);
  return report;
}
