import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { refusal } from './dialect';
import { differs, ensureTriggers, type Trigger } from './triggers';

const indexes = [
  'create index if not exists product_prices_by_product on product_prices (product_id, at, id)',
  'create index if not exists product_prices_offers on product_prices (product_id) where final_price < price',
];

// The panel finds a record by its documentId.
const newDocumentId = () =>
  onPostgres() ? 'substr(md5(random()::text), 1, 24)' : 'lower(hex(randomblob(12)))';

const now = () =>
  onPostgres()
    ? 'cast(extract(epoch from now()) * 1000 as bigint)'
    : "cast(round((julianday('now') - 2440587.5) * 86400000) as integer)";

/** SQL of a row's discount, from 0 to 100. */
const discountOf = (row: string) =>
  `case when coalesce(${row}.discount, 0) < 0 then 0 when ${row}.discount > 100 then 100 else coalesce(${row}.discount, 0) end`;
/** SQL of a row's price after its discount, as `finalPrice` of the contract rounds it. */
const finalPriceOf = (row: string) =>
  `cast((cast(${row}.price as bigint) * (100 - ${discountOf(row)}) + 50) / 100 as integer)`;
const isOnSale = (row: string) => `(${row}.active and ${row}.deleted_at is null)`;

const LAST_AT = '(select coalesce(max(at), 0) from product_prices where product_id = new.document_id)';
// A clock that was set back must not put a change before the ones it follows.
const nowOrLater = () => `${onPostgres() ? 'greatest' : 'max'}(${now()}, ${LAST_AT})`;

const record = () => [
  `insert into product_prices (document_id, product_id, price, discount, final_price, active, at)
    values (${newDocumentId()}, new.document_id, new.price, ${discountOf('new')}, ${finalPriceOf('new')}, ${isOnSale('new')}, ${nowOrLater()})`,
];

const refuse = () => [refusal('product_prices is append-only')];

const triggers = (): Trigger[] => [
  {
    name: 'price_asked_new',
    table: 'products',
    event: 'insert',
    when: 'new.document_id is not null and new.price is not null',
    statements: record(),
  },
  {
    name: 'price_asked_changed',
    table: 'products',
    event: 'update',
    when: `new.document_id is not null and new.price is not null and (${['price', 'discount', 'active', 'deleted_at'].map(differs).join(' or ')})`,
    statements: record(),
  },
  { name: 'price_history_edited', table: 'product_prices', event: 'update', statements: refuse() },
  { name: 'price_history_deleted', table: 'product_prices', event: 'delete', statements: refuse() },
];

/** SQL of the products `p` whose history `h` does not end with what they ask. */
export const UNRECORDED_PRICES = `from products p join product_prices h on h.id =
    (select l.id from product_prices l where l.product_id = p.document_id order by l.at desc, l.id desc limit 1)
  where h.price <> p.price or h.final_price <> ${finalPriceOf('p')} or h.active <> ${isOnSale('p')}`;

/** Creates the triggers that write what is asked for each product, which nobody edits. */
export async function ensurePriceHistory(trx: Trx): Promise<void> {
  for (const statement of indexes) await trx.raw(statement);
  await ensureTriggers(trx, triggers());
}
