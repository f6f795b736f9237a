import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { ORDERS_WITH_WORK } from '../order-queues';

const indexes = [
  "create unique index if not exists stock_items_one_of_each on stock_items (product_id, coalesce(size, ''), coalesce(color, ''))",
  'create index if not exists stock_items_by_sku on stock_items (lower(sku)) where sku is not null',
  'create index if not exists stock_moves_by_item on stock_moves (stock_item_id, at)',
  'create index if not exists stock_moves_by_order on stock_moves (order_number)',
  'create index if not exists stock_moves_by_time on stock_moves (at)',
  'create index if not exists files_by_url on files (url)',
  'create index if not exists products_by_document on products (document_id)',
  'create index if not exists orders_by_day on orders (business_day)',
  'create index if not exists orders_by_document on orders (document_id)',
  'create index if not exists products_deleted on products (deleted_at, id) where deleted_at is not null',
  'create index if not exists orders_deleted on orders (deleted_at, id) where deleted_at is not null',
  'create index if not exists orders_by_email on orders (email_key, created_at)',
  // Its condition was another one: an index of a condition is a new index.
  'drop index if exists orders_with_work',
  `create index if not exists orders_awaiting_work on orders (created_at, id) where deleted_at is null and ${ORDERS_WITH_WORK}`,
  'create index if not exists orders_by_phone on orders (phone_key, created_at)',
  'create index if not exists order_lines_by_order on order_lines (order_id, position)',
  'create index if not exists orders_by_total on orders (total)',
  'create index if not exists order_payments_by_amount on order_payments (amount, order_id)',
  'create index if not exists order_lines_by_item on order_lines (stock_item_id) where stock_item_id is not null',
  'create index if not exists order_lines_by_product on order_lines (product_id)',
  'create index if not exists order_events_by_order on order_events (order_id, at)',
  'create index if not exists orders_expiring on orders (expires_at) where expires_at is not null',
  'create index if not exists orders_to_remind on orders (remind_at) where remind_at is not null',
  'create index if not exists order_payments_by_order on order_payments (order_id, at)',
  'create unique index if not exists order_payments_voided_once on order_payments (voids_id) where voids_id is not null',
  'create index if not exists order_payments_by_time on order_payments (at)',
  'create unique index if not exists order_payments_by_reference on order_payments (provider, reference) where reference is not null',
  'create index if not exists order_payments_by_sender on order_payments (sender) where sender is not null',
  'create index if not exists order_events_by_proof on order_events (proof_id) where proof_id is not null',
  'create index if not exists transfer_proofs_by_order on transfer_proofs (claimed_by)',
  'create index if not exists transfer_proofs_by_content on transfer_proofs (sha_256)',
  'create index if not exists transfer_proofs_by_received on transfer_proofs (received_sha_256) where received_sha_256 is not null',
  'create unique index if not exists interactions_one_of_each on interactions (visitor, product_id)',
  'create index if not exists interactions_by_time on interactions (at)',
  'create unique index if not exists daily_views_one_of_each on daily_views (day, product_id, category)',
  'create index if not exists daily_views_by_product on daily_views (product_id, views)',
  'create unique index if not exists searched_texts_one_of_each on searched_texts (day, text)',
  'create unique index if not exists web_vitals_one_of_each on web_vitals (day, page, vital, bucket)',
  'create index if not exists contact_messages_by_seen on contact_messages (seen, id)',
  'create index if not exists contact_messages_by_answered on contact_messages (answered, id)',
  'create index if not exists contact_messages_by_document on contact_messages (document_id)',
  'create unique index if not exists reviews_one_per_line on reviews (order_line_id)',
  'create unique index if not exists reviews_by_photo on reviews (photo)',
  'create index if not exists reviews_by_product on reviews (product_id, state, id)',
  'create index if not exists reviews_by_state on reviews (state, id)',
  'create index if not exists reviews_by_document on reviews (document_id)',
  "create unique index if not exists stock_alerts_one_of_each on stock_alerts (contact_key, product_id, coalesce(size, ''), coalesce(color, ''))",
  'create index if not exists stock_alerts_by_state on stock_alerts (state, product_id)',
  'create index if not exists stock_alerts_by_product on stock_alerts (product_id, told_at)',
  'create index if not exists stock_alerts_by_document on stock_alerts (document_id)',
  "create index if not exists outgoing_mails_due on outgoing_mails (next_attempt_at, id) where state = 'waiting'",
  'create index if not exists outgoing_mails_by_order on outgoing_mails (order_number, id) where order_number is not null',
  "create index if not exists outgoing_mails_failed on outgoing_mails (updated_at) where state = 'failed'",
  'create index if not exists outgoing_mails_with_text on outgoing_mails (updated_at) where text is not null',
  'create index if not exists outgoing_mails_by_inbox on outgoing_mails (inbox) where inbox is not null',
  'create index if not exists outgoing_mails_without_order on outgoing_mails (updated_at) where order_number is null',
  'create unique index if not exists message_templates_one_of_each on message_templates (event)',
  'create index if not exists message_templates_by_document on message_templates (document_id)',
  'create index if not exists outgoing_mails_by_document on outgoing_mails (document_id)',
  'create unique index if not exists coupons_by_code on coupons (code)',
  'create index if not exists coupons_by_document on coupons (document_id)',
  'create unique index if not exists coupon_uses_one_per_order on coupon_uses (order_number)',
  'create index if not exists coupon_uses_by_coupon on coupon_uses (coupon_id) where returned_at is null',
  'create index if not exists till_closings_by_day on till_closings (day, id)',
  'create index if not exists till_closings_by_document on till_closings (document_id)',
  'create unique index if not exists policy_versions_one_of_each on policy_versions (kind, version)',
  'create index if not exists policy_versions_by_document on policy_versions (document_id)',
  'create unique index if not exists policy_drafts_one_of_each on policy_drafts (kind)',
  'create index if not exists policy_drafts_by_document on policy_drafts (document_id)',
  'create unique index if not exists staff_invitations_by_token on staff_invitations (token_hash)',
  'create index if not exists staff_invitations_by_document on staff_invitations (document_id)',
  'create unique index if not exists erasures_by_document on erasures (document_id)',
  'create index if not exists cases_by_due on cases (due_at, id)',
  'create index if not exists cases_by_kind on cases (kind, state, id)',
  'create index if not exists cases_by_order on cases (order_document_id)',
  'create unique index if not exists cases_by_document on cases (document_id)',
  'create index if not exists case_events_by_case on case_events (case_id, id)',
  'create index if not exists exchanges_by_order on exchanges (order_document_id, id)',
  'create index if not exists exchanges_by_line on exchanges (line_id)',
  'create index if not exists exchanges_by_end on exchanges (held_until) where held_until is not null',
  'create index if not exists idempotency_keys_by_time on idempotency_keys (at)',
];

const minimums = [
  { table: 'stock_items', column: 'quantity' },
  { table: 'products', column: 'stock' },
  { table: 'order_lines', column: 'units_held' },
];

// SQLite cannot add a check to an existing table, and Strapi creates the tables, so triggers check.
const sqliteFloor = ({ table, column }: (typeof minimums)[number]) =>
  ['insert', `update of ${column}`].map(
    (event) =>
      `create trigger if not exists ${table}_${column}_floor_${event.split(' ')[0]} before ${event} on ${table} ` +
      `when new.${column} < 0 begin select raise(abort, '${table}.${column} below zero'); end`,
  );

const postgresFloor = ({ table, column }: (typeof minimums)[number]) => [
  `do $$ begin alter table ${table} add constraint ${table}_${column}_floor check (${column} >= 0); ` +
    'exception when duplicate_object then null; end $$',
];

/** Creates the indexes, and checks that no stock falls below zero. */
export async function ensureConstraints(trx: Trx): Promise<void> {
  const checks = minimums.flatMap(onPostgres() ? postgresFloor : sqliteFloor);
  for (const statement of [...indexes, ...checks]) await trx.raw(statement);
}
