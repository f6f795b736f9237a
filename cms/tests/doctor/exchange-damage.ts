import { one, type Damage } from './damage';

const exchange = '(select min(id) from exchanges)';
const line = `(select line_id from exchanges where id = ${exchange})`;

/** Damages to the one exchange of the suite, which waits for its old unit. */
export const exchangeDamage: Damage[] = [
  {
    id: 'exchange-without-case',
    how: 'an exchange with the code of no case',
    sql: one(`update exchanges set code = 'CAM-20000101-AAAAAA' where id = ${exchange}`),
  },
  {
    id: 'exchange-holds-other-units',
    how: 'reserved units changed by hand',
    sql: one(`update exchanges set units_held = 0 where id = ${exchange}`),
  },
  {
    id: 'exchange-units-were-not-moved',
    how: 'a move of an exchange deleted by hand',
    sql: one("delete from stock_moves where reason = 'exchange-hold'"),
  },
  {
    id: 'exchange-is-impossible',
    how: 'an exchange of a line that is gone',
    sql: one(`update exchanges set line_id = ${line} + 100000`),
  },
  {
    id: 'exchange-is-impossible',
    how: 'an open exchange without the key of its line',
    sql: one('update exchanges set open_line = null'),
  },
];
