import { endpoints, policyKindSchema } from '@shop/contract';
import type { Context } from 'koa';
import { sendCacheableJson } from '../../../platform/http/json-response';
import { notFound } from '../../../platform/http/http-error';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { sendsMail } from '../../../platform/mail/deliver';
import type { Handlers } from '../../../platform/routes';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { currentValues, listPolicies, readPolicy } from '../services/policy';
import { readDraft, saveDraft } from '../services/policy-drafts';
import { currentReferences } from '../services/policy-records';
import { policiesRenewed, publishPolicy } from '../services/publish-policy';

function kindOf(ctx: Context) {
  const { success, data } = policyKindSchema.safeParse(paramOf(ctx, 'kind'));
  if (!success) throw notFound();
  return data;
}

const policy: Handlers = {
  // The data of the shop name the policies in force, which the settings below do not know.
  async getShop(ctx) {
    const facts = {
      shop: await shopSetting.current(),
      sendsMail: sendsMail(),
      policies: await currentReferences(),
    };
    sendCacheableJson(ctx, JSON.stringify({ status: 'success', ...facts }));
  },

  async listPolicies(ctx) {
    // A person who has just saved shop data asks which policies followed.
    await policiesRenewed();
    ctx.body = { status: 'success', policies: await listPolicies() };
  },

  async getPolicy(ctx) {
    const { version } = parse(endpoints.getPolicy.query, ctx.query);
    const found = await readPolicy(kindOf(ctx), version);
    sendCacheableJson(ctx, JSON.stringify({ status: 'success', policy: found }));
  },

  async readPolicyDraft(ctx) {
    ctx.body = { status: 'success', draft: await readDraft(kindOf(ctx)), values: await currentValues() };
  },

  async updatePolicyDraft(ctx) {
    const change = parse(endpoints.updatePolicyDraft.body, bodyOf(ctx));
    ctx.body = {
      status: 'success',
      draft: await saveDraft(kindOf(ctx), change),
      values: await currentValues(),
    };
  },

  async publishPolicy(ctx) {
    const { seen } = parse(endpoints.publishPolicy.body, bodyOf(ctx));
    const published = await publishPolicy(kindOf(ctx), seen);
    ctx.status = 201;
    ctx.body = { status: 'success', policy: published };
  },
};

export default policy;
