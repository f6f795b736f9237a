import { endpoints, withdrawalMessages } from '@shop/contract';
import type { Context } from 'koa';
import { idempotentCallOf, sendIdempotentResponse } from '../../../platform/edits/idempotency';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { readCase } from '../services/case-view';
import { countDueCases, listCases } from '../services/list-cases';
import { orderCases } from '../services/order-cases';
import { openWithdrawal } from '../services/withdrawal/open-withdrawal';
import { recordWithdrawalStep } from '../services/withdrawal/record-withdrawal-step';
import { returnCaseMoney } from '../services/withdrawal/return-money';
import { tieOrder } from '../services/withdrawal/tie-order';

const cases = {
  async open(ctx: Context) {
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

  async listOfOrder(ctx: Context) {
    const { token } = parse(endpoints.listOrderCases.query, ctx.query);
    ctx.body = { status: 'success', cases: await orderCases(paramOf(ctx, 'orderNumber'), token) };
  },

  async list(ctx: Context) {
    const query = parse(endpoints.listCases.query, ctx.query);
    ctx.body = { status: 'success', ...(await listCases(query)) };
  },

  async countDue(ctx: Context) {
    ctx.body = { status: 'success', due: await countDueCases() };
  },

  async openByStaff(ctx: Context) {
    const { day, ...draft } = parse(endpoints.openCaseByStaff.body, bodyOf(ctx));
    const { case: opened } = await openWithdrawal({ ...draft, channel: 'staff' }, day);
    ctx.body = { status: 'success', case: await readCase(strapi.db.connection, opened.documentId) };
  },

  async read(ctx: Context) {
    ctx.body = { status: 'success', case: await readCase(strapi.db.connection, paramOf(ctx, 'id')) };
  },

  async recordStep(ctx: Context) {
    const draft = parse(endpoints.recordCaseStep.body, bodyOf(ctx));
    ctx.body = { status: 'success', case: await recordWithdrawalStep(paramOf(ctx, 'id'), draft) };
  },

  async tie(ctx: Context) {
    const { orderNumber } = parse(endpoints.tieCase.body, bodyOf(ctx));
    ctx.body = { status: 'success', case: await tieOrder(paramOf(ctx, 'id'), orderNumber) };
  },

  async returnMoney(ctx: Context) {
    const refund = parse(endpoints.returnCaseMoney.body, bodyOf(ctx));
    const id = paramOf(ctx, 'id');
    sendIdempotentResponse(ctx, await returnCaseMoney(id, refund, idempotentCallOf(ctx, { id, refund })));
  },
};

export default cases;
