import { DAY_MS } from './durations.mjs';
import { documentIdOf, MARKS, rowMarks } from './row-marks.mjs';

const DAYS = 365;
const VIEWS_A_ROW = 4;

function* viewRows(count, products, { businessDay, now }) {
  const rows = Math.max(1, Math.floor(count / VIEWS_A_ROW));
  for (let at = 0, left = count; at < rows; at += 1) {
    const place = at % products.length;
    const pass = Math.floor(at / products.length);
    const moment = new Date(now - ((place * 31 + pass) % DAYS) * DAY_MS);
    // A few products are looked at more than the rest.
    const views =
      at === rows - 1
        ? left
        : Math.min(left - (rows - at), 1 + (place % 7 === 0 ? 4 : place % 4 === 0 ? 6 : 2));
    left -= views;
    const { documentId, title, category } = products[place];
    yield [
      ...rowMarks(at + 1, documentIdOf('view', at + 1), moment),
      businessDay(moment),
      documentId,
      title,
      category,
      Math.max(1, views),
    ];
  }
}

/** So many views, a row a product and day. */
export const storeViews = (write, count, products, calendar) =>
  write(
    'daily_views',
    [...MARKS, 'day', 'product_id', 'product_title', 'category', 'views'],
    viewRows(count, products, calendar),
  );
