import type { AskedPrice, ReviewCounts } from '@shop/contract';
import {
  ASKED_PRICES_SQL,
  askedPricesByProduct,
  EARLIER_PRICE_DAYS_SQL,
  earlierPriceDaysOf,
} from '../../database/asked-prices';
import type { Row } from '../../database/connection';
import { PICTURES_SQL, picturesByProduct } from '../../database/product-pictures';
import { asItem, asRecord } from '../../database/product-records';
import { REVIEW_COUNTS_SQL, reviewCountsByProduct } from '../../database/review-counts';
import type { PictureRecord } from '../../database/records';
import {
  findingsOf,
  totalCheck,
  type ApiChecks,
  type Ask,
  type CustomCheck,
  type Finding,
} from '../../platform/doctor/check';
import { asProduct } from './domain/product-view';
import { entryOf } from './services/entries/write-entries';

const PAGE = 500;

type Page = {
  products: Row[];
  items: Map<number, Row[]>;
  pictures: Map<number, PictureRecord[]>;
  reviews: Map<number, ReviewCounts>;
  entries: Map<number, Row>;
  prices: Map<number, AskedPrice[]>;
  earlierPriceDays: number;
};

async function readPage(ask: Ask, after: number): Promise<Page> {
  const products = await ask('select * from products where id > ? order by id limit ?', [after, PAGE]);
  const last = Number(products.at(-1)?.id ?? after);
  const items = new Map<number, Row[]>();
  for (const row of await ask(
    'select * from stock_items where product_id > ? and product_id <= ? order by id',
    [after, last],
  )) {
    const owner = row.product_id as number;
    items.set(owner, [...(items.get(owner) ?? []), row]);
  }
  const pictures = await ask(
    `select * from (${PICTURES_SQL}) as pictures where product_id > ? and product_id <= ? order by product_id, position`,
    [after, last],
  );
  const counts = await ask(
    `select * from (${REVIEW_COUNTS_SQL}) as counts where product_id > ? and product_id <= ?`,
    [after, last],
  );
  const rows = await ask('select * from catalog_entries where product_id > ? and product_id <= ?', [
    after,
    last,
  ]);
  const prices = await ask(
    `select * from (${ASKED_PRICES_SQL}) as prices where owner > ? and owner <= ? order by at, id`,
    [after, last],
  );
  const [rules] = await ask(EARLIER_PRICE_DAYS_SQL);
  const entries = new Map(rows.map((row) => [row.product_id as number, row]));
  return {
    products,
    items,
    pictures: picturesByProduct(pictures),
    reviews: reviewCountsByProduct(counts),
    entries,
    prices: askedPricesByProduct(prices),
    earlierPriceDays: earlierPriceDaysOf(rules),
  };
}

// Category names come from the site content, all other columns from the product.
function differenceOf(
  product: Row,
  { items, ...parts }: Omit<Parameters<typeof asRecord>[1], 'items'> & { items: Row[] },
  entry: Row | undefined,
): Finding | null {
  const name = String(product.title);
  if (product.deleted_at !== null) return entry ? { name, found: 'visible', expected: 'borrado' } : null;
  if (!entry) return { name, found: 'falta' };
  const record = asRecord(product, { items: items.map(asItem), ...parts });
  const wanted: Row = entryOf(record, asProduct(record), String(entry.category_label));
  const different = Object.keys(wanted).find((column) => wanted[column] !== entry[column]);
  return different ? { name, found: different } : null;
}

const differencesOf = ({ products, items, pictures, reviews, entries, ...page }: Page): Finding[] =>
  products.flatMap((product) => {
    const id = product.id as number;
    const parts = {
      items: items.get(id) ?? [],
      pictures: pictures.get(id) ?? [],
      reviews: reviews.get(id) ?? [],
      prices: page.prices.get(id) ?? [],
      earlierPriceDays: page.earlierPriceDays,
    };
    const difference = differenceOf(product, parts, entries.get(id));
    return difference ? [difference] : [];
  });

const checkEntries: CustomCheck = async ({ ask }) => {
  const found: Finding[] = [];
  for (let after = 0; ;) {
    const page = await readPage(ask, after);
    if (page.products.length === 0) break;
    found.push(...differencesOf(page));
    after = Number(page.products.at(-1)?.id);
  }
  const orphans = await ask(
    `select e.document_id as name from catalog_entries e
     where not exists (select 1 from products p where p.id = e.product_id)`,
  );
  return [findingsOf('catalog-is-not-the-products', [...found, ...(orphans as Finding[])])];
};

export const catalogChecks: ApiChecks = {
  statements: {
    'count-is-not-its-rows': totalCheck({
      label: 'productos',
      keys: "active || ' ' || category || ' ' || sizes",
      stored: 'products as stored, 0 as counted from catalog_counts',
      counted: '0 as stored, 1 as counted from catalog_entries',
    }),
  },
  tables: [checkEntries],
};
