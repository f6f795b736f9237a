import {
  formatMoney,
  fulfillmentLabel,
  moneyMethodLabel,
  statusLabel,
  type DeliveryMethod,
  type PersonalRecord,
} from '@shop/contract';
import type { Connection, Row } from '../../../../database/connection';
import { isoOf } from '../../../../database/rows';
import type { Person } from '../../domain/person';

export type Section = { titulo: string; datos: PersonalRecord[] };
type Reader = (db: Connection, person: Person) => Promise<PersonalRecord[]>;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const when = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : new Date(isoOf(value)).toLocaleString('es-AR', {
        timeZone: 'America/Argentina/Salta',
        hour12: false,
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      });

const STEPS: Readonly<Record<string, string>> = {
  created: 'Pedido recibido',
  status: 'Cambio de estado',
  fulfillment: 'Entrega',
  payment: 'Pago',
  proof: 'Comprobante',
  note: 'Nota',
  edit: 'Cambio en el pedido',
  whatsapp: 'Mensaje por WhatsApp',
  deleted: 'Eliminado',
  restored: 'Recuperado',
};

const named = (names: Readonly<Record<string, string>>, value: unknown): string =>
  names[text(value)] ?? text(value);
const statusNamed = (value: unknown): string => (value ? statusLabel(text(value)) : '');

// The reader of an export is not always the receiver of its mails, and their links would prove that she is.
const mailText = ({ text: written }: Row): string => text(written).replace(/[?&](?:t|token)=[^\s&]+/g, '…');

const idsOf = ({ orders }: Person): number[] => orders.map(({ id }) => id);
const documentIdsOf = ({ orders }: Person): string[] => orders.map(({ documentId }) => documentId);
const numbersOf = ({ orders }: Person): string[] => orders.map(({ orderNumber }) => orderNumber);

const lineText = (row: Row): string =>
  `${text(row.quantity)} × ${[row.title, row.size, row.color].filter(Boolean).join(', ')} a ${formatMoney(Number(row.unit_price))}`;

const orderRecord = (row: Row, lines: readonly Row[]): PersonalRecord => ({
  Pedido: text(row.order_number),
  Fecha: when(row.created_at),
  Estado: statusLabel(text(row.order_status)),
  Entrega: fulfillmentLabel(text(row.fulfillment), text(row.delivery_method) as DeliveryMethod),
  Nombre: text(row.full_name),
  Email: text(row.email),
  Teléfono: text(row.phone),
  Dirección: [row.address, row.city, row.postal_code].filter(Boolean).join(', '),
  'Notas de entrega': text(row.shipping_notes),
  'Tus notas': text(row.notes),
  'Notas de la tienda': text(row.admin_notes),
  Productos: lines
    .filter(({ order_id }) => order_id === row.id)
    .map(lineText)
    .join('\n'),
  Cupón: text(row.coupon_code),
  Total: Number(row.total),
  Eliminado: when(row.deleted_at),
});

const ordersOf: Reader = async (db, person) => {
  const rows: Row[] = await db('orders').whereIn('id', idsOf(person)).orderBy('id');
  const lines: Row[] = await db('order_lines').whereIn('order_id', idsOf(person)).orderBy('position');
  return rows.map((row) => orderRecord(row, lines));
};

const historyOf: Reader = async (db, person) => {
  const rows: Row[] = await db('order_events as e')
    .join('orders as o', 'o.id', 'e.order_id')
    .whereIn('o.id', idsOf(person))
    .orderBy(['o.id', 'e.at', 'e.id'])
    .select('o.order_number', 'e.at', 'e.type', 'e.from_status', 'e.to_status', 'e.note');
  return rows.map((row) => ({
    Pedido: text(row.order_number),
    Fecha: when(row.at),
    Paso: named(STEPS, row.type),
    De: statusNamed(row.from_status),
    A: statusNamed(row.to_status),
    Nota: text(row.note),
  }));
};

const paymentsOf: Reader = async (db, person) => {
  const rows: Row[] = await db('order_payments as p')
    .join('orders as o', 'o.id', 'p.order_id')
    .whereIn('o.id', idsOf(person))
    .orderBy('p.id')
    .select('o.order_number', 'p.at', 'p.kind', 'p.amount', 'p.method', 'p.sender', 'p.note', 'p.reference');
  return rows.map((row) => ({
    Pedido: text(row.order_number),
    Fecha: when(row.at),
    Importe: Number(row.amount),
    Medio: moneyMethodLabel(text(row.method)),
    'Quién transfirió': text(row.sender),
    Nota: text(row.note),
    Referencia: text(row.reference),
  }));
};

const proofsOf: Reader = async (db, person) => {
  const rows: Row[] = await db('transfer_proofs').whereIn('claimed_by', documentIdsOf(person)).orderBy('id');
  return rows.map((row) => ({
    Recibido: when(row.claimed_at),
    Tipo: row.kind === 'pdf' ? 'PDF' : 'Imagen',
    Bytes: Number(row.bytes),
    Borrado: when(row.swept_at),
  }));
};

const mailsOf: Reader = async (db, person) => {
  const rows: Row[] = await db('outgoing_mails')
    .whereIn('order_number', numbersOf(person))
    .orWhere((own) =>
      own.whereNull('order_number').whereIn(db.raw('lower(recipient)') as never, person.emails),
    )
    .orderBy('id');
  return rows.map((row) => ({
    Fecha: when(row.created_at),
    Para: text(row.recipient),
    Asunto: text(row.subject),
    Enviado: when(row.sent_at),
    Texto: mailText(row),
  }));
};

const reviewsOf: Reader = async (db, person) => {
  const lines = db('order_lines').whereIn('order_id', idsOf(person)).select('id');
  const rows: Row[] = await db('reviews').whereIn('order_line_id', lines).orderBy('id');
  return rows.map((row) => ({
    Fecha: when(row.created_at),
    Pedido: text(row.order_number),
    Nombre: text(row.name),
    Estrellas: Number(row.stars),
    Opinión: text(row.text),
    'Respuesta de la tienda': text(row.answer),
    'Con foto': Boolean(row.photo),
    Publicada: row.state === 'published',
  }));
};

/** The sections that hang on a person's orders. */
export const ORDER_SECTIONS: readonly [string, Reader][] = [
  ['Pedidos', ordersOf],
  ['Historia de los pedidos', historyOf],
  ['Pagos', paymentsOf],
  ['Comprobantes', proofsOf],
  ['Correos', mailsOf],
  ['Opiniones', reviewsOf],
];

export const readers = { text, when, named };
