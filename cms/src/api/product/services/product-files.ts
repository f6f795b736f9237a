import {
  productChangeSchema,
  productDraftSchema,
  type Product,
  type ProductChange,
  type ProductDraft,
  type ProductImportAnswer,
} from '@shop/contract';
import { csvRows, csvText } from '../../../platform/csv/csv';
import { asApiError } from '../../../platform/http/error-response';
import { badRequest } from '../../../platform/http/api-error';
import { parse } from '../../../platform/http/request';
import { siteContent } from '../../../platform/services';
import { csvTexts } from '../domain/csv-texts';
import { exportedRows } from '../domain/exported-rows';
import { importPlan, whatDiffers, withCategoryKey, type ImportPlan } from '../domain/import-plan';
import { importedProducts, type ImportedProduct } from '../domain/imported-products';
import { importedSheet, type RowNote } from '../domain/imported-sheet';
import { checkCategory, createProduct, updateProduct } from './product';

type Report = Omit<ProductImportAnswer, 'status'>;
type Outcome = 'created' | 'updated' | 'unchanged';
type Shop = { stored: Map<string, Product>; titles: Set<string> };

const productOf = (json: unknown) => JSON.parse(json as string) as Product;

/** Every product of the shop as a CSV, a row a variant, that can be imported again. */
export async function exportProducts(): Promise<string> {
  const rows = await strapi.db.connection('catalog_entries').select('json').orderBy('product_id');
  return csvText(exportedRows(rows.map(({ json }) => productOf(json))));
}

async function shopFor(products: readonly ImportedProduct[]): Promise<Shop> {
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

async function create(draft: ProductDraft, dryRun: boolean): Promise<Outcome> {
  await checkCategory(draft.category);
  if (!dryRun) await createProduct(draft);
  return 'created';
}

async function change(stored: Product, wanted: ProductChange, dryRun: boolean): Promise<Outcome> {
  const different = whatDiffers(wanted, stored);
  if (Object.keys(different).length === 0) return 'unchanged';
  if (different.category !== undefined) await checkCategory(different.category);
  if (!dryRun) await updateProduct(stored._id, different);
  return 'updated';
}

async function store(plan: ImportPlan, stored: Product | null, dryRun: boolean): Promise<Outcome> {
  const { categories } = (await siteContent().current()).productCatalog;
  const draft = withCategoryKey(plan.draft, categories);
  return stored
    ? change(stored, parse(productChangeSchema, draft), dryRun)
    : create(parse(productDraftSchema, draft), dryRun);
}

const VARIANT = /^variants\.(\d+)/;

/** A refusal as notes of the rows that caused it. */
function notesOf(error: unknown, product: ImportedProduct, plan: ImportPlan): RowNote[] {
  const known = asApiError(error);
  if (known.status >= 500) throw error;
  const faults = known.errors?.length ? known.errors : [{ path: '', message: known.message }];
  return faults.map(({ path, message }) => {
    const [, variant] = VARIANT.exec(path) ?? [];
    const [field = ''] = path.split('.');
    const row = variant ? plan.itemRows[Number(variant)] : product.rowOf[field];
    return { row: row ?? product.row, message };
  });
}

async function importOne(product: ImportedProduct, shop: Shop, dryRun: boolean, report: Report) {
  const stored = shop.stored.get(product.id) ?? null;
  const plan = importPlan(product, stored);
  if (product.id && !stored) plan.errors.push({ row: product.row, message: csvTexts.unknownId(product.id) });
  report.errors.push(...plan.errors);
  if (plan.errors.length > 0) return;
  try {
    report[await store(plan, stored, dryRun)] += 1;
    report.warnings.push(...plan.warnings);
    if (!stored && shop.titles.has(String(product.fields.title)))
      report.warnings.push({ row: product.row, message: csvTexts.sameTitle });
  } catch (error) {
    report.errors.push(...notesOf(error, product, plan));
  }
}

const byRow = (a: RowNote, b: RowNote) => a.row - b.row;

/** Creates and updates the products of a CSV; products with faults are left out, and each fault names its row. */
export async function importProducts(csv: string, dryRun: boolean): Promise<Report> {
  const rows = csvRows(csv);
  if (rows.length === 0) throw badRequest();
  const sheet = importedSheet(rows);
  const { products, errors } = importedProducts(sheet.rows);
  const shop = await shopFor(products);
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
