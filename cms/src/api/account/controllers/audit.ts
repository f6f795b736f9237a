import { endpoints } from '@shop/contract';
import { parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { listAudit } from '../services/audit/list-audit';

const audit: Handlers = {
  async listAudit(ctx) {
    ctx.body = { status: 'success', ...(await listAudit(parse(endpoints.listAudit.query, ctx.query))) };
  },
};

export default audit;
