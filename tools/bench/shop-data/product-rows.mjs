import { documentIdOf, MINUTE_MS, strapiColumns } from './rows.mjs';
import { CATEGORIES, FABRICS, GARMENTS, MODELS } from './dictionary.mjs';

const SIZE_SETS = [['S', 'M'], ['M', 'L'], ['S', 'M', 'L'], ['M', 'L', 'XL'], ['S', 'M', 'L', 'XL'], ['XXL']];
const NEGRO = { name: 'Negro', value: '#1a1a1a' };
const COLOR_SETS = [[NEGRO], [NEGRO, { name: 'Blanco', value: '#ffffff' }]];
const OPENED = Date.UTC(2024, 0, 10, 12);

const codeOf = (index) => String(index).padStart(6, '0');

function unitsFor(random) {
  const chance = random.next();
  if (chance < 0.02) return 0;
  return chance < 0.04 ? 1 + random.below(3) : 40 + random.below(60);
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

function generateProduct(index, random, ids) {
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
    formerNames: [],
    title,
    description: `Con detalles de ${random.pick(FABRICS)} y forro de ${random.pick(FABRICS)}, línea ${random.pick(MODELS)}. Suave, cómodo y a tu medida. Lavar a mano con agua fría.`,
    price: 5_000 + random.below(40_000),
    discount: random.below(4) === 0 ? 20 : 0,
    category: CATEGORIES[kind],
    thumbnails: [`https://pictures.example/${index}.jpg`, `https://pictures.example/${index}-b.jpg`],
    earlierPrice: null,
    earlierPriceDays: 30,
    thumbnailAlts: ['', ''],
    thumbnailColors: [[], colors.slice(0, 1).map(({ name }) => name)],
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

export function generateProducts(count, random) {
  const ids = { item: 0 };
  return Array.from({ length: count }, (_, index) => generateProduct(index + 1, random, ids));
}

const unitsOf = ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0);

function* productRows(products) {
  for (const product of products) {
    const { slug, title, description, price, discount, category, active, composition, care } = product;
    yield {
      ...strapiColumns('product', product.id, product.createdAt),
      slug,
      title,
      description,
      price,
      discount,
      category,
      active,
      composition,
      care,
      stock: unitsOf(product),
      sizes: JSON.stringify(product.sizes),
      colors: JSON.stringify(product.colors),
      old_slugs: JSON.stringify(product.oldSlugs),
      former_names: JSON.stringify(product.formerNames),
    };
  }
}

function* itemRows(products) {
  for (const product of products)
    for (const { id, size, color, quantity, sku } of product.items)
      yield {
        ...strapiColumns('item', id, product.createdAt),
        product_id: product.id,
        size,
        color,
        quantity,
        sku,
      };
}

const PICTURES_PER_PRODUCT = 2;

const pictureId = (productId, position) => (productId - 1) * PICTURES_PER_PRODUCT + position;

function* pictureRows(products) {
  for (const { id, thumbnails, thumbnailAlts, thumbnailColors } of products)
    for (const [at, url] of thumbnails.entries())
      yield {
        id: pictureId(id, at + 1),
        url,
        alt: thumbnailAlts[at],
        colors: thumbnailColors[at].join('\n'),
      };
}

function* placeRows(products) {
  for (const { id, thumbnails } of products)
    for (const at of thumbnails.keys())
      yield {
        id: pictureId(id, at + 1),
        entity_id: id,
        cmp_id: pictureId(id, at + 1),
        component_type: 'product.picture',
        field: 'pictures',
        order: at + 1,
      };
}

export async function storeProducts(write, products) {
  await write('products', productRows(products));
  await write('product_pictures', pictureRows(products));
  await write('products_cmps', placeRows(products));
  await write('stock_items', itemRows(products));
}

// The generator is lazy: the rows of a large shop are never in memory together.
function* mapRows(products, rowsOf) {
  for (const product of products) yield* rowsOf(product);
}

export async function storeCatalog(write, products, { asProduct, entryOf }) {
  await write(
    'catalog_entries',
    mapRows(products, (one) => [entryOf(one, asProduct(one), one.category)]),
  );
  await write(
    'catalog_slugs',
    mapRows(products, ({ id, slug }) => [{ slug, product_id: id }]),
  );
}
