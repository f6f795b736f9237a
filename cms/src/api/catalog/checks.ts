import type { AskedPrice, ReviewCounts } from '@shop/contract';
import { EARLIER_PRICE_DAYS_SQL, earlierPriceDaysOf } from '../../database/asked-prices';
import type { Row } from '../../database/connection';
import { codecOfFile } from '../../database/gateway/codec-of-file';
import { modelOfFile } from '../../database/gateway/model-of-file';
import type { RecordOf, RecordTypes } from '../../database/gateway/record-types';
import { PICTURES_SQL, picturesByProduct } from '../../database/product-pictures';
import { withParts } from '../../database/product-records';
import type { PictureRecord, StockItemRecord } from '../../database/records';
import { countsByProduct } from '../../database/review-counts';
import { groupBy } from '../../database/rows';
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
  products: RecordOf<'api::product.product'>[];
  items: Map<number | null, StockItemRecord[]>;
  pictures: Map<number, PictureRecord[]>;
  reviews: Map<string, ReviewCounts>;
  entries: Map<number, Row>;
  prices: Map<string, AskedPrice[]>;
  earlierPriceDays: number;
};

function readAs<U extends keyof RecordTypes>(uid: U, rows: readonly Row[]): RecordOf<U>[] {
  const { decode } = codecOfFile(uid);
  return rows.map((row) => decode(row) as RecordOf<U>);
}

const OF_PAGE = 'product_id in (select document_id from products where id > ? and id <= ?)';
const COUNTS = `select product_id, fit, count(*) as reviews, sum(stars) as stars from reviews
  where state = 'published' and ${OF_PAGE} group by product_id, fit`;

async function readPage(ask: Ask, after: number): Promise<Page> {
  const rows = await ask('select * from products where id > ? order by id limit ?', [after, PAGE]);
  const products = readAs('api::product.product', rows);
  const range = [after, products.at(-1)?.id ?? after];
  const ofRange = 'where product_id > ? and product_id <= ?';
  const items = await ask(`select * from stock_items ${ofRange} order by id`, range);
  const pictures = await ask(
    `select * from (${PICTURES_SQL}) as pictures ${ofRange} order by product_id, position`,
    range,
  );
  const prices = await ask(`select * from product_prices where ${OF_PAGE} order by at, id`, range);
  const entries = await ask(`select * from catalog_entries ${ofRange}`, range);
  const [rules] = await ask(EARLIER_PRICE_DAYS_SQL);
  return {
    products,
    items: groupBy(readAs('api::stock-item.stock-item', items), ({ productId }) => productId),
    pictures: picturesByProduct(pictures),
    reviews: countsByProduct(await ask(COUNTS, range)),
    entries: new Map(entries.map((row) => [row.product_id as number, row])),
    prices: groupBy(readAs('api::product.product-price', prices), ({ productId }) => productId),
    earlierPriceDays: earlierPriceDaysOf(rules),
  };
}

const NEEDED = Object.entries(modelOfFile('api::product.product').attributes).flatMap(
  ([name, { required, default: byDefault }]) =>
    required || byDefault !== undefined ? [name as keyof Page['products'][number]] : [],
);

function differentColumn(product: ReturnType<typeof withParts>, entry: Row): string | undefined {
  // A product that lacks what its model requires cannot be shown; the other findings are still told.
  const lacking = NEEDED.find((name) => product[name] === null);
  if (lacking) return `sin ${lacking}`;
  const wanted: Row = entryOf(product, asProduct(product), String(entry.category_label));
  return Object.keys(wanted).find((column) => wanted[column] !== entry[column]);
}

// Category names come from the site content, all other columns from the product.
function differenceOf(product: Page['products'][number], page: Page): Finding | null {
  const { id, documentId, title: name } = product;
  const entry = page.entries.get(id);
  if (product.deletedAt) return entry ? { name, found: 'visible', expected: 'borrado' } : null;
  if (!entry) return { name, found: 'falta' };
  const complete = withParts(product, {
    items: page.items.get(id) ?? [],
    pictures: page.pictures.get(id) ?? [],
    reviews: page.reviews.get(documentId) ?? [],
    prices: page.prices.get(documentId) ?? [],
    earlierPriceDays: page.earlierPriceDays,
  });
  const different = differentColumn(complete, entry);
  return different ? { name, found: different } : null;
}

const checkEntries: CustomCheck = async ({ ask }) => {
  const found: Finding[] = [];
  for (let after = 0; ;) {
    const page = await readPage(ask, after);
    if (page.products.length === 0) break;
    found.push(...page.products.flatMap((product) => differenceOf(product, page) ?? []));
    after = page.products.at(-1)?.id ?? after;
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
