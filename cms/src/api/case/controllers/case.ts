import { contactMessages, endpoints, withdrawalMessages } from '@shop/contract';
import { idempotentCallOf, sendIdempotentResponse } from '../../../platform/edits/idempotency';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { readCase } from '../services/case-view';
import { countDueCases, listCases } from '../services/list-cases';
import { orderCases } from '../services/order-cases';
import { receiveMessage } from '../services/receive-message';
import { openWithdrawal } from '../services/withdrawal/open-withdrawal';
import { recordWithdrawalStep } from '../services/withdrawal/record-withdrawal-step';
import { returnCaseMoney } from '../services/withdrawal/return-money';
import { tieOrder } from '../services/withdrawal/tie-order';

const cases: Handlers = {
  async openCase(ctx) {
    const { website, ...draft } = parse(endpoints.openCase.body, bodyOf(ctx));
    const { received, again } = withdrawalMessages;
    if (website) {
      ctx.body = { status: 'success', message: received };
      return;
    }
    const opened = await openWithdrawal({ ...draft, channel: 'web' });
    ctx.status = opened.isNew ? 201 : 200;
    const message = opened.isNew ? received : again;
    ctx.body = { status: 'success', message, code: opened.case.code };
  },

  async sendContactMessage(ctx) {
    const code = await receiveMessage(parse(endpoints.sendContactMessage.body, bodyOf(ctx)));
    ctx.body = { status: 'success', message: contactMessages.sent, ...(code && { code }) };
  },

  async listOrderCases(ctx) {
    const { token } = parse(endpoints.listOrderCases.query, ctx.query);
    ctx.body = { status: 'success', cases: await orderCases(paramOf(ctx, 'orderNumber'), token) };
  },

  async listCases(ctx) {
    const query = parse(endpoints.listCases.query, ctx.query);
    ctx.body = { status: 'success', ...(await listCases(query)) };
  },

  async countDueCases(ctx) {
    ctx.body = { status: 'success', due: await countDueCases() };
  },

  async openCaseByStaff(ctx) {
    const { day, way, ...draft } = parse(endpoints.openCaseByStaff.body, bodyOf(ctx));
    const { case: opened } = await openWithdrawal({ ...draft, channel: 'staff' }, { day, way });
    ctx.body = { status: 'success', case: await readCase(strapi.db.connection, opened.documentId) };
  },

  async readCase(ctx) {
    ctx.body = { status: 'success', case: await readCase(strapi.db.connection, paramOf(ctx, 'id')) };
  },

  async recordCaseStep(ctx) {
    const draft = parse(endpoints.recordCaseStep.body, bodyOf(ctx));
    ctx.body = { status: 'success', case: await recordWithdrawalStep(paramOf(ctx, 'id'), draft) };
  },

  async tieCase(ctx) {
    const { orderNumber } = parse(endpoints.tieCase.body, bodyOf(ctx));
    ctx.body = { status: 'success', case: await tieOrder(paramOf(ctx, 'id'), orderNumber) };
  },

  async returnCaseMoney(ctx) {
    const refund = parse(endpoints.returnCaseMoney.body, bodyOf(ctx));
    const id = paramOf(ctx, 'id');
    sendIdempotentResponse(ctx, await returnCaseMoney(id, refund, idempotentCallOf(ctx, { id, refund })));
  },
};

export default cases;
