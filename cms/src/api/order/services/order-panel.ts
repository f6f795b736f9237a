import type { Core } from '@strapi/strapi';
import {
  orderDraftSchema,
  orderStatusChangeSchema,
  orderStatusSchema,
  shippingInfoSchema,
  z,
} from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import {
  byHand,
  panelRules,
  putAway,
  type PanelData,
  type PanelEdit,
} from '../../../platform/panel/panel-rules';
import { parse } from '../../../platform/http/request';
import { changeStatusIn } from './change-status';
import { emailKey, phoneKey } from './open-orders-cap';
import { searchTextOf } from './order-search-text';
import { removeOrderIn } from './remove-order';
import { restoreOrderIn } from './restore-order';

type Next = () => Promise<unknown>;

/** What may be corrected by hand; money, numbers, dates and lines are what they were at the purchase. */
const { fullName, email, phone, address, city, postalCode, notes } = shippingInfoSchema.shape;
const { adminNotes } = orderStatusChangeSchema.shape;
const correctable = {
  ...{ fullName, email, phone, address, city, postalCode },
  ...{ shippingNotes: notes, notes: orderDraftSchema.shape.notes, adminNotes },
};

const isCorrectable = (field: string): field is keyof typeof correctable => Object.hasOwn(correctable, field);
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

// Only what is written anew is held to today's rules: an order of older rules can still get a note.
function keepCorrections(data: PanelData, before: Row): void {
  for (const field of Object.keys(data)) {
    if (!isCorrectable(field) || data[field] === before[columnOf(field)]) delete data[field];
    else data[field] = parse(z.object({ [field]: correctable[field] }), data)[field];
  }
}

async function syncKeys(trx: Trx, row: Row): Promise<void> {
  const email = row.email as string;
  const contact = { fullName: row.full_name as string, email };
  await trx('orders')
    .where('id', row.id as number)
    .update({
      email_key: emailKey(email),
      phone_key: phoneKey(row.phone as string),
      search_text: searchTextOf(row.order_number as string, contact),
    });
}

const rowOf = (trx: Trx, documentId: string): Promise<Row | undefined> =>
  trx('orders').where('document_id', documentId).first();

async function update(trx: Trx, { documentId, data }: PanelEdit, next: Next) {
  const before = await rowOf(trx, documentId);
  if (!before) return next();
  const restores = data.deletedAt === null && before.deleted_at !== null;
  const status =
    typeof data.orderStatus === 'string' ? parse(orderStatusSchema, data.orderStatus) : undefined;
  keepCorrections(data, before);
  await next();
  await syncKeys(trx, (await rowOf(trx, documentId)) as Row);
  if (restores) await restoreOrderIn(trx, documentId);
  const isThere = restores || before.deleted_at === null;
  if (isThere && status && status !== before.order_status) await changeStatusIn(trx, documentId, { status });
  return strapi.documents('api::order.order').findOne({ documentId });
}

async function remove(trx: Trx, { documentId }: PanelEdit) {
  await removeOrderIn(trx, documentId);
  return putAway(documentId);
}

const KEPT_BY_ITSELF = 'Esto lo lleva la tienda sola: no se edita a mano.';
const keptByThemselves = [
  'api::order-line.order-line',
  'api::order-event.order-event',
  'api::order-counter.order-counter',
  'api::stock-move.stock-move',
];

/** Whoever edits orders in Strapi's panel moves stock, dates and history as the back office does. */
export function guardOrders(strapi: Core.Strapi): void {
  const refused = byHand(KEPT_BY_ITSELF);
  panelRules(strapi, 'api::order.order', {
    create: byHand('Las órdenes se hacen en la tienda.'),
    clone: byHand('Las órdenes no se duplican.'),
    update,
    delete: remove,
  });
  for (const uid of keptByThemselves)
    panelRules(strapi, uid, { create: refused, update: refused, delete: refused, clone: refused });
}
