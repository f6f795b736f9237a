import { cut, feedPrice, type FeedItem } from './feed-items.ts';

// Lengths and values: https://www.facebook.com/business/help/120325381656392
const MAX_TITLE = 200;
const MAX_DESCRIPTION = 9999;
const MAX_BRAND = 100;
const MAX_IMAGES = 2000;

// A spreadsheet would run a cell that begins with one of these; Meta drops the leading space.
const FORMULA = /^[=+\-@\t\r]/;
const cell = (text: string): string => `"${(FORMULA.test(text) ? ` ${text}` : text).replaceAll('"', '""')}"`;

/** Joins addresses by commas without cutting one in two. */
const joinImages = (urls: readonly string[]): string =>
  urls.reduce((list, url) => {
    const longer = list ? `${list},${url}` : url;
    return longer.length <= MAX_IMAGES ? longer : list;
  }, '');

const COLUMNS: Readonly<Record<string, (item: FeedItem) => string | null>> = {
  id: ({ id }) => id,
  title: ({ title }) => cut(title, MAX_TITLE),
  description: ({ description }) => cut(description, MAX_DESCRIPTION),
  availability: ({ inStock }) => (inStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }) => feedPrice(price),
  link: ({ link }) => link,
  image_link: ({ imageLink }) => imageLink,
  brand: ({ brand }) => cut(brand, MAX_BRAND),
  sale_price: ({ salePrice }) => (salePrice === null ? '' : feedPrice(salePrice)),
  item_group_id: ({ groupId }) => groupId,
  additional_image_link: ({ additionalImages }) => joinImages(additionalImages),
  product_type: ({ productType }) => productType,
  color: ({ color }) => color,
  size: ({ size }) => size,
  gender: () => 'female',
  age_group: () => 'adult',
  mpn: ({ sku }) => sku,
  custom_label_0: ({ paymentPrice }) => paymentPrice,
};

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Meta's catalog feed for Facebook and Instagram shops: CSV with a line for each variant. */
export const metaFeed = {
  type: 'text/csv; charset=utf-8',
  start: (): string => line(Object.keys(COLUMNS)),
  item: (item: FeedItem): string => line(Object.values(COLUMNS).map((read) => read(item) ?? '')),
  end: '',
};
