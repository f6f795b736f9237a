import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, paramOf } from '../../../shared/call';
import { parse } from '../../../shared/parse';
import { findRevision, listRevisions } from '../services/revisions';
import { currentAnswer, save } from '../services/site-content';

const siteContent = {
  async read(ctx: Context) {
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'application/json';
    ctx.body = await currentAnswer();
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
