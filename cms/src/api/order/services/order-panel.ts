import type { Core } from '@strapi/strapi';
import {
  formatMoment,
  fulfillmentChangeSchema,
  orderStatusSchema,
  z,
  type FulfillmentChange,
  type OrderStatus,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import {
  refuseManualEdit,
  panelRules,
  rejectManualEdits,
  trashedResult,
  type Next,
  type PanelData,
  type PanelEdit,
} from '../../../platform/panel/panel-rules';
import { fieldOptions } from '../../../platform/panel/field-options';
import { badField } from '../../../platform/http/http-error';
import { parse } from '../../../platform/http/request';
import { panelCorrections, stepDates } from '../domain/panel-corrections';
import { changeFulfillmentIn } from './fulfillment/change-fulfillment';
import { changeStatusIn } from './status/change-status';
import { recordEvent } from './order-events';
import { linesIn, lockOrder, ordersIn } from './order-records';
import { searchKeys } from './order-search-keys';
import { deleteOrderIn } from './trash/delete-order';
import { restoreOrderIn } from './trash/restore-order';

const isCorrectable = (field: string): field is keyof typeof panelCorrections =>
  Object.hasOwn(panelCorrections, field);

const NOT_TAKEN = 'Esa fecha la anota el paso: cambiá el estado o la entrega de la orden.';

// Validates changed fields only: erased contacts and sales at the counter lack what the shop's form asks for.
function pickCorrections(data: PanelData, before: Stored): void {
  for (const field of Object.keys(data)) {
    if (!isCorrectable(field) || data[field] === before[field]) delete data[field];
    else if (Object.hasOwn(stepDates, field) && before[field] === null) throw badField(field, NOT_TAKEN);
    else data[field] = parse(z.object({ [field]: panelCorrections[field] }), data)[field];
  }
}

const NO_REASON = 'Escribí el motivo de la corrección: queda en la historia de la orden.';

type StepDate = keyof typeof stepDates;
const isStepDate = (field: string): field is StepDate => Object.hasOwn(stepDates, field);

const sameTime = (a: unknown, b: unknown): boolean => Date.parse(String(a)) === Date.parse(String(b));

const labelOf = (field: StepDate): string =>
  fieldOptions(strapi.contentType('api::order.order').attributes[field] ?? {})?.label ?? field;

const timeText = (at: unknown): string => formatMoment(String(at));

/** Says which dates a correction changes and why; '' for one that changes none. Throws 400 without a reason. */
function correctionNote(data: PanelData, before: Stored, reason: string): string {
  const changed = Object.keys(data).filter(
    (field): field is StepDate => isStepDate(field) && !sameTime(data[field], before[field]),
  );
  if (changed.length === 0) return '';
  if (reason === '') throw badField('correctionReason', NO_REASON);
  const lines = changed.map(
    (field) => `${labelOf(field)}: ${timeText(before[field])} → ${timeText(data[field])}`,
  );
  return [...lines, `Motivo: ${reason}`].join('\n');
}

/** Takes the reason of a correction from the form, which the order itself does not keep. */
function takeReason(data: PanelData): string {
  const { correctionReason: reason } = data;
  delete data.correctionReason;
  return typeof reason === 'string' ? reason.trim().slice(0, 200) : '';
}

type Stored = RecordOf<'api::order.order'>;
type Steps = { status: OrderStatus | undefined; fulfillment: FulfillmentChange | null };

function readFulfillment({ fulfillment, carrier }: PanelData, before: Stored): FulfillmentChange | null {
  const change = { fulfillment: fulfillment ?? before.fulfillment, carrier: carrier ?? before.carrier };
  const isSame = change.fulfillment === before.fulfillment && change.carrier === before.carrier;
  return isSame ? null : parse(fulfillmentChangeSchema, { ...change, notify: false });
}

async function updateSearchKeys(trx: Trx, documentId: string): Promise<void> {
  const order = await ordersIn(trx).one({ documentId });
  if (!order) return;
  const { id, orderNumber } = order;
  const lines = await linesIn(trx).many({ orderId: id }, { orderBy: ['position'], select: ['title'] });
  await ordersIn(trx).update({ id }, searchKeys(orderNumber, order, lines));
}

/** Applies what the panel's form says about status and goods, with the effects that the back office has. */
async function applySteps(trx: Trx, before: Stored, { status, fulfillment }: Steps): Promise<void> {
  const { documentId } = before;
  if (status && status !== before.orderStatus)
    await changeStatusIn(trx, documentId, { status, notify: false });
  if (fulfillment) await changeFulfillmentIn(trx, await lockOrder(trx, documentId), fulfillment);
}

const readSteps = (data: PanelData, before: Stored): Steps => ({
  status: typeof data.orderStatus === 'string' ? parse(orderStatusSchema, data.orderStatus) : undefined,
  fulfillment: readFulfillment(data, before),
});

async function update(trx: Trx, { documentId, data }: PanelEdit, next: Next) {
  const before = await ordersIn(trx).one({ documentId });
  if (!before) return next();
  const restores = data.deletedAt === null && before.deletedAt !== null;
  const steps = readSteps(data, before);
  const reason = takeReason(data);
  pickCorrections(data, before);
  const note = correctionNote(data, before, reason);
  await next();
  if (note) await recordEvent(trx, before.id, { type: 'edit', at: new Date(), note });
  await updateSearchKeys(trx, documentId);
  if (restores) await restoreOrderIn(trx, documentId);
  if (restores || before.deletedAt === null) await applySteps(trx, before, steps);
  return strapi.documents('api::order.order').findOne({ documentId });
}

async function remove(trx: Trx, { documentId }: PanelEdit) {
  await deleteOrderIn(trx, documentId);
  return trashedResult(documentId);
}

const readOnlyTypes = [
  'api::order-line.order-line',
  'api::order-event.order-event',
  'api::order-step.order-step',
  'api::order-payment.order-payment',
  'api::order-counter.order-counter',
  'api::stock-move.stock-move',
];

/** Gives order edits in Strapi's panel the same effects as those in the back office. */
export function guardOrders(strapi: Core.Strapi): void {
  panelRules(strapi, 'api::order.order', {
    create: refuseManualEdit('Las órdenes se hacen en la tienda.'),
    clone: refuseManualEdit('Las órdenes no se duplican.'),
    update,
    delete: remove,
  });
  rejectManualEdits(strapi, readOnlyTypes, 'Esto lo lleva la tienda sola: no se edita a mano.');
}
