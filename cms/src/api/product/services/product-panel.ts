import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import {
  productChangeSchema,
  productDraftSchema,
  type ProductChange,
  type ProductDraft,
} from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';
import { currentActor } from '../../../platform/access/current-actor';
import { announceChange } from '../../../platform/changes/changes';
import {
  byHand,
  panelRules,
  putAway,
  type PanelData,
  type PanelEdit,
} from '../../../platform/panel/panel-rules';
import { parse } from '../../../platform/http/request';
import { catalog } from '../../../platform/services';
import { slugOf } from '../domain/slug';
import { restoreProductIn } from './deleted-products';
import { checkCategory, putProductAway, stockPlanOf } from './product';
import { slugFor } from './product-slugs';
import { applyStockPlan } from './stock-items';
import { isStockAsShown, noteStockShown, watchStockShown } from './stock-shown';

type Next = () => Promise<unknown>;

const FIELDS = {
  title: 'title',
  description: 'description',
  price: 'price',
  discount: 'discount',
  category: 'category',
  thumbnails: 'thumbnails',
  thumbnailAlts: 'thumbnailAlts',
  sizes: 'size',
  colors: 'colors',
  composition: 'composition',
  care: 'care',
  stock: 'stock',
} as const;

// Fields in which "nothing" is something to say, or to refuse.
const READ_WHEN_EMPTY = ['colors', 'thumbnails'];

const LISTS = {
  thumbnails: 'Imágenes',
  thumbnailAlts: 'Textos alternativos',
  sizes: 'Tallas',
  colors: 'Colores',
};

function listIn(text: string, label: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    throw new errors.ApplicationError(`${label}: no es una lista bien escrita, por ejemplo ["uno", "dos"].`);
  }
}

// A list that was typed anew in the panel arrives as the text that was typed.
function readLists(data: PanelData): void {
  for (const [field, label] of Object.entries(LISTS)) {
    const text = data[field];
    if (typeof text === 'string') data[field] = listIn(text, label);
  }
}

// What the panel sends, in the words of the shop's own API, so that both obey one schema.
const asForm = (data: PanelData): PanelData => {
  const sent = Object.entries(FIELDS).filter(
    ([field]) => data[field] !== undefined && (data[field] !== null || READ_WHEN_EMPTY.includes(field)),
  );
  return Object.fromEntries(sent.map(([field, name]) => [name, data[field]]));
};

// Writes the checked values back; stock and items are moved by the ledger, never by the form.
function takeOver(data: PanelData, form: ProductChange | ProductDraft): void {
  for (const [field, name] of Object.entries(FIELDS))
    if (form[name] !== undefined && data[field] !== undefined) data[field] = form[name];
  delete data.stock;
  delete data.stockItems;
  if (data.active === null) delete data.active;
}

// The panel wrote before the ledger moved: it is shown the stock that the ledger left.
async function shown(trx: Trx, productId: number, result: object) {
  await catalog().refresh(trx, [productId]);
  await announceChange('catalog');
  const row: Row | undefined = await trx('products').where('id', productId).first('stock', 'document_id');
  if (row) noteStockShown(row.document_id as string, row.stock);
  return { ...result, stock: row?.stock };
}

async function storedProduct(trx: Trx, documentId: string): Promise<StoredProduct | undefined> {
  return (await productRecords(trx, { documentIds: [documentId] }, true))[0];
}

// A changed address goes on leading to the product.
function keepOldSlug(data: PanelData, before: StoredProduct): void {
  delete data.oldSlugs;
  // Without an address nobody would find it: emptied, it stays what it was.
  if (!data.slug) delete data.slug;
  if (typeof data.slug !== 'string' || data.slug === before.slug) return;
  data.slug = slugOf(data.slug);
  data.oldSlugs = [...new Set([...before.oldSlugs, before.slug])].filter(
    (slug) => slug && slug !== data.slug,
  );
}

async function update(trx: Trx, { documentId, data }: PanelEdit, next: Next) {
  const before = await storedProduct(trx, documentId);
  if (!before) return next();
  const restores = before.deleted && data.deletedAt === null;
  // It goes and comes back by the rules of the shop, never by a date written in.
  delete data.deletedAt;
  readLists(data);
  if (isStockAsShown(documentId, data.stock)) delete data.stock;
  const form = parse(productChangeSchema, asForm(data));
  if (form.category !== undefined && form.category !== before.category) await checkCategory(form.category);
  const plan = stockPlanOf(before.items, { stock: form.stock });
  takeOver(data, form);
  keepOldSlug(data, before);
  const result = (await next()) as object;
  await applyStockPlan(trx, before, plan, { actor: currentActor().name, at: new Date() });
  if (restores) await restoreProductIn(trx, documentId);
  return shown(trx, before.id, result);
}

async function create(trx: Trx, { data }: PanelEdit, next: Next) {
  readLists(data);
  const form = parse(productDraftSchema, asForm(data));
  await checkCategory(form.category);
  takeOver(data, form);
  data.slug = await slugFor(trx, typeof data.slug === 'string' && data.slug ? data.slug : form.title);
  const result = (await next()) as { documentId: string };
  const product = await storedProduct(trx, result.documentId);
  if (!product) return result;
  const plan = stockPlanOf([], { stock: form.stock ?? 0 });
  await applyStockPlan(trx, product, plan, { actor: currentActor().name, at: new Date() });
  return shown(trx, product.id, result);
}

async function remove(trx: Trx, { documentId }: PanelEdit) {
  await putProductAway(trx, documentId);
  return putAway(documentId);
}

/** Whoever edits products in Strapi's panel obeys the rules of the shop, and shoppers see it at once. */
export function guardProducts(strapi: Core.Strapi): void {
  watchStockShown(strapi);
  panelRules(strapi, 'api::product.product', {
    create,
    update,
    delete: remove,
    clone: byHand('Los productos no se duplican desde acá: creá uno nuevo.'),
  });
}
