import type { Context } from 'koa';
import { sendCacheableJson } from '../../../platform/http/json-response';
import { bodyOf, paramOf } from '../../../platform/http/request';
import { findRevision, listRevisions } from '../services/revisions';
import { currentResponse, readSource, save } from '../services/site-content';

const siteContent = {
  async read(ctx: Context) {
    sendCacheableJson(ctx, await currentResponse());
  },

  async update(ctx: Context) {
    ctx.body = { status: 'success', content: await save(bodyOf(ctx)) };
  },

  async readSource(ctx: Context) {
    ctx.body = { status: 'success', ...(await readSource()) };
  },

  async listRevisions(ctx: Context) {
    ctx.body = { status: 'success', revisions: await listRevisions() };
  },

  async readRevision(ctx: Context) {
    ctx.body = { status: 'success', content: await findRevision(paramOf(ctx, 'id')) };
  },
};

export default siteContent;
