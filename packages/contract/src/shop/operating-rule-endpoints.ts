import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { operatingRulesChangeSchema, operatingRulesSchema } from './operating-rules';

/** `kept`: the sentence on what stays of an erased person, as the models say; '' if nothing does. */
const answer = successAnswer({ rules: operatingRulesSchema, kept: z.string() });

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
