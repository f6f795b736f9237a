import { endpoints, messages } from '@shop/contract';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { staffOf } from '../../../platform/access/active-user';
import { isInternalCall } from '../../../platform/access/current-actor';
import { notFound } from '../../../platform/http/http-error';
import { countOrder } from '../../../platform/metrics/request-metrics';
import { opening } from '../../opening/services/opening';
import { penalize } from '../../../platform/limits/consume-limit';
import { idempotentCallOf, sendIdempotentResponse } from '../../../platform/edits/idempotency';
import type { Handlers } from '../../../platform/routes';
import { editOrder, previewEdit } from '../services/edit/edit-order';
import { acceptProof } from '../services/payments/accept-proof';
import { recordPayment, recordRefund } from '../services/payments/record-payment';
import { voidPayment } from '../services/payments/void-payment';
import { returnUnits } from '../services/giving-back/give-units-back';
import { changeStatus, changeStatuses, confirmOrder } from '../services/status/change-status';
import { changeFulfillment, changeFulfillments } from '../services/fulfillment/take-step';
import { exportOrders, listOrders, ordersSummary, readOrder } from '../services/list/list-orders';
import { isPlaced, placeOrder } from '../services/place/place-order';
import { registerSale } from '../services/place/register-sale';
import { recordInvoice } from '../services/record-invoice';
import { recordWhatsapp } from '../services/record-whatsapp';
import { revokeLinks } from '../services/track/revoke-links';
import { deleteOrder } from '../services/trash/delete-order';
import { deletedOrders, restoreOrder } from '../services/trash/restore-order';
import { addProof, trackOrder } from '../services/track/track-order';
import { undoStep } from '../services/undo/undo-step';

const order: Handlers = {
  async createOrder(ctx) {
    const draft = parse(endpoints.createOrder.body, bodyOf(ctx));
    const call = idempotentCallOf(ctx, draft);
    await opening.requireOpen(ctx, () => isPlaced(call));
    const placed = await placeOrder(draft, call);
    countOrder(placed.replayed);
    ctx.status = 201;
    sendIdempotentResponse(ctx, placed);
  },

  async registerSale(ctx) {
    const sale = parse(endpoints.registerSale.body, bodyOf(ctx));
    const registered = await registerSale(sale, idempotentCallOf(ctx, { sale }));
    ctx.status = 201;
    sendIdempotentResponse(ctx, registered);
  },

  async listOrders(ctx) {
    const query = parse(endpoints.listOrders.query, ctx.query);
    ctx.body = { status: 'success', ...(await listOrders(query)) };
  },

  async ordersSummary(ctx) {
    ctx.body = { status: 'success', summary: await ordersSummary() };
  },

  async exportOrders(ctx) {
    const query = parse(endpoints.exportOrders.query, ctx.query);
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', 'attachment; filename="ordenes.csv"');
    ctx.body = await exportOrders(query);
  },

  async bulkOrderStatus(ctx) {
    const change = parse(endpoints.bulkOrderStatus.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await changeStatuses(change)) };
  },

  async getOrderByNumber(ctx) {
    const claim = parse(endpoints.getOrderByNumber.query, ctx.query);
    const found = await trackOrder(paramOf(ctx, 'orderNumber'), claim);
    // A miss costs a second point, so guessing numbers or digits exhausts the limit twice as fast.
    const isMiss = !found || found.hasWrongDigits;
    if (isMiss && !isInternalCall(ctx)) await penalize('trackOrder', ctx.ip);
    if (!found) throw notFound(messages.trackedOrderNotFound);
    ctx.body = { status: 'success', order: found.order };
  },

  async addProof(ctx) {
    const { token, transferProofUrl } = parse(endpoints.addProof.body, bodyOf(ctx));
    ctx.body = {
      status: 'success',
      order: await addProof(paramOf(ctx, 'orderNumber'), token, transferProofUrl),
    };
  },

  async getOrder(ctx) {
    ctx.body = { status: 'success', order: await readOrder(paramOf(ctx, 'id')) };
  },

  async updateOrderStatus(ctx) {
    const change = parse(endpoints.updateOrderStatus.body, bodyOf(ctx));
    const id = paramOf(ctx, 'id');
    sendIdempotentResponse(ctx, await changeStatus(id, change, idempotentCallOf(ctx, { id, change })));
  },

  async changeFulfillment(ctx) {
    const change = parse(endpoints.changeFulfillment.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await changeFulfillment(paramOf(ctx, 'id'), change)) };
  },

  async bulkFulfillment(ctx) {
    const change = parse(endpoints.bulkFulfillment.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await changeFulfillments(change)) };
  },

  async recordInvoice(ctx) {
    const change = parse(endpoints.recordInvoice.body, bodyOf(ctx));
    ctx.body = { status: 'success', order: await recordInvoice(paramOf(ctx, 'id'), change) };
  },

  async editOrder(ctx) {
    const edit = parse(endpoints.editOrder.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await editOrder(paramOf(ctx, 'id'), edit)) };
  },

  async previewOrderEdit(ctx) {
    const edit = parse(endpoints.previewOrderEdit.body, bodyOf(ctx));
    ctx.body = { status: 'success', preview: await previewEdit(paramOf(ctx, 'id'), edit) };
  },

  async acceptProof(ctx) {
    const acceptance = parse(endpoints.acceptProof.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await acceptProof(paramOf(ctx, 'id'), acceptance)) };
  },

  async undoOrderStep(ctx) {
    const { step } = parse(endpoints.undoOrderStep.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await undoStep(step)) };
  },

  async recordPayment(ctx) {
    const payment = parse(endpoints.recordPayment.body, bodyOf(ctx));
    const id = paramOf(ctx, 'id');
    sendIdempotentResponse(ctx, await recordPayment(id, payment, idempotentCallOf(ctx, { id, payment })));
  },

  async recordRefund(ctx) {
    const refund = parse(endpoints.recordRefund.body, bodyOf(ctx));
    const id = paramOf(ctx, 'id');
    sendIdempotentResponse(ctx, await recordRefund(id, refund, idempotentCallOf(ctx, { id, refund })));
  },

  async voidPayment(ctx) {
    const draft = parse(endpoints.voidPayment.body, bodyOf(ctx));
    ctx.body = {
      status: 'success',
      ...(await voidPayment(paramOf(ctx, 'id'), paramOf(ctx, 'paymentId'), draft)),
    };
  },

  async returnUnits(ctx) {
    const units = parse(endpoints.returnUnits.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await returnUnits(paramOf(ctx, 'id'), units)) };
  },

  async recordWhatsapp(ctx) {
    const { exchange } = parse(endpoints.recordWhatsapp.body, bodyOf(ctx) ?? {});
    const order = await recordWhatsapp(paramOf(ctx, 'id'), Number(staffOf(ctx).id), exchange);
    ctx.body = { status: 'success', order };
  },

  async revokeOrderLinks(ctx) {
    ctx.body = { status: 'success', order: await revokeLinks(paramOf(ctx, 'id')) };
  },

  async confirmOrder(ctx) {
    ctx.body = { status: 'success', success: true, ...(await confirmOrder(paramOf(ctx, 'id'))) };
  },

  async deleteOrder(ctx) {
    const deletion = parse(endpoints.deleteOrder.body, bodyOf(ctx) ?? {});
    const kept = await deleteOrder(paramOf(ctx, 'id'), deletion);
    ctx.body = { status: 'success', message: 'Orden eliminada exitosamente.', ...kept };
  },

  async listDeletedOrders(ctx) {
    const query = parse(endpoints.listDeletedOrders.query, ctx.query);
    ctx.body = { status: 'success', ...(await deletedOrders(query)) };
  },

  async restoreOrder(ctx) {
    ctx.body = { status: 'success', ...(await restoreOrder(paramOf(ctx, 'id'))) };
  },
};

export default order;
