import type { Knex } from 'knex';
import {
  add,
  daysIn,
  figures,
  instants,
  MADE,
  NOT_CANCELLED,
  percent,
  periodBefore,
  type Cell,
  type Figures,
  type Range,
} from './plain-sql';

const KNOWN = "'cash', 'transfer', 'debit', 'card', 'mercado_pago'";
const METHODS = [
  { label: 'Efectivo', where: "method = 'cash'" },
  { label: 'Transferencia', where: "method = 'transfer'" },
  { label: 'Tarjeta de débito', where: "method = 'debit'" },
  { label: 'Tarjeta', where: "method = 'card'" },
  { label: 'Mercado Pago', where: "method = 'mercado_pago'" },
  { label: 'Otro', where: `method not in (${KNOWN})` },
];

async function taken(db: Knex, range: Range, where: string): Promise<Record<string, number>> {
  const kinds = ['payment', 'refund'].map(
    (kind) =>
      `(select sum(amount) from order_payments where ${where} and at >= ? and at < ? and (kind = '${kind}'
        or voids_id in (select id from order_payments where kind = '${kind}')))`,
  );
  const counted = `(select count(*) from order_payments where ${where} and at >= ? and at < ?)`;
  const values = [1, 2, 3].flatMap(() => instants(range));
  const sql = `select ${kinds[0]} as payments, ${kinds[1]} as refunds, ${counted} as entries`;
  return figures(db, sql, values);
}

/** Returns the money by day and method; methods without an entry in either period are left out. */
export async function plainTakings(db: Knex, range: Range): Promise<Record<string, Figures>> {
  const rowOf = async (period: Range, where: string) => {
    const { payments = 0, refunds = 0, entries = 0 } = await taken(db, period, where);
    return [payments, refunds, payments + refunds, entries];
  };
  const whole = { from: periodBefore(range).from, to: range.to };
  const methods: typeof METHODS = [];
  for (const method of METHODS) if ((await rowOf(whole, method.where))[3]! > 0) methods.push(method);
  const dayRow = async (period: Range) => {
    const nets = [];
    for (const { where } of methods) nets.push((await rowOf(period, where))[2]!);
    return [...nets, (await rowOf(period, '1 = 1'))[2]!];
  };
  const days: Cell[][] = [];
  for (const day of daysIn(range)) days.push([day, ...(await dayRow({ from: day, to: day }))]);
  const rows: Cell[][] = [];
  for (const { label, where } of methods) {
    const row = await rowOf(range, where);
    if (row[3]! > 0) rows.push([label, ...row]);
  }
  return {
    'by-day': {
      columns: ['Día', ...methods.map(({ label }) => label), 'Total'],
      rows: days,
      total: [null, ...(await dayRow(range))],
      previousTotal: [null, ...(await dayRow(periodBefore(range)))],
    },
    'by-method': {
      rows,
      total: [null, ...(await rowOf(range, '1 = 1'))],
      previousTotal: [null, ...(await rowOf(periodBefore(range), '1 = 1'))],
    },
  };
}

async function made(db: Knex, range: Range): Promise<Cell[]> {
  const values = instants(range);
  const from = `from orders o where ${NOT_CANCELLED}`;
  const { orders, products, delivery, fees, total, ...off } = await figures(
    db,
    `select count(*) as orders, sum(subtotal) as products, sum(shipping_cost) as delivery, sum(cash_fee) as fees,
      sum(total) as total, sum(coupon_discount) as coupon, sum(payment_discount) as payment,
      sum(agreed_discount) as agreed ${from}`,
    values,
  );
  const { units } = await figures(
    db,
    `select sum(l.quantity) as units from order_lines l, orders o where l.order_id = o.id and ${NOT_CANCELLED}`,
    values,
  );
  const { paid, revenue } = await figures(
    db,
    `select count(*) as paid, sum(total) as revenue from orders o where ${MADE} and o.order_status = 'paid'`,
    values,
  );
  const discounts = 0 - off.coupon! - off.payment! - off.agreed!;
  return [orders, units, products, discounts, delivery, fees, total, paid, revenue].map((one) => one ?? 0);
}

/** Returns the sales of each day. */
export async function plainSales(db: Knex, range: Range): Promise<Record<string, Figures>> {
  const rows: Cell[][] = [];
  for (const day of daysIn(range)) rows.push([day, ...(await made(db, { from: day, to: day }))]);
  const total = rows.map((row) => row.slice(1)).reduce(add, Array<Cell>(9).fill(0));
  return {
    'by-day': {
      rows,
      total: [null, ...total],
      previousTotal: [null, ...(await made(db, periodBefore(range)))],
    },
  };
}

type Choice = { label: string; where: string };
const WAYS: Record<string, Choice[]> = {
  'by-payment': METHODS.map(({ label, where }) => ({
    label,
    where: where.replace(
      'method',
      "(case when o.payment_way <> '' then o.payment_way else o.payment_method end)",
    ),
  })),
  'by-channel': [
    { label: 'Tienda web', where: "coalesce(o.channel, 'web') = 'web'" },
    { label: 'Mostrador', where: "o.channel = 'counter'" },
    { label: 'WhatsApp', where: "o.channel = 'whatsapp'" },
    { label: 'Instagram', where: "o.channel = 'instagram'" },
    { label: 'Otro', where: "o.channel = 'other'" },
  ],
  'by-delivery': [
    { label: 'Retiro', where: "o.delivery_method = 'pickup'" },
    { label: 'Envío', where: "o.delivery_method = 'home'" },
  ],
};

/** Returns the orders of each way of payment, channel and delivery. */
export async function plainMix(db: Knex, range: Range): Promise<Record<string, Figures>> {
  const ordersOf = (period: Range, where = '1 = 1') =>
    figures(
      db,
      `select count(*) as orders, sum(o.total) as total from orders o where ${NOT_CANCELLED} and ${where}`,
      instants(period),
    );
  const { orders: all, total: pesos } = await ordersOf(range);
  const { orders: allBefore, total: pesosBefore } = await ordersOf(periodBefore(range));
  const sums = { total: [null, all!, pesos!, null], previousTotal: [null, allBefore!, pesosBefore!, null] };
  const tables: Record<string, Figures> = {};
  for (const [key, choices] of Object.entries(WAYS)) {
    const rows: Cell[][] = [];
    for (const { label, where } of choices) {
      const { orders, total } = await ordersOf(range, where);
      if (orders! > 0) rows.push([label, orders!, total!, percent(total!, pesos!)]);
    }
    tables[key] = { rows, ...sums };
  }
  return tables;
}
