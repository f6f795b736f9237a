import { type Check } from './check';

/** Numbers count 1, 2, 3 ... on each business day; a deleted order keeps its own. */
export const numberChecks: Check[] = [
  {
    id: 'order-number-repeated',
    sql: `select o.order_number as name, count(*) as found, 1 as expected
      from orders o group by o.order_number having count(*) > 1`,
  },
  {
    id: 'order-number-of-another-day',
    sql: `select o.order_number as name, o.business_day as expected from orders o
      where o.business_day is null or o.order_number not like '%-' || replace(o.business_day, '-', '') || '-%'`,
  },
  {
    id: 'order-numbers-have-gaps',
    sql: ({
      sequenceOf,
    }) => `select n.business_day as name, n.orders as found, coalesce(c.last, 0) as expected
      from (select business_day, count(*) as orders, count(distinct ${sequenceOf}) as numbers,
          min(${sequenceOf}) as first, max(${sequenceOf}) as highest
        from orders where business_day is not null group by business_day) n
      left join order_counters c on c.business_day = n.business_day
      where n.first <> 1 or n.highest <> n.orders or n.numbers <> n.orders or coalesce(c.last, 0) <> n.orders`,
  },
  {
    id: 'order-counter-without-orders',
    sql: `select c.business_day as name, 0 as found, c.last as expected from order_counters c
      where c.last > 0 and not exists (select 1 from orders o where o.business_day = c.business_day)`,
  },
];
