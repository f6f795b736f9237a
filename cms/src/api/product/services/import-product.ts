import { createHash } from 'node:crypto';
import {
  productMessages,
  type Category,
  type Product,
  type ProductBaseVersion,
  type ProductChange,
  type ProductDraft,
  type ProductImportAnswer,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { toHttpError } from '../../../platform/http/error-response';
import { importTexts } from '../domain/csv/import-texts';
import { itemKey, titleKeyOf, type ImportedProduct } from '../domain/csv/parse-products';
import { checkPlan, noteOfFault } from '../domain/csv/plan/check-plan';
import { describeChanges, describeRename, type RowChange } from '../domain/csv/plan/describe-changes';
import { planImport, warnOfLostUnits, type ImportPlan } from '../domain/csv/plan/plan-import';
import { rowResults, type ImportResult } from '../domain/csv/plan/row-results';
import { cellNote, type RowNote } from '../domain/csv/row-note';
import { importKeyOf, rememberRows } from './imported-rows';
import { createProduct, updateProduct } from './product';

export type ImportReport = Omit<ProductImportAnswer, 'status'>;
export type ImportShop = {
  stored: Map<string, Product>;
  /** The stored products before the names that the file corrects. */
  loaded: ReadonlyMap<string, Product>;
  /** Keys of the titles of all products; empty where the file adds none. */
  titles: readonly string[];
  categories: readonly Category[];
  /** Faults of SKUs, of all products. */
  skuFaults: readonly RowNote[];
  /** Version that the caller has seen of the product on a row. */
  seen: Map<number, string>;
  dryRun: boolean;
  /** New addresses in the shop that hold no picture. */
  missingPictures: ReadonlySet<string>;
  /** Keys of the products that imports have created. */
  created: ReadonlySet<string>;
};
type Planned = {
  product: ImportedProduct;
  plan: ImportPlan;
  stored: Product | null;
  loaded: Product | null;
  draft: ProductDraft | null;
  change: Partial<ProductChange>;
  changes: RowChange[];
  result: ImportResult;
  version: string;
  errors: RowNote[];
};

// Differs once the stored product would change otherwise.
const versionOf = (result: ImportResult, stamps: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([result, stamps]))
    .digest('hex')
    .slice(0, 20);

// Of a new product, only what the file says is shown, and that it stays off.
function saidByFile(draft: ProductDraft, { fields }: ImportedProduct): Partial<ProductChange> {
  const { stock, variants, ...rest } = draft;
  const said = Object.entries(rest).filter(
    ([field, value]) => field !== 'title' && (field in fields || (field === 'status' && value === false)),
  );
  return { ...Object.fromEntries(said), stock, variants };
}

function warnOfSameTitle(
  { product, plan, draft }: Pick<Planned, 'product' | 'plan' | 'draft'>,
  same: number,
): void {
  if (!draft || same === 0) return;
  plan.warnings.push({ row: product.row, column: 'titulo', message: importTexts.sameTitle });
}

type Outcome = Pick<Planned, 'stored' | 'change' | 'errors'> & { isRepeated: boolean };

function resultOf({ isRepeated, stored, change, errors }: Outcome): ImportResult {
  if (isRepeated) return 'unchanged';
  if (errors.length > 0) return 'invalid';
  if (!stored) return 'created';
  return Object.keys(change).length > 0 ? 'updated' : 'unchanged';
}

/** Adds corrected names and units that leave the stock to the change, the latter with a warning. */
function addNamesAndLosses({
  product,
  plan,
  stored,
  change,
}: Pick<Planned, 'product' | 'plan' | 'stored' | 'change'>): void {
  const lost = warnOfLostUnits(product, change, stored);
  plan.warnings.push(...lost.warnings);
  if (product.renames.length > 0) change.renames = product.renames;
  if (lost.units > 0) change.dropUnits = lost.units;
}

function pictureFaults({ row, rowOf, fields }: ImportedProduct, { missingPictures }: ImportShop): RowNote[] {
  const pictures = (fields.thumbnails ?? []) as string[];
  const at = pictures.findIndex((url) => missingPictures.has(url));
  return at < 0 ? [] : [cellNote(rowOf.thumbnails ?? row, 'imagenes', productMessages.missingImage(at + 1))];
}

function planProduct(product: ImportedProduct, shop: ImportShop): Planned {
  const { categories } = shop;
  const stored = shop.stored.get(product.id) ?? null;
  const plan = planImport(product, stored);
  if (product.id && !stored)
    plan.errors.push(cellNote(product.row, '_id', importTexts.unknownId(product.id)));
  plan.errors.push(...shop.skuFaults.filter(({ row }) => product.rows.includes(row)));
  plan.errors.push(...pictureFaults(product, shop));
  const { draft, change, errors } = checkPlan(product, plan, stored, categories);
  const shown = draft ? saidByFile(draft, product) : change;
  const changes = [
    ...product.renames.map((rename) => describeRename(rename, product)),
    ...describeChanges(shown, { product, plan, stored, categories }),
  ];
  const title = titleKeyOf(product.fields.title);
  const same = shop.titles.filter((one) => one === title).length;
  const isRepeated = !product.id && shop.created.has(importKeyOf(product));
  if (isRepeated) plan.warnings.push({ row: product.row, message: importTexts.alreadyCreated });
  else warnOfSameTitle({ product, plan, draft }, same);
  addNamesAndLosses({ product, plan, stored, change });
  const result = resultOf({ isRepeated, stored, change, errors });
  const version = versionOf(result, stored ? changes.map(({ stamp }) => stamp) : [same]);
  const loaded = shop.loaded.get(product.id) ?? null;
  return { product, plan, stored, loaded, draft, change, changes, result, version, errors };
}

// A change by somebody else between planning and storing is a conflict of that product.
function baseVersionOf(stored: Product, change: Partial<ProductChange>): ProductBaseVersion {
  const fields = Object.keys(change).filter((field) => field !== 'stock' && field !== 'stockSeen');
  return Object.fromEntries(fields.map((field) => [field, stored[field as keyof Product]]));
}

// Units leave the stock only where a dry run has said so.
async function store(
  { product, stored, loaded, draft, change }: Planned,
  isReviewed: boolean,
): Promise<void> {
  const known = new Set(stored && [itemKey({ size: null, color: null }), ...stored.variants.map(itemKey)]);
  const remember = (trx: Trx, documentId: string) => rememberRows(trx, product, { documentId, known });
  const { dropUnits, ...rest } = change;
  const confirmed = isReviewed && dropUnits ? { ...rest, dropUnits } : rest;
  if (loaded)
    await updateProduct(loaded._id, { ...confirmed, seen: baseVersionOf(loaded, rest) }, null, remember);
  else if (draft) await createProduct(draft, null, remember);
}

/** Stores a planned product; returns the faults that kept it from being stored. */
async function tryStore(planned: Planned, seen: string | undefined): Promise<RowNote[]> {
  const { product, plan, version } = planned;
  if (seen !== undefined && seen !== version)
    return [{ row: product.row, message: importTexts.changedSince }];
  try {
    await store(planned, seen !== undefined);
    return [];
  } catch (error) {
    const { status, errors, message } = toHttpError(error);
    if (status >= 500) throw error;
    const faults = errors?.length ? errors : [{ path: '', message }];
    return faults.map((fault) => noteOfFault(fault, product, plan));
  }
}

/** Imports one product, or in a dry run only reports what would be stored. */
export async function importProduct(
  product: ImportedProduct,
  shop: ImportShop,
  report: ImportReport,
): Promise<void> {
  const planned = planProduct(product, shop);
  const { plan, stored, changes, version } = planned;
  const isStored = !shop.dryRun && (planned.result === 'created' || planned.result === 'updated');
  const refused = isStored ? await tryStore(planned, shop.seen.get(product.row)) : [];
  const result = refused.length > 0 ? 'invalid' : planned.result;
  report[result] += 1;
  report.errors.push(...planned.errors, ...refused);
  if (result === 'invalid') report.rows.push(...rowResults(product, stored, { result, changes: [] }));
  else {
    report.warnings.push(...plan.warnings);
    report.rows.push(...rowResults(product, stored, { result, changes, version }));
  }
}
