import { type Check } from './check';

type Count = { label: string; keys: string; kept: string; counted: string };

// The keys are written the same in the table of the counts and in the rows that are counted.
const counts: Count[] = [
  {
    label: 'órdenes',
    keys: "business_day || ' ' || order_status || ' ' || payment_method",
    kept: 'orders as kept, 0 as counted from order_days',
    counted: '0 as kept, 1 as counted from orders where deleted_at is null',
  },
  {
    label: 'importes',
    keys: "business_day || ' ' || order_status || ' ' || payment_method",
    kept: 'total as kept, 0 as counted from order_days',
    counted: '0 as kept, total as counted from orders where deleted_at is null',
  },
  {
    label: 'productos',
    keys: "active || ' ' || category || ' ' || sizes",
    kept: 'products as kept, 0 as counted from catalogue_counts',
    counted: '0 as kept, 1 as counted from catalogue_entries',
  },
  ...[
    { keys: 'product_id', table: 'product_views' },
    { keys: "coalesce(category, '')", table: 'category_views' },
    { keys: 'day', table: 'day_views' },
  ].map(({ keys, table }) => ({
    label: 'visitas',
    keys,
    kept: `views as kept, 0 as counted from ${table}`,
    counted: '0 as kept, views as counted from daily_views',
  })),
];

const differences = ({ label, keys, kept, counted }: Count): string =>
  `select '${label} ' || k as name, sum(kept) as found, sum(counted) as expected from ` +
  `(select ${keys} as k, ${kept} union all select ${keys} as k, ${counted}) as both_counts ` +
  'group by k having sum(kept) <> sum(counted)';

/** What is counted apart, so that nobody waits while it is added up, is what it counts. */
export const countChecks: Check[] = counts.map((count) => ({
  id: 'count-is-not-its-rows',
  sql: differences(count),
}));
