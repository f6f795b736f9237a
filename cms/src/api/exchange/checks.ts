import type { ApiChecks } from '../../platform/doctor/check';

// The units of an exchange wait until the old ones are back.
const HELD = `case when c.state in ('new', 'approved') then x.quantity else 0 end`;
const OPEN = `c.state in ('new', 'approved', 'goods_received')`;

export const exchangeChecks: ApiChecks = {
  statements: {
    'exchange-without-case': `select coalesce(x.code, c.code) as name from exchanges x
      full join (select * from cases where kind = 'exchange') c on c.code = x.code
      where x.code is null or c.code is null`,
    'exchange-holds-other-units': `select x.code as name, x.units_held as found, ${HELD} as expected
      from exchanges x join cases c on c.code = x.code where x.units_held <> ${HELD}`,
    'exchange-units-were-not-moved': `select x.code as name, -coalesce(m.total, 0) as found, x.units_held as expected
      from exchanges x left join (select order_number, sum(delta) as total from stock_moves
        where reason in ('exchange-hold', 'exchange-release') group by order_number) m on m.order_number = x.code
      where -coalesce(m.total, 0) <> x.units_held`,
    'exchange-is-impossible': `select x.code as name, x.quantity as found, coalesce(l.quantity, 0) as expected
      from exchanges x join cases c on c.code = x.code
      left join orders o on o.document_id = x.order_document_id
      left join order_lines l on l.id = x.line_id and l.order_id = o.id
      where (x.open_line is not null) <> (${OPEN})
      or (${OPEN} and (l.id is null or l.quantity < x.quantity or o.deleted_at is not null
        or o.order_status in ('cancelled', 'refunded')))`,
  },
};
