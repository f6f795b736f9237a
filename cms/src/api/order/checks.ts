import { ALL_STATUSES, EXPIRING_STATUSES, FULFILLMENTS } from '@shop/contract';
import { totalCheck, type ApiChecks, type Statements } from '../../platform/doctor/check';

const known = ALL_STATUSES.map((status) => `'${status}'`).join(', ');
const fulfillments = FULFILLMENTS.map((one) => `'${one}'`).join(', ');
const sums = `select order_id, sum(quantity) as units, sum(units_held) as held,
  sum(coalesce(units_returned, 0)) as returned, sum(unit_price * quantity) as money
  from order_lines group by order_id`;

// A null that reached the database by hand counts as 0: compared as it is, it would hide every other fault.
const discount = 'coalesce(o.payment_discount, 0)';
const agreed = 'coalesce(o.agreed_discount, 0)';
const coupon = 'coalesce(o.coupon_discount, 0)';
const parts = `o.subtotal - ${coupon} - ${discount} - ${agreed} + o.shipping_cost + o.cash_fee`;

const money: Statements = {
  'order-without-lines': `select o.order_number as name from orders o
      where not exists (select 1 from order_lines l where l.order_id = o.id)`,
  'order-line-is-impossible': `select o.order_number || ': ' || coalesce(l.title, '-') as name, l.units_held as found, l.quantity as expected
      from order_lines l left join orders o on o.id = l.order_id
      where o.id is null or l.quantity < 1 or l.unit_price < 0 or l.units_held < 0 or l.units_held > l.quantity`,
  'order-subtotal-is-not-its-lines': `select o.order_number as name, o.subtotal as found, s.money as expected
      from orders o join (${sums}) s on s.order_id = o.id where o.subtotal <> s.money`,
  'order-total-is-not-its-parts': `select o.order_number as name, o.total as found, ${parts} as expected
      from orders o where o.total <> ${parts}
      or ${coupon} < 0 or ${discount} < 0 or ${agreed} < 0 or ${coupon} + ${discount} + ${agreed} > o.subtotal or o.shipping_cost < 0 or o.cash_fee < 0`,
};

const couponUses: Statements = {
  'order-coupon-is-not-its-lines': `select o.order_number as name, ${coupon} as found, l.coupon as expected
      from orders o join (select order_id, sum(coalesce(coupon_discount, 0)) as coupon from order_lines group by order_id) l
        on l.order_id = o.id
      where ${coupon} <> l.coupon`,
  // An order that is cancelled or deleted has given its use back; a refunded one may have, before its refund.
  'coupon-use-is-not-its-order': `select coalesce(u.order_number, o.order_number) as name, o.order_status as found
      from coupon_uses u full join orders o on o.order_number = u.order_number
      where (u.id is not null and (o.id is null or case when u.returned_at is null then o.order_status = 'cancelled' or o.deleted_at is not null
        else o.order_status not in ('cancelled', 'refunded') and o.deleted_at is null end))
      or (u.id is null and coalesce(o.coupon_code, '') <> '')`,
};

const payments: Statements = {
  'order-paid-amount-is-not-its-payments': `select o.order_number as name, coalesce(o.paid_amount, 0) as found,
        coalesce(p.amount, 0) as expected
      from orders o left join (select order_id, sum(amount) as amount from order_payments group by order_id) p
        on p.order_id = o.id
      where coalesce(o.paid_amount, 0) <> coalesce(p.amount, 0) or coalesce(o.paid_amount, 0) < 0`,
  'order-refunds-are-not-its-payments': `select o.order_number as name, coalesce(o.refunded_amount, 0) as found,
        coalesce(p.amount, 0) as expected
      from orders o left join (select r.order_id, -sum(r.amount + coalesce(v.amount, 0)) as amount from order_payments r
        left join order_payments v on v.voids_id = r.id where r.kind = 'refund' group by r.order_id) p
        on p.order_id = o.id
      where coalesce(o.refunded_amount, 0) <> coalesce(p.amount, 0)`,
  // A void takes back an entry of its own order, and no more than that.
  'void-is-not-its-entry': `select o.order_number as name, v.amount as found, -e.amount as expected from order_payments v
      join orders o on o.id = v.order_id left join order_payments e on e.id = v.voids_id
      where v.kind = 'void' and (e.id is null or e.kind = 'void' or e.order_id <> v.order_id
        or (v.amount > 0) = (e.amount > 0) or abs(v.amount) > abs(e.amount))`,
  // An order that cost nothing may have been edited since.
  'order-paid-without-payment': `select o.order_number as name, 0 as found, o.total as expected from orders o
      where o.order_status = 'paid' and o.total > 0
      and not exists (select 1 from order_events e where e.order_id = o.id and e.type = 'edit')
      and not exists (select 1 from order_payments p where p.order_id = o.id and p.kind = 'payment')`,
  // An edit may have changed the total since, and a refund or a chargeback follows the payment.
  'online-order-paid-without-its-payment': `select o.order_number as name, coalesce(p.amount, 0) as found, o.total as expected
      from orders o left join (select order_id, sum(amount) as amount from order_payments where amount > 0 group by order_id) p
        on p.order_id = o.id
      where o.payment_method = 'mercado_pago' and o.order_status = 'paid' and coalesce(p.amount, 0) < o.total
      and not exists (select 1 from order_events e where e.order_id = o.id and e.type = 'edit')`,
  'online-refund-without-its-payment': `select o.order_number as name, r.reference as found from order_payments r
      join orders o on o.id = r.order_id
      where r.reference like '%/%' and not exists (select 1 from order_payments p
        where p.order_id = r.order_id and p.provider = r.provider and r.reference like p.reference || '/%')`,
  'payment-without-its-proof': `select o.order_number as name, p.amount as found from order_payments p
      join orders o on o.id = p.order_id
      where p.proof_id is not null and not exists
      (select 1 from transfer_proofs t where t.proof_id = p.proof_id and t.claimed_by = o.document_id)`,
  'payment-without-order': `select p.document_id as name, p.amount as found from order_payments p
      left join orders o on o.id = p.order_id
      where o.id is null or p.amount = 0 or (p.kind = 'payment' and p.amount < 0) or (p.kind = 'refund' and p.amount > 0)`,
};

const expiring = EXPIRING_STATUSES.map((status) => `'${status}'`).join(', ');

const statuses: Statements = {
  'order-deadline-is-impossible': `select o.order_number as name, o.order_status as found from orders o
      where (o.expires_at is not null and o.order_status not in (${expiring}))
      or (o.remind_at is not null and (o.expires_at is null or o.remind_at > o.expires_at))`,
  'order-status-is-unknown': `select o.order_number as name, o.order_status as found from orders o
      where o.order_status is null or o.order_status not in (${known})`,
  'order-dates-do-not-fit': `select o.order_number as name, o.order_status as found from orders o
      where (o.order_status = 'paid' and o.paid_at is null)
      or (o.order_status like 'pending%' and o.paid_at is not null)
      or (o.order_status = 'confirmado' and o.confirmed_at is null)
      or (o.order_status = 'cancelled' and o.cancelled_at is null)
      or (o.order_status = 'refunded' and o.refunded_at is null)`,
};

const fulfillment: Statements = {
  'order-fulfillment-is-impossible': `select o.order_number as name, coalesce(o.fulfillment, '-') as found from orders o
      where o.fulfillment is null or o.fulfillment not in (${fulfillments})
      or (o.fulfillment = 'in_transit' and o.delivery_method = 'pickup')
      or (o.fulfillment <> 'delivered' and o.delivered_at is not null)`,
  // An order is placed without an event of its goods.
  'order-fulfillment-is-not-its-history': `select o.order_number as name, o.fulfillment as found,
        coalesce(e.to_status, 'to_prepare') as expected
      from orders o
      left join (select order_id, max(id) as id from order_events where type = 'fulfillment' group by order_id) last
        on last.order_id = o.id
      left join order_events e on e.id = last.id
      where o.fulfillment <> coalesce(e.to_status, 'to_prepare')`,
};

const units: Statements = {
  'order-holds-other-units': `select o.order_number as name, s.held as found,
        case when o.stock_held then s.units - s.returned - coalesce(o.short_units, 0) else 0 end as expected
      from orders o join (${sums}) s on s.order_id = o.id
      where s.held <> case when o.stock_held then s.units - s.returned - coalesce(o.short_units, 0) else 0 end`,
  // Goods that had left the shop, or that staff keep out of sale, stay with their cancelled order.
  'cancelled-order-holds-units': `select o.order_number as name, o.order_status as found from orders o
      where o.stock_held and o.order_status = 'cancelled' and o.fulfillment not in ('in_transit', 'delivered')
      and not coalesce(o.units_to_decide, false)
      and not exists (select 1 from order_events e where e.order_id = o.id and e.type = 'units')`,
  // Units of a stock item that no longer exists could not be returned.
  'order-units-were-not-moved': `select o.order_number as name, -coalesce(m.total, 0) as found, s.held as expected
      from orders o join (${sums}) s on s.order_id = o.id
      left join (select order_number, sum(delta) as total from stock_moves where order_number is not null
        group by order_number) m on m.order_number = o.order_number
      where -coalesce(m.total, 0) <> s.held
      and not exists (select 1 from order_lines l where l.order_id = o.id and l.stock_item_id is null)`,
};

const histories: Statements = {
  'order-without-history': `select o.order_number as name, count(e.id) as found, 1 as expected
      from orders o left join order_events e on e.order_id = o.id and e.type = 'created'
      group by o.id, o.order_number having count(e.id) <> 1`,
  'order-status-is-not-its-history': `select o.order_number as name, o.order_status as found, e.to_status as expected
      from orders o
      join (select order_id, max(id) as id from order_events where type in ('created', 'status') group by order_id) last
        on last.order_id = o.id
      join order_events e on e.id = last.id
      where e.to_status <> o.order_status`,
  'order-deletion-is-not-in-its-history': `select o.order_number as name, coalesce(e.type, '-') as found
      from orders o
      left join (select order_id, max(id) as id from order_events where type in ('deleted', 'restored') group by order_id) last
        on last.order_id = o.id
      left join order_events e on e.id = last.id
      where (o.deleted_at is not null and coalesce(e.type, '') <> 'deleted')
      or (o.deleted_at is null and e.type = 'deleted')`,
  'history-without-order': 'select e.document_id as name from order_events e where e.order_id is null',
};

// Numbers are consecutive per business day; deleted orders keep theirs.
const numberChecks: Statements = {
  'order-number-repeated': `select o.order_number as name, count(*) as found, 1 as expected
      from orders o group by o.order_number having count(*) > 1`,
  'order-number-of-another-day': `select o.order_number as name, o.business_day as expected from orders o
      where o.business_day is null or o.order_number not like '%-' || replace(o.business_day, '-', '') || '-%'`,
  'order-numbers-have-gaps': ({ sequenceOf }) => ({
    sql: `select n.business_day as name, n.orders as found, coalesce(c.last, 0) as expected
      from (select business_day, count(*) as orders, count(distinct ${sequenceOf}) as numbers,
          min(${sequenceOf}) as first, max(${sequenceOf}) as highest
        from orders where business_day is not null group by business_day) n
      left join order_counters c on c.business_day = n.business_day
      where n.first <> 1 or n.highest <> n.orders or n.numbers <> n.orders or coalesce(c.last, 0) <> n.orders`,
  }),
  'order-counter-without-orders': `select c.business_day as name, 0 as found, c.last as expected from order_counters c
      where c.last > 0 and not exists (select 1 from orders o where o.business_day = c.business_day)`,
};

const totals = [
  ['órdenes', 'orders', '1'],
  ['importes', 'total', 'total'],
].map(([label = '', column = '', counted = '']) =>
  totalCheck({
    label,
    keys: "business_day || ' ' || order_status || ' ' || payment_method",
    stored: `${column} as stored, 0 as counted from order_days`,
    counted: `0 as stored, ${counted} as counted from orders where deleted_at is null`,
  }),
);

export const orderChecks: ApiChecks = {
  statements: {
    ...money,
    ...payments,
    ...couponUses,
    ...statuses,
    ...fulfillment,
    ...units,
    ...histories,
    ...numberChecks,
    'count-is-not-its-rows': totals,
  },
};
