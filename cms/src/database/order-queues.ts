import type { OrderQueue } from '@shop/contract';

// The SQL of `queuesOf`, without parameters: SQLite uses a partial index only for its very condition.
const open = "order_status not in ('cancelled', 'refunded')";
const due = `(${open} and total > coalesce(paid_amount, 0) + coalesce(refunded_amount, 0))`;
const unpaidHandover = `(fulfillment = 'delivered' and ${due})`;
const goesOn = `${open} and coalesce(stock_held, true)`;
const ready = (delivery: string) => `${goesOn} and fulfillment = 'ready' and delivery_method = '${delivery}'`;
const awaitsProof = "order_status in ('pending_transfer_proof', 'pending_mercado_pago')";

const rules: Record<Exclude<OrderQueue, 'open_case'>, string> = {
  in_dispute: "coalesce(dispute, '') <> ''",
  to_verify: "order_status = 'pending_transfer_confirmation'",
  to_confirm: `(order_status = 'pending_manual' or ${awaitsProof} and not ${due}) and not ${unpaidHandover}`,
  to_prepare: `${goesOn} and order_status in ('paid', 'confirmado') and fulfillment = 'to_prepare'`,
  ready_pickup: ready('pickup'),
  ready_home: ready('home'),
  in_transit: `${goesOn} and fulfillment = 'in_transit'`,
  delivered_unpaid: unpaidHandover,
  to_refund: `coalesce(paid_amount, 0) > case when ${open} then total else 0 end`,
  units_to_decide: 'coalesce(units_to_decide, false)',
  to_collect: `not ${unpaidHandover} and ${due} and
    (${awaitsProof} or order_status = 'paid' or
      order_status = 'confirmado' and (payment_method <> 'cash' or not coalesce(stock_held, true)
        or coalesce(paid_amount, 0) + coalesce(refunded_amount, 0) > 0))`,
  reserved: 'expires_at is not null',
};

/** The orders that wait for something, open cases apart; `orders_awaiting_work` indexes just them. */
export const ORDERS_WITH_WORK = `(${Object.values(rules)
  .map((rule) => `(${rule})`)
  .join(' or ')})`;

const openCase = 'document_id in (select order_document_id from cases where due_at is not null)';

/** The condition of each queue. */
export const QUEUE_SQL: Record<OrderQueue, string> = { open_case: openCase, ...rules };
