import { totalCheck, type ApiChecks } from '../../platform/doctor/check';

const paid = "o.deleted_at is null and o.order_status = 'paid'";
const counted = {
  purchases: `case when ${paid} then 1 else 0 end`,
  spent: `case when ${paid} then o.paid_amount else 0 end`,
  orders: "case when o.deleted_at is null and o.order_status <> 'cancelled' then 1 else 0 end",
};
// Orders that changed since are read before the clients are shown.
const upToDate = 'where not exists (select 1 from client_changes)';

const totals = (['purchases', 'spent', 'orders'] as const).map((column) =>
  totalCheck({
    label: `clientas, ${column}`,
    keys: 'client_id',
    stored: `stored, 0 as counted from (select id as client_id, ${column} as stored from clients) as c ${upToDate}`,
    counted: `0 as stored, counted from (select c.client_id, ${counted[column]} as counted
      from client_orders c join orders o on o.id = c.order_id where c.client_id is not null) as o ${upToDate}`,
  }),
);

export const clientChecks: ApiChecks = { statements: { 'count-is-not-its-rows': totals } };
