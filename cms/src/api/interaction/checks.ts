import { DAY_MS } from '@shop/contract';
import { olderThan, SWEEP_GRACE_MS, totalCheck, type ApiChecks } from '../../platform/doctor/check';

const viewTotals = [
  { keys: 'product_id', table: 'product_views' },
  { keys: "coalesce(category, '')", table: 'category_views' },
  { keys: 'day', table: 'day_views' },
].map(({ keys, table }) =>
  totalCheck({
    label: 'visitas',
    keys,
    stored: `views as stored, 0 as counted from ${table}`,
    counted: '0 as stored, views as counted from daily_views',
  }),
);

export const interactionChecks: ApiChecks = {
  statements: {
    'visitor-is-old': olderThan(
      DAY_MS + SWEEP_GRACE_MS,
      'select i.document_id as name from interactions i where i.at < ?',
    ),
    'count-is-not-its-rows': viewTotals,
  },
};
