import { endpoints } from '@shop/contract';
import { idempotentCallOf, sendIdempotentResponse } from '../../../platform/edits/idempotency';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { providerSetup } from '../../../platform/payments/providers';
import type { Handlers } from '../../../platform/routes';
import { checkoutByLink } from '../services/online/open-checkout';
import { receiveNotice } from '../services/online/receive-notice';
import { refundOnline } from '../services/online/refund-online';

const onlinePayment: Handlers = {
  async createCheckout(ctx) {
    const { token } = parse(endpoints.createCheckout.body, bodyOf(ctx));
    ctx.body = { status: 'success', payUrl: await checkoutByLink(paramOf(ctx, 'orderNumber'), token) };
  },

  async receivePaymentNotice(ctx) {
    const body = parse(endpoints.receivePaymentNotice.body, bodyOf(ctx));
    await receiveNotice({ header: (name) => ctx.get(name), query: ctx.query, body });
    ctx.body = { status: 'success' };
  },

  async readMercadoPagoSetup(ctx) {
    ctx.body = { status: 'success', setup: providerSetup() };
  },

  async refundOnlinePayment(ctx) {
    const refund = parse(endpoints.refundOnlinePayment.body, bodyOf(ctx));
    const id = paramOf(ctx, 'id');
    sendIdempotentResponse(ctx, await refundOnline(id, refund, idempotentCallOf(ctx, { id, refund })));
  },
};

export default onlinePayment;
