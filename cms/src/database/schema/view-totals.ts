import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { ensureTriggers, type Trigger } from './triggers';

// Every view adds to its day and category: sixteen parts of each keep views from waiting for each other.
const part = (column: string, isPostgres: boolean) =>
  `${isPostgres ? 'ascii' : 'unicode'}(substr(${column}, 24, 1)) % 16`;

const tables = [
  'create table if not exists product_views (product_id varchar(40) primary key, product_title varchar(255), category varchar(60), views bigint not null)',
  'create index if not exists product_views_ranking on product_views (views desc, product_id)',
  'create table if not exists category_views (category varchar(60) not null, part integer not null, views bigint not null, primary key (category, part))',
  'create table if not exists day_views (day varchar(10) not null, part integer not null, views bigint not null, primary key (day, part))',
];

const addViews = (views: string, shard = part('new.product_id', onPostgres())) => [
  'insert into product_views (product_id, product_title, category, views) ' +
    `values (new.product_id, new.product_title, new.category, ${views}) on conflict (product_id) do update set ` +
    'views = product_views.views + excluded.views, product_title = excluded.product_title, category = excluded.category',
  `insert into category_views (category, part, views) values (coalesce(new.category, ''), coalesce(${shard}, 0), ${views}) ` +
    'on conflict (category, part) do update set views = category_views.views + excluded.views',
  `insert into day_views (day, part, views) values (new.day, coalesce(${shard}, 0), ${views}) ` +
    'on conflict (day, part) do update set views = day_views.views + excluded.views',
];

const triggers = (): Trigger[] => [
  { name: 'views_count_new', table: 'daily_views', event: 'insert', statements: addViews('new.views') },
  {
    name: 'views_count_more',
    table: 'daily_views',
    event: 'update',
    when: 'old.views <> new.views',
    statements: addViews('new.views - old.views'),
  },
];

const TOTALS = ['product_views', 'category_views', 'day_views'];

export const recountViews = (isPostgres: boolean) => [
  ...TOTALS.map((name) => `delete from ${name}`),
  'insert into product_views (product_id, product_title, category, views) ' +
    'select product_id, max(product_title), max(category), sum(views) from daily_views group by product_id',
  'insert into category_views (category, part, views) ' +
    `select coalesce(category, ''), coalesce(${part('product_id', isPostgres)}, 0), sum(views) from daily_views group by 1, 2`,
  'insert into day_views (day, part, views) ' +
    `select day, coalesce(${part('product_id', isPostgres)}, 0), sum(views) from daily_views group by 1, 2`,
];

export async function resetViewTotals(trx: Trx): Promise<void> {
  for (const name of TOTALS) await trx(name).delete();
}

/** Creates the view totals by product, category and day, so that a ranking need not sum up the history. */
export async function ensureViewTotals(trx: Trx): Promise<void> {
  for (const statement of tables) await trx.raw(statement);
  await ensureTriggers(trx, triggers());
}
