import { endpoints } from '@shop/contract';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { sendCacheableJson } from '../../../platform/http/json-response';
import type { Handlers } from '../../../platform/routes';
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

const opening: Handlers = {
  async getOpening(ctx) {
    ctx.body = { status: 'success', opening: await readOpening() };
  },

  async getOpeningState(ctx) {
    sendCacheableJson(ctx, JSON.stringify({ status: 'success', ...(await readState()) }));
  },

  async openShop(ctx) {
    ctx.body = { status: 'success', opening: await openShop() };
  },

  async closeShop(ctx) {
    ctx.body = { status: 'success', opening: await closeShop() };
  },

  async updateClosedNotice(ctx) {
    const notice = parse(endpoints.updateClosedNotice.body, bodyOf(ctx));
    ctx.body = { status: 'success', opening: await changeNotice(notice) };
  },

  async decideCheck(ctx) {
    const key = requireKnownCheck(paramOf(ctx, 'key'));
    const decision = parse(endpoints.decideCheck.body, bodyOf(ctx));
    ctx.body = { status: 'success', opening: await decideCheck(key, decision) };
  },

  async previewShop(ctx) {
    setPreviewCookie(ctx);
    ctx.body = { status: 'success', message: texts.preview };
  },
};

export default opening;
