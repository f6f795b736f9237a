import sharp from 'sharp';
import type { Random } from '../../../src/demo-shop/random';
import { formWith } from '../../support/data/forms';
import {
  NOTHING_TO_DO,
  outcomeOf,
  pickOf,
  pickPaidBy,
  send,
  Violation,
  type Action,
  type Sold,
  type World,
} from '../world';

const photo = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#c98b8b' } })
  .jpeg()
  .toBuffer();

/** A buyer uploads a proof, which counts for her order or for none. */
const sendProof: Action = async (world, random) => {
  const order = pickPaidBy(world, random, 'transfer');
  if (!order) return NOTHING_TO_DO;
  const uploaded = await world.cms.call<{ url?: string }>('/api/upload/proof', {
    method: 'POST',
    body: formWith(photo),
  });
  if (uploaded.status >= 500 && !world.crashes.hasCrashed() && !world.isShared)
    throw new Violation(`an upload was answered with ${uploaded.text.slice(0, 200)}`);
  if (!uploaded.body.url) return `upload ${uploaded.status}`;
  const json = { token: order.linkToken, transferProofUrl: uploaded.body.url };
  return outcomeOf(await send(world, 'POST', `/api/orders/by-number/${order.orderNumber}/proof`, json));
};

const acceptProof: Action = async (world, random) => {
  const order = pickPaidBy(world, random, 'transfer');
  const json = { amount: random.pick([2_000, 8_000, 16_000]), sender: '' };
  if (!order) return NOTHING_TO_DO;
  const sent = await send(world, 'POST', `/api/orders/${order.id}/proof-acceptance`, json);
  if (sent.isDone) order.paid = null;
  return outcomeOf(sent);
};

type Report = { updated: number; unchanged: number; invalid: number };

// A file that asks for what is there already is not stored; after a crash the repeated call says the same.
async function isStoredBefore({ shop, crashes }: World, { csv }: Sold['files'][number]): Promise<boolean> {
  if (!crashes.hasCrashed()) return false;
  const [, id = '', stamp = ''] = /\n(\w+);.*;(\w+)$/.exec(csv) ?? [];
  const row: unknown = await shop
    .db()('stock_items as i')
    .join('products as p', 'p.id', 'i.product_id')
    .where('p.document_id', id)
    .whereLike('i.imported_stock', `%@${stamp}%`)
    .first('i.id');
  return row !== undefined;
}

function count(product: Sold, file: Sold['files'][number], isStored: boolean): void {
  if (isStored && !file.isStored) product.added += file.units;
  file.isStored ||= isStored;
}

/** Stores a file of one product's stock; each file counts once, however often it is sent. */
async function sendFile(world: World, product: Sold, file: Sold['files'][number]): Promise<string> {
  const json = { csv: file.csv, dryRun: false };
  const sent = await send<Report>(world, 'POST', '/api/products/import', json);
  if (!sent.isDone) return outcomeOf(sent);
  const { invalid, unchanged, updated } = sent.answer.body;
  if (invalid > 0 && !world.isShared) return 'invalid';
  if (file.isStored && updated > 0)
    throw new Violation('a file that was stored before changed the stock again');
  const isStored = updated > 0 || (await isStoredBefore(world, file));
  count(product, file, isStored);
  return updated > 0 ? 'done' : `unchanged ${unchanged}`;
}

/** Picks a variant, mostly the first: files that follow each other are where one could count twice. */
function variantOf({ beliefs }: World, random: Random) {
  const product = random.chance(0.5) ? beliefs.products[0] : pickOf(random, beliefs.products);
  const seen = product?.seen ?? [];
  const variant = random.chance(0.7) ? seen[0] : pickOf(random, seen);
  return product && variant && { product, variant };
}

/** Sends a new file of stock that was exported a while ago, or one of the earlier files again. */
const importStock: Action = async (world, random) => {
  const found = variantOf(world, random);
  const units = random.integer(1, 4);
  const again = random.chance(0.4);
  if (!found) return NOTHING_TO_DO;
  const { product, variant } = found;
  const earlier = again ? pickOf(random, product.files) : undefined;
  if (earlier) return sendFile(world, product, earlier);
  // Each export has a stamp of its own.
  const stamp = `v${String(product.files.length).padStart(8, '0')}`;
  const row = [product.id, variant.size, variant.stock + units, variant.stock, stamp].join(';');
  const file = { csv: `_id;talle;stock;stock_visto;exportado\n${row}`, units, isStored: false };
  product.files.push(file);
  return sendFile(world, product, file);
};

/** Sends a file of a new product, or one of the earlier files again. */
const importNew: Action = async (world, random) => {
  const { newProducts, products } = world.beliefs;
  const [first, second] = [random.integer(1, 5), random.integer(1, 5)];
  const earlier = random.chance(0.5) ? pickOf(random, newProducts) : undefined;
  const title = `Novedad ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[newProducts.length % 26]}`;
  const rows = [`${title};De algodón;conjuntos;9.000;S;${first};/assets/hero.jpg`, `;;;;M;${second};`];
  const csv = ['titulo;descripcion;categoria;precio;talle;stock;imagenes', ...rows].join('\n');
  const file = earlier ?? { title, csv, units: first + second };
  if (!earlier) newProducts.push(file);
  const json = { csv: file.csv, dryRun: false };
  const sent = await send<Report & { created: number }>(world, 'POST', '/api/products/import', json);
  const [made]: string[] = await world.shop.db()('products').where('title', file.title).pluck('document_id');
  if (made && sent.isDone && !products.some(({ id }) => id === made))
    products.push({ id: made, added: file.units, seen: [], files: [] });
  return sent.isDone ? `created ${sent.answer.body.created}` : outcomeOf(sent);
};

export const files = { sendProof, acceptProof, importStock, importNew };
