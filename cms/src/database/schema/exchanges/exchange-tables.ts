import type { Trx } from '../../connection';
import { rowId } from '../dialect';

// State, contact and history stand in the case of the same code; money is in pesos, times are in milliseconds.
const table = () => `create table if not exists exchanges (
    id ${rowId()},
    code varchar(40) not null unique,
    order_document_id varchar(40) not null,
    line_id integer not null,
    product_id varchar(40) not null,
    title text not null,
    quantity integer not null,
    from_size varchar(60),
    from_color varchar(60),
    stock_item_id integer not null,
    size varchar(60),
    color varchar(60),
    paid integer not null,
    unit_price integer not null,
    difference integer not null,
    waived integer not null default 0,
    units_held integer not null,
    restocked integer,
    held_until bigint,
    open_line integer unique
  )`;

const indexes = [
  'create index if not exists exchanges_by_order on exchanges (order_document_id, id)',
  'create index if not exists exchanges_by_line on exchanges (line_id)',
  'create index if not exists exchanges_by_end on exchanges (held_until) where held_until is not null',
];

/** Creates the table of exchanges: a line has one that is open, and none reserves fewer units than zero. */
export async function ensureExchangeTables(trx: Trx): Promise<void> {
  for (const statement of [table(), ...indexes]) await trx.raw(statement);
}
