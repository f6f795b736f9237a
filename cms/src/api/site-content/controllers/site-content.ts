import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { sendCacheableJson } from '../../../platform/http/json-response';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { findRevision, listRevisions } from '../services/revisions';
import { currentResponse, save } from '../services/site-content';

const siteContent = {
  async read(ctx: Context) {
    sendCacheableJson(ctx, await currentResponse());
  },

  async update(ctx: Context) {
    const draft = parse(endpoints.updateContent.body, bodyOf(ctx));
    ctx.body = { status: 'success', content: await save(draft) };
  },

  async listRevisions(ctx: Context) {
    ctx.body = { status: 'success', revisions: await listRevisions() };
  },

  async readRevision(ctx: Context) {
    ctx.body = { status: 'success', content: await findRevision(paramOf(ctx, 'id')) };
  },
};

export default siteContent;
