import {
  formatMoment,
  formatMoney,
  fulfillmentLabel,
  moneyMethodLabel,
  orderEventName,
  orderEventStep,
  statusLabel,
  type PersonalRecord,
} from '@shop/contract';
import type { Connection } from '../../../../database/connection';
import type { RecordOf, RecordTypes } from '../../../../database/gateway/record-types';
import { records } from '../../../../database/gateway/records';
import { mailsIn } from '../../../../platform/mail/mail-records';
import { fieldOptions } from '../../../../platform/panel/field-options';
import { counterSetting } from '../../../counter-setting/services/counter-setting';
import type { Person } from '../../domain/person';

export type Section = { titulo: string; datos: PersonalRecord[] };
type Reader = (db: Connection, person: Person) => Promise<PersonalRecord[]>;

const when = (value: string | Date | null): string => (value === null ? '' : formatMoment(value));

const named = (names: Readonly<Record<string, string>>, value: string | null): string =>
  value === null ? '' : (names[value] ?? value);

// The reader of an export is not always the receiver of its mails, and their links would prove that she is.
const withoutLinks = (written: string): string => written.replace(/[?&](?:t|token)=[^\s&]+/g, '…');

const shown = (value: unknown): PersonalRecord[string] =>
  typeof value === 'number' || typeof value === 'boolean' ? value : withoutLinks(String(value ?? ''));

/** Returns the named attributes of a record, and all personal texts that are not withheld, under the labels of its model. */
function labelled<U extends keyof RecordTypes>(
  uid: U,
  record: RecordOf<U>,
  names: readonly (keyof RecordOf<U> & string)[] = [],
): PersonalRecord {
  const wanted = Object.entries(strapi.contentType(uid).attributes).flatMap(([name, attribute]) => {
    const options = fieldOptions(attribute);
    const isPersonal = ['erase', 'keep'].includes(options?.personal ?? '') && !options?.withheld;
    const isNamed = (names as readonly string[]).includes(name);
    return options && (isPersonal || isNamed)
      ? [[options.label, shown(record[name as keyof RecordOf<U>])] as const]
      : [];
  });
  return Object.fromEntries(wanted);
}

const idsOf = ({ orders }: Person): number[] => orders.map(({ id }) => id);
const documentIdsOf = ({ orders }: Person): string[] => orders.map(({ documentId }) => documentId);
const numbersOf = ({ orders }: Person): string[] => orders.map(({ orderNumber }) => orderNumber);
const numbersById = ({ orders }: Person) => new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]));

const lineText = ({
  quantity,
  title,
  size,
  color,
  unitPrice,
}: RecordOf<'api::order-line.order-line'>): string =>
  `${quantity} × ${[title, size, color].filter(Boolean).join(', ')} a ${formatMoney(unitPrice)}`;

const ordersOf: Reader = async (db, person) => {
  const orderId = idsOf(person);
  const orders = await records('api::order.order', db).many({ id: orderId }, { orderBy: ['id'] });
  const lines = await records('api::order-line.order-line', db).many({ orderId }, { orderBy: ['position'] });
  return orders.map((order) => ({
    Pedido: order.orderNumber,
    Fecha: when(order.createdAt),
    Estado: statusLabel(order.orderStatus),
    Entrega: fulfillmentLabel(order.fulfillment, order.deliveryMethod),
    ...labelled('api::order.order', order, ['couponCode', 'total']),
    Productos: lines
      .filter((line) => line.orderId === order.id)
      .map(lineText)
      .join('\n'),
    Eliminado: when(order.deletedAt),
  }));
};

const historyOf: Reader = async (db, person) => {
  const orders = new Map(person.orders.map((order) => [order.id, order]));
  const events = await records('api::order-event.order-event', db).many(
    { orderId: idsOf(person) },
    { orderBy: ['orderId', 'at', 'id'] },
  );
  return events.map((event) => {
    const order = orders.get(event.orderId ?? 0);
    const stepNamed = (step: string | null): string =>
      step && order ? orderEventStep(event.type, step, order.deliveryMethod) : '';
    return {
      Pedido: order?.orderNumber ?? '',
      Fecha: when(event.at),
      Paso: orderEventName(event.type),
      De: stepNamed(event.from),
      A: stepNamed(event.to),
      ...labelled('api::order-event.order-event', event),
    };
  });
};

const paymentsOf: Reader = async (db, person) => {
  const numbers = numbersById(person);
  const payments = await records('api::order-payment.order-payment', db).many(
    { orderId: idsOf(person) },
    { orderBy: ['id'] },
  );
  const { ways } = await counterSetting.current();
  return payments.map((payment) => ({
    Pedido: numbers.get(payment.orderId ?? 0) ?? '',
    Fecha: when(payment.at),
    Importe: payment.amount,
    Medio: moneyMethodLabel(payment.method ?? '', ways),
    ...labelled('api::order-payment.order-payment', payment),
  }));
};

const proofsOf: Reader = async (db, person) => {
  const proofs = await records('api::picture-upload.transfer-proof', db).many(
    { claimedBy: documentIdsOf(person) },
    { orderBy: ['id'] },
  );
  return proofs.map(({ claimedAt, kind, bytes, sweptAt }) => ({
    Recibido: when(claimedAt),
    Tipo: kind === 'pdf' ? 'PDF' : 'Imagen',
    Bytes: Number(bytes),
    Borrado: when(sweptAt),
  }));
};

const mailsOf: Reader = async (db, person) => {
  const found = await mailsIn(db)
    .sql()
    .whereIn('order_number', numbersOf(person))
    .orWhere((own) =>
      own.whereNull('order_number').whereIn(db.raw('lower(recipient)') as never, person.emails),
    )
    .orderBy('id');
  return mailsIn(db)
    .read(found)
    .map((mail) => ({
      Fecha: when(mail.createdAt),
      ...labelled('api::mail.outgoing-mail', mail),
      Enviado: when(mail.sentAt),
    }));
};

const reviewsOf: Reader = async (db, person) => {
  const lines = await records('api::order-line.order-line', db).many(
    { orderId: idsOf(person) },
    { select: ['id'] },
  );
  const reviews = await records('api::review.review', db).many(
    { orderLineId: lines.map(({ id }) => id) },
    { orderBy: ['id'] },
  );
  return reviews.map((review) => ({
    Fecha: when(review.createdAt),
    Pedido: review.orderNumber ?? '',
    Estrellas: review.stars,
    ...labelled('api::review.review', review),
    'Con foto': Boolean(review.photo),
    Publicada: review.state === 'published',
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

export const readers = { when, named, labelled };
