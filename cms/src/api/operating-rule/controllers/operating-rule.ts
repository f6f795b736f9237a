import { endpoints, type OperatingRules } from '@shop/contract';
import { bodyOf, parse } from '../../../platform/http/request';
import { keptSentence } from '../../../platform/panel/kept-sentence';
import type { Handlers } from '../../../platform/routes';
import { operatingRules } from '../services/operating-rule';

const answerOf = (rules: OperatingRules) => ({
  status: 'success' as const,
  rules,
  kept: keptSentence(Object.values(strapi.contentTypes)),
});

const operatingRule: Handlers = {
  async getOperatingRules(ctx) {
    ctx.body = answerOf(await operatingRules.current());
  },

  async updateOperatingRules(ctx) {
    const change = parse(endpoints.updateOperatingRules.body, bodyOf(ctx));
    ctx.body = answerOf(await operatingRules.save(change));
  },
};

export default operatingRule;
