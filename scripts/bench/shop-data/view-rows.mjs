import { DAY_MS, strapiColumns } from './rows.mjs';

const DAYS = 365;
const VIEWS_PER_ROW = 4;

function* viewRows(count, products, { businessDay, now }) {
  const rows = Math.max(1, Math.floor(count / VIEWS_PER_ROW));
  for (let row = 0, left = count; row < rows; row += 1) {
    const index = row % products.length;
    const pass = Math.floor(row / products.length);
    const date = new Date(now - ((index * 31 + pass) % DAYS) * DAY_MS);
    const views =
      row === rows - 1
        ? left
        : Math.min(left - (rows - row), 1 + (index % 7 === 0 ? 4 : index % 4 === 0 ? 6 : 2));
    left -= views;
    const { documentId, title, category } = products[index];
    yield {
      ...strapiColumns('view', row + 1, date),
      day: businessDay(date),
      product_id: documentId,
      product_title: title,
      category,
      views: Math.max(1, views),
    };
  }
}

export const storeViews = (write, count, products, calendar) =>
  write('daily_views', viewRows(count, products, calendar));
