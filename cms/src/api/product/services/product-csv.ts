import {
  productChangeSchema,
  productDraftSchema,
  errorCodes,
  MAX_IMPORT_ROWS,
  importFileMessages,
  type ImportFile,
  type Product,
  type ProductChange,
  type ProductDraft,
  type ProductImportAnswer,
} from '@shop/contract';
import { decodeCsv, formatCsv, isBinary, parseCsv, TooManyRows, type CsvRow } from '../../../platform/csv';
import { toHttpError } from '../../../platform/http/error-response';
import { HttpError, badRequest } from '../../../platform/http/http-error';
import { parse } from '../../../platform/http/request';
import { siteContent } from '../../../platform/services';
import { importTexts } from '../domain/csv/import-texts';
import { exportRows } from '../domain/csv/export-rows';
import { planImport, changedFieldsOf, resolveCategory, type ImportPlan } from '../domain/csv/plan-import';
import { numberProducts } from '../domain/csv/number-products';
import { parseProducts, type ImportedProduct } from '../domain/csv/parse-products';
import { parseSheet, type RowMessage } from '../domain/csv/parse-sheet';
import { checkCategory, createProduct, updateProduct } from './product';

type Report = Omit<ProductImportAnswer, 'status'>;
type Outcome = 'created' | 'updated' | 'unchanged';
type Stored = { stored: Map<string, Product>; titles: Set<string> };

const productOf = (json: unknown) => JSON.parse(json as string) as Product;

/** Exports every product as CSV, one row per variant, in the format of the import. */
export async function exportProducts(): Promise<string> {
  const rows = await strapi.db.connection('catalog_entries').select('json').orderBy('product_id');
  return formatCsv(exportRows(rows.map(({ json }) => productOf(json))));
}

async function loadStored(products: readonly ImportedProduct[]): Promise<Stored> {
  const entries = () => strapi.db.connection('catalog_entries');
  const ids = products.flatMap(({ id }) => (id ? [id] : []));
  const rows = await entries().select('json').whereIn('document_id', ids);
  const titles = products.flatMap(({ id, fields }) => (id ? [] : [String(fields.title)]));
  const taken = await strapi.db
    .connection('products')
    .select('title')
    .whereIn('title', titles)
    .whereNull('deleted_at');
  const stored = rows.map(({ json }) => productOf(json));
  return {
    stored: new Map(stored.map((product) => [product._id, product])),
    titles: new Set(taken.map(({ title }) => String(title))),
  };
}

async function importNew(draft: ProductDraft, dryRun: boolean): Promise<Outcome> {
  await checkCategory(draft.category);
  if (!dryRun) await createProduct(draft);
  return 'created';
}

async function importChange(stored: Product, wanted: ProductChange, dryRun: boolean): Promise<Outcome> {
  const different = changedFieldsOf(wanted, stored);
  if (Object.keys(different).length === 0) return 'unchanged';
  if (different.category !== undefined) await checkCategory(different.category);
  if (!dryRun) await updateProduct(stored._id, different);
  return 'updated';
}

async function importPlanned(plan: ImportPlan, stored: Product | null, dryRun: boolean): Promise<Outcome> {
  const { categories } = (await siteContent().current()).productCatalog;
  const draft = resolveCategory(plan.draft, categories);
  return stored
    ? importChange(stored, parse(productChangeSchema, draft), dryRun)
    : importNew(parse(productDraftSchema, draft), dryRun);
}

const VARIANT = /^variants\.(\d+)/;

// Attributes an error to the rows that caused it.
function rowErrors(error: unknown, product: ImportedProduct, plan: ImportPlan): RowMessage[] {
  const apiError = toHttpError(error);
  if (apiError.status >= 500) throw error;
  const faults = apiError.errors?.length ? apiError.errors : [{ path: '', message: apiError.message }];
  return faults.map(({ path, message }) => {
    const [, variant] = VARIANT.exec(path) ?? [];
    const [field = ''] = path.split('.');
    const row = variant ? plan.itemRows[Number(variant)] : product.rowOf[field];
    return { row: row ?? product.row, message };
  });
}

async function importOne(product: ImportedProduct, shop: Stored, dryRun: boolean, report: Report) {
  const stored = shop.stored.get(product.id) ?? null;
  const plan = planImport(product, stored);
  if (product.id && !stored)
    plan.errors.push({ row: product.row, message: importTexts.unknownId(product.id) });
  report.errors.push(...plan.errors);
  if (plan.errors.length > 0) return;
  try {
    report[await importPlanned(plan, stored, dryRun)] += 1;
    report.warnings.push(...plan.warnings);
    if (!stored && shop.titles.has(String(product.fields.title)))
      report.warnings.push({ row: product.row, message: importTexts.sameTitle });
  } catch (error) {
    report.errors.push(...rowErrors(error, product, plan));
  }
}

const byRow = (a: RowMessage, b: RowMessage) => a.row - b.row;

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
export async function importProducts(rows: readonly CsvRow[], dryRun: boolean): Promise<Report> {
  if (rows.length === 0) throw badRequest();
  const sheet = parseSheet(rows);
  const { products, errors } = parseProducts(sheet.rows);
  const shop = await loadStored(products);
  const report: Report = {
    created: 0,
    updated: 0,
    unchanged: 0,
    errors: [...sheet.errors, ...errors],
    warnings: [...sheet.warnings],
  };
  for (const product of products) await importOne(product, shop, dryRun, report);
  report.errors.sort(byRow);
  report.warnings.sort(byRow);
  return report;
}
