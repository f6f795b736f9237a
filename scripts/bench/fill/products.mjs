import { MINUTE_MS } from './durations.mjs';
import { documentIdOf, MARKS, rowMarks } from './row-marks.mjs';
import { CATEGORIES, FABRICS, GARMENTS, MODELS } from './words.mjs';

const SIZE_SETS = [['S', 'M'], ['M', 'L'], ['S', 'M', 'L'], ['M', 'L', 'XL'], ['S', 'M', 'L', 'XL'], ['XXL']];
const NEGRO = { name: 'Negro', value: '#1a1a1a' };
const COLOR_SETS = [[NEGRO], [NEGRO, { name: 'Blanco', value: '#ffffff' }]];
const OPENED = Date.UTC(2024, 0, 10, 12);

/** What tells a product from all others in its title. */
export const codeOf = (index) => String(index).padStart(6, '0');

function unitsFor(random) {
  const luck = random.next();
  if (luck < 0.02) return 0;
  return luck < 0.04 ? 1 + random.below(3) : 40 + random.below(60);
}

function itemsOf({ sizes, colors, index, random }, ids) {
  return sizes.flatMap((size) =>
    colors.map(({ name }) => {
      const id = (ids.item += 1);
      const sku = `B${index}-${size}-${name.slice(0, 3).toUpperCase()}`;
      return { id, documentId: documentIdOf('item', id), size, color: name, quantity: unitsFor(random), sku };
    }),
  );
}

/** A product as the database keeps it, with its stock items. */
function product(index, random, ids) {
  const kind = index % CATEGORIES.length;
  const sizes = SIZE_SETS[random.below(100) === 0 ? 5 : random.below(5)];
  const colors = random.pick(COLOR_SETS);
  const title = `${GARMENTS[kind]} ${random.pick(MODELS)} de ${random.pick(FABRICS)} ${codeOf(index)}`;
  const at = new Date(OPENED + index * MINUTE_MS).toISOString();
  return {
    id: index,
    documentId: documentIdOf('product', index),
    slug: `${GARMENTS[kind].toLowerCase()}-${index}`,
    oldSlugs: [],
    title,
    description: `Con detalles de ${random.pick(FABRICS)} y forro de ${random.pick(FABRICS)}, línea ${random.pick(MODELS)}. Suave, cómodo y a tu medida. Lavar a mano con agua fría.`,
    price: 5_000 + random.below(40_000),
    discount: random.below(4) === 0 ? 20 : 0,
    category: CATEGORIES[kind],
    thumbnails: [`https://pictures.example/${index}.jpg`, `https://pictures.example/${index}-b.jpg`],
    thumbnailAlts: [],
    sizes,
    colors,
    active: random.below(20) !== 0,
    composition: 'Poliamida y elastano',
    care: 'Lavar a mano.',
    createdAt: at,
    updatedAt: at,
    deleted: false,
    items: itemsOf({ sizes, colors, index, random }, ids),
  };
}

/** So many products, the same for the same seed. */
export function makeProducts(count, random) {
  const ids = { item: 0 };
  return Array.from({ length: count }, (_, at) => product(at + 1, random, ids));
}

const unitsOf = ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0);

function* productRows(products) {
  for (const one of products) {
    const { id, documentId: document, slug, title, description, price, discount, category, active } = one;
    const texts = [one.thumbnails, one.thumbnailAlts, one.sizes, one.colors, one.oldSlugs].map((value) =>
      JSON.stringify(value),
    );
    yield [
      ...rowMarks(id, document, one.createdAt),
      slug,
      title,
      description,
      price,
      discount,
      category,
      active,
      unitsOf(one),
      one.composition,
      one.care,
      ...texts,
    ];
  }
}

function* itemRows(products) {
  for (const { id, items, createdAt } of products)
    for (const item of items)
      yield [
        ...rowMarks(item.id, item.documentId, createdAt),
        id,
        item.size,
        item.color,
        item.quantity,
        item.sku,
      ];
}

/** The products and their shelves. */
export async function storeProducts(write, products) {
  await write(
    'products',
    [
      ...MARKS,
      'slug',
      'title',
      'description',
      'price',
      'discount',
      'category',
      'active',
      'stock',
      'composition',
      'care',
      'thumbnails',
      'thumbnail_alts',
      'sizes',
      'colors',
      'old_slugs',
    ],
    productRows(products),
  );
  await write(
    'stock_items',
    [...MARKS, 'product_id', 'size', 'color', 'quantity', 'sku'],
    itemRows(products),
  );
}

function* entryRows(products, entryOf, columns) {
  for (const one of products) {
    const entry = entryOf(one);
    yield columns.map((column) => entry[column]);
  }
}

function* sizeRows(products, sizesOf) {
  for (const one of products) for (const size of sizesOf(one)) yield [size, one.id];
}

function* slugRows(products) {
  for (const { id, slug } of products) yield [slug, id];
}

/** What shoppers read of them, rendered by the shop's own code. */
export async function storeCatalogue(write, products, { asProduct, entryOf: render, sizesInStock }) {
  const entryOf = (one) => render(one, asProduct(one), one.category);
  const columns = Object.keys(entryOf(products[0]));
  await write('catalog_entries', columns, entryRows(products, entryOf, columns));
  await write(
    'catalog_sizes',
    ['size', 'product_id'],
    sizeRows(products, ({ sizes, items }) => sizesInStock(sizes, items)),
  );
  await write('catalog_slugs', ['slug', 'product_id'], slugRows(products));
}
