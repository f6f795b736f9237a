import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { operatingRulesChangeSchema, operatingRulesSchema } from './operating-rules';

const answer = successAnswer({ rules: operatingRulesSchema });

export const getOperatingRules = endpoint('getOperatingRules', {
  method: 'GET',
  path: '/rules',
  access: 'admin',
  summary: "The owner's rules: retention, passwords, offers, tracking",
  answer,
});

export const updateOperatingRules = endpoint('updateOperatingRules', {
  method: 'PUT',
  path: '/rules',
  access: 'admin',
  freshProof: 'always',
  summary: "Change the owner's rules",
  body: operatingRulesChangeSchema,
  answer,
});
