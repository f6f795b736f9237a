import { sendCacheableJson } from '../../../platform/http/json-response';
import { bodyOf, paramOf } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { findRevision, listRevisions } from '../services/revisions';
import { currentResponse, readSource, save } from '../services/site-content';

const siteContent: Handlers = {
  async getContent(ctx) {
    sendCacheableJson(ctx, await currentResponse());
  },

  async updateContent(ctx) {
    ctx.body = { status: 'success', content: await save(bodyOf(ctx)) };
  },

  async getContentSource(ctx) {
    ctx.body = { status: 'success', ...(await readSource()) };
  },

  async listContentRevisions(ctx) {
    ctx.body = { status: 'success', revisions: await listRevisions() };
  },

  async getContentRevision(ctx) {
    ctx.body = { status: 'success', content: await findRevision(paramOf(ctx, 'id')) };
  },
};

export default siteContent;
