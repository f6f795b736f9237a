import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import {
  productChangeSchema,
  productDraftSchema,
  renamed,
  type ProductChange,
  type ProductDraft,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { productRecords, productsIn } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';
import { currentActor } from '../../../platform/access/current-actor';
import { announceChange } from '../../../platform/changes/changes';
import {
  refuseManualEdit,
  panelRules,
  trashedResult,
  type Next,
  type PanelData,
  type PanelEdit,
} from '../../../platform/panel/panel-rules';
import { parse } from '../../../platform/http/request';
import { catalog } from '../../catalog/services/catalog';
import { offeredItems } from '../domain/offered-items';
import { NO_PICTURES } from '../domain/product-pictures';
import { renamesByPlace } from '../domain/renames';
import { slugOf } from '../domain/slug';
import { restoreProductIn } from './deleted-products';
import { checkCategory, deleteProductIn, stockPlanOf, uniqueSlug } from './product';
import { checkGivenAway, checkLostUnits, checkPublishable } from './check-change';
import { checkPicturesExist } from './check-pictures-exist';
import { applyPictures, picturesOfForm } from './panel-pictures';
import { picturesAfter } from './save-pictures';
import { renameVariants } from './rename-variants';
import { applyStockPlan } from './stock-items';
import { isStockUnchanged, rememberShownStock, trackShownStock } from './panel-form-stock';

type PictureLists = Pick<StoredProduct, 'thumbnails'>;
type Wanted = ReturnType<typeof picturesAfter>;

const FIELDS = {
  title: 'title',
  description: 'description',
  price: 'price',
  discount: 'discount',
  category: 'category',
  active: 'status',
  sizes: 'size',
  colors: 'colors',
  composition: 'composition',
  fit: 'fit',
  care: 'care',
  origin: 'origin',
  manufacturer: 'manufacturer',
  stock: 'stock',
} as const;

// Fields for which null is a value to validate, not an absent field.
const NULLABLE_FIELDS = ['sizes', 'colors', 'description'];

const LISTS = {
  sizes: 'Talles',
  colors: 'Colores',
};

function parseList(text: string, label: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    throw new errors.ApplicationError(`${label}: no es una lista bien escrita, por ejemplo ["uno", "dos"].`);
  }
}

// Lists edited in the panel arrive as JSON text.
function parseLists(data: PanelData): void {
  for (const [field, label] of Object.entries(LISTS)) {
    const text = data[field];
    if (typeof text === 'string') data[field] = parseList(text, label);
  }
}

// Renames the panel's fields to the API's, so that one schema validates both.
const asForm = (data: PanelData): PanelData => {
  const sent = Object.entries(FIELDS).filter(
    ([field]) => data[field] !== undefined && (data[field] !== null || NULLABLE_FIELDS.includes(field)),
  );
  return Object.fromEntries(sent.map(([field, name]) => [name, data[field]]));
};

// Writes the validated values back; stock is changed by the ledger only.
function applyForm(data: PanelData, form: ProductChange | ProductDraft): void {
  for (const [field, name] of Object.entries(FIELDS))
    if (form[name] !== undefined && data[field] !== undefined) data[field] = form[name];
  delete data.stock;
  delete data.stockItems;
  delete data.formerNames;
  if (data.active === null) delete data.active;
}

// Strapi's result predates the ledger's moves, so the stock is read again.
async function publish(trx: Trx, productId: number, result: object) {
  await catalog.refresh(trx, [productId]);
  await announceChange('catalog');
  const product = await productsIn(trx).one({ id: productId }, { select: ['stock', 'documentId'] });
  if (product) rememberShownStock(product.documentId, product.stock);
  return { ...result, stock: product?.stock };
}

async function storedProduct(trx: Trx, documentId: string): Promise<StoredProduct | undefined> {
  return (await productRecords(trx, { documentIds: [documentId] }, true))[0];
}

// Former slugs keep leading to the product.
function keepFormerSlug(data: PanelData, before: StoredProduct): void {
  delete data.oldSlugs;
  if (!data.slug) delete data.slug;
  if (typeof data.slug !== 'string' || data.slug === before.slug) return;
  data.slug = slugOf(data.slug);
  data.oldSlugs = [...new Set([...before.oldSlugs, before.slug])].filter(
    (slug) => slug && slug !== data.slug,
  );
}

async function setPictures(trx: Trx, data: PanelData, stored: PictureLists, wanted: Wanted): Promise<void> {
  if (wanted) await checkPicturesExist(trx, stored, wanted);
  await applyPictures(trx, data, wanted);
}

/** Corrects the names that a form of the panel corrects in its lists; its pictures may still name the former ones. */
async function correctNames(trx: Trx, stored: StoredProduct, form: ProductChange): Promise<StoredProduct> {
  const renames = renamesByPlace(stored, { sizes: form.size, colors: form.colors });
  form.thumbnailColors = form.thumbnailColors?.map((names) =>
    names.map((name) => renamed('color', name, renames)),
  );
  return renameVariants(trx, stored, renames);
}

async function update(trx: Trx, { documentId, data }: PanelEdit, next: Next) {
  const stored = await storedProduct(trx, documentId);
  if (!stored) return next();
  const isRestored = stored.deletedAt !== null && data.deletedAt === null;
  // Only delete and restore may set this date.
  delete data.deletedAt;
  parseLists(data);
  if (isStockUnchanged(documentId, data.stock)) delete data.stock;
  const form = parse(productChangeSchema, { ...asForm(data), ...(await picturesOfForm(trx, data)) });
  const before = await correctNames(trx, stored, form);
  if (form.category !== undefined && form.category !== before.category) await checkCategory(form.category);
  checkPublishable(before, form);
  checkGivenAway(before, form);
  const plan = stockPlanOf(before.items, { stock: form.stock, offers: offeredItems(form) });
  checkLostUnits(before.items, plan);
  const colors = form.colors === undefined ? before.colors : form.colors;
  await setPictures(trx, data, before, picturesAfter(form, before, colors));
  applyForm(data, form);
  keepFormerSlug(data, before);
  const result = (await next()) as object;
  await applyStockPlan(trx, before, plan, { actor: currentActor().name, at: new Date() });
  if (isRestored) await restoreProductIn(trx, documentId);
  return publish(trx, before.id, result);
}

async function create(trx: Trx, { data }: PanelEdit, next: Next) {
  parseLists(data);
  const form = parse(productDraftSchema, { ...asForm(data), ...(await picturesOfForm(trx, data)) });
  await checkCategory(form.category);
  await setPictures(trx, data, NO_PICTURES, picturesAfter(form, NO_PICTURES, form.colors ?? null));
  applyForm(data, form);
  data.slug = await uniqueSlug(trx, typeof data.slug === 'string' && data.slug ? data.slug : form.title);
  const result = (await next()) as { documentId: string };
  const product = await storedProduct(trx, result.documentId);
  if (!product) return result;
  const plan = stockPlanOf([], { stock: form.stock ?? 0 });
  await applyStockPlan(trx, product, plan, { actor: currentActor().name, at: new Date() });
  return publish(trx, product.id, result);
}

async function remove(trx: Trx, { documentId }: PanelEdit) {
  await deleteProductIn(trx, documentId);
  return trashedResult(documentId);
}

/** Applies the shop's rules to product edits in Strapi's panel. */
export function guardProducts(strapi: Core.Strapi): void {
  trackShownStock(strapi);
  panelRules(strapi, 'api::product.product', {
    create,
    update,
    delete: remove,
    clone: refuseManualEdit('Los productos no se duplican desde acá: creá uno nuevo.'),
  });
}
