import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { answerText } from '../../../shared/answer-text';
import { bodyOf, paramOf } from '../../../shared/call';
import { parse } from '../../../shared/parse';
import { findRevision, listRevisions } from '../services/revisions';
import { currentAnswer, save } from '../services/site-content';

const siteContent = {
  async read(ctx: Context) {
    answerText(ctx, await currentAnswer());
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
