import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { messageAnswerSchema, successAnswer } from '../http/responses';
import { sessionAnswerSchema } from './account';
import { endSessionsQuerySchema, ownSessionSchema } from './own-sessions';
import {
  freshProofDraftSchema,
  accountSecuritySchema,
  codeSchema,
  codeSignInSchema,
  enrolmentSchema,
  ownPasswordAndCodeSchema,
  ownPasswordSchema,
  recoveryCodesAnswerSchema,
} from './second-factor';

export const signInWithCode = endpoint('signInWithCode', {
  method: 'POST',
  path: '/auth/second-factor',
  access: 'public',
  limit: 'secondFactorAddress',
  summary: 'Complete a sign-in with a one-time or recovery code',
  body: codeSignInSchema,
  answer: sessionAnswerSchema,
});

export const proveFreshly = endpoint('proveFreshly', {
  method: 'POST',
  path: '/users/proof',
  access: 'admin',
  summary: 'Prove oneself by password, and code with a second factor; lasts ten minutes in this session',
  body: freshProofDraftSchema,
  answer: messageAnswerSchema,
});

export const accountSecurity = endpoint('accountSecurity', {
  method: 'GET',
  path: '/users/security',
  access: 'admin',
  summary: 'State of the own second factor, and the fewest characters of a new password',
  answer: successAnswer({ security: accountSecuritySchema }),
});

export const listOwnSessions = endpoint('listOwnSessions', {
  method: 'GET',
  path: '/users/sessions',
  access: 'admin',
  summary: 'Own sessions, the open ones first',
  answer: successAnswer({ sessions: z.array(ownSessionSchema) }),
});

export const endOwnSession = endpoint('endOwnSession', {
  method: 'DELETE',
  path: '/users/sessions/:id',
  access: 'admin',
  summary: 'End one of the own sessions',
  answer: messageAnswerSchema,
});

export const endOwnSessions = endpoint('endOwnSessions', {
  method: 'DELETE',
  path: '/users/sessions',
  access: 'admin',
  summary: 'End the own sessions, all or all others; no device is trusted afterwards',
  query: endSessionsQuerySchema,
  answer: messageAnswerSchema,
});

export const startSecondFactor = endpoint('startSecondFactor', {
  method: 'POST',
  path: '/users/second-factor',
  access: 'admin',
  summary: 'Create the secret of a second factor; its first code switches it on',
  body: ownPasswordSchema,
  answer: successAnswer({ enrolment: enrolmentSchema }),
});

export const confirmSecondFactor = endpoint('confirmSecondFactor', {
  method: 'POST',
  path: '/users/second-factor/confirm',
  access: 'admin',
  summary: 'Switch the second factor on with its first code; answers the recovery codes',
  body: codeSchema,
  answer: recoveryCodesAnswerSchema,
});

export const renewRecoveryCodes = endpoint('renewRecoveryCodes', {
  method: 'POST',
  path: '/users/second-factor/recovery-codes',
  access: 'admin',
  summary: 'Replace the recovery codes; needs password and code',
  body: ownPasswordAndCodeSchema,
  answer: recoveryCodesAnswerSchema,
});

export const disableSecondFactor = endpoint('disableSecondFactor', {
  method: 'POST',
  path: '/users/second-factor/disable',
  access: 'admin',
  summary: 'Switch the second factor off; needs password and code',
  body: ownPasswordAndCodeSchema,
  answer: messageAnswerSchema,
});
