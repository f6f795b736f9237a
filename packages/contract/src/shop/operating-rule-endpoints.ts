import type { Endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { operatingRulesChangeSchema, operatingRulesSchema } from './operating-rules';

const answer = successAnswer({ rules: operatingRulesSchema });

export const operatingRuleEndpoints = {
  getOperatingRules: {
    method: 'GET',
    path: '/rules',
    access: 'admin',
    summary: "The owner's rules: retention, passwords, offers, tracking",
    answer,
  },
  updateOperatingRules: {
    method: 'PUT',
    path: '/rules',
    access: 'admin',
    summary: "Change the owner's rules",
    body: operatingRulesChangeSchema,
    answer,
  },
} as const satisfies Record<string, Endpoint>;
