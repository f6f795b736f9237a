import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { sendCacheableJson } from '../../../platform/http/json-response';
import { openingTexts as texts } from '../domain/opening-texts';
import {
  changeNotice,
  closeShop,
  decideCheck,
  openShop,
  readOpening,
  readState,
  requireKnownCheck,
} from '../services/opening';
import { setPreviewCookie } from '../services/preview-cookie';

const opening = {
  async read(ctx: Context) {
    ctx.body = { status: 'success', opening: await readOpening() };
  },

  async readState(ctx: Context) {
    sendCacheableJson(ctx, JSON.stringify({ status: 'success', ...(await readState()) }));
  },

  async open(ctx: Context) {
    ctx.body = { status: 'success', opening: await openShop() };
  },

  async close(ctx: Context) {
    ctx.body = { status: 'success', opening: await closeShop() };
  },

  async changeNotice(ctx: Context) {
    const notice = parse(endpoints.updateClosedNotice.body, bodyOf(ctx));
    ctx.body = { status: 'success', opening: await changeNotice(notice) };
  },

  async decide(ctx: Context) {
    const key = requireKnownCheck(paramOf(ctx, 'key'));
    const decision = parse(endpoints.decideCheck.body, bodyOf(ctx));
    ctx.body = { status: 'success', opening: await decideCheck(key, decision) };
  },

  async preview(ctx: Context) {
    setPreviewCookie(ctx);
    ctx.body = { status: 'success', message: texts.preview };
  },
};

export default opening;
