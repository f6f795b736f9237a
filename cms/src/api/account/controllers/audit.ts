import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { parse } from '../../../platform/http/request';
import { listAudit } from '../services/audit/list-audit';

const audit = {
  async list(ctx: Context) {
    ctx.body = { status: 'success', ...(await listAudit(parse(endpoints.listAudit.query, ctx.query))) };
  },
};

export default audit;
