import { endpoints } from '@shop/contract';
import { idempotentCallOf, sendIdempotentResponse } from '../../../platform/edits/idempotency';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { personalDataPage } from '../domain/personal-data-page';
import { readPersonalData } from '../services/export/read-personal-data';
import { confirmDataRequest } from '../services/requests/confirm-request';
import { eraseForRequest } from '../services/requests/erase-request';
import { openDataRequest } from '../services/requests/open-request';
import { readDataRequest, recordDataRequestStep } from '../services/requests/read-request';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const dataRequest: Handlers = {
  async openDataRequest(ctx) {
    const draft = parse(endpoints.openDataRequest.body, bodyOf(ctx));
    const opened = await openDataRequest(draft, idempotentCallOf(ctx, { dataRequest: draft }));
    ctx.status = 201;
    sendIdempotentResponse(ctx, opened);
  },

  async confirmDataRequest(ctx) {
    const { token } = parse(endpoints.confirmDataRequest.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await confirmDataRequest(token)) };
  },

  async readDataRequest(ctx) {
    ctx.body = { status: 'success', ...(await readDataRequest(paramOf(ctx, 'id'))) };
  },

  async exportPersonalData(ctx) {
    const { format, ...query } = parse(endpoints.exportPersonalData.query, ctx.query);
    const data = await readPersonalData(paramOf(ctx, 'id'), query);
    ctx.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
    if (format === 'page') {
      ctx.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PAGE_POLICY });
      ctx.body = personalDataPage(data);
      return;
    }
    ctx.set('Content-Disposition', 'attachment; filename="mis-datos.json"');
    ctx.body = { status: 'success', ...data };
  },

  async recordDataRequestStep(ctx) {
    const step = parse(endpoints.recordDataRequestStep.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await recordDataRequestStep(paramOf(ctx, 'id'), step)) };
  },

  async eraseForDataRequest(ctx) {
    const id = paramOf(ctx, 'id');
    parse(endpoints.eraseForDataRequest.body, bodyOf(ctx) ?? {});
    await eraseForRequest(id);
    ctx.body = { status: 'success', ...(await readDataRequest(id)) };
  },
};

export default dataRequest;
