import {
  endpoints,
  freshProofMessages,
  mayChangePrices,
  ownSessionMessages,
  secondFactorMessages,
} from '@shop/contract';
import { audit } from '../../../platform/access/audit-log';
import { staffOf } from '../../../platform/access/active-user';
import { recordProof } from '../../../platform/access/fresh-proof';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import type { Handlers } from '../../../platform/routes';
import { requireOwnPassword } from '../services/own-password';
import { endOwnSessions, endSession, listSessions } from '../services/own-sessions';
import {
  confirmEnrolment,
  disableFactor,
  factorState,
  renewRecoveryCodes,
  requireOwnCode,
  startEnrolment,
} from '../services/second-factor/enrolment';

const accountSecurity: Handlers = {
  async accountSecurity(ctx) {
    const rules = await operatingRules.current();
    const { id, staffRole = null } = staffOf(ctx);
    const security = {
      minPasswordLength: rules.minPasswordLength,
      mayChangePrices: mayChangePrices(staffRole, rules),
      secondFactor: await factorState(Number(id)),
    };
    ctx.body = { status: 'success', security };
  },

  async proveFreshly(ctx) {
    const { currentPassword, code } = parse(endpoints.proveFreshly.body, bodyOf(ctx));
    const user = staffOf(ctx);
    await requireOwnPassword(currentPassword, user);
    await requireOwnCode(user, code);
    await recordProof(user.sessionId);
    await audit({ action: 'proof-given' });
    ctx.body = { status: 'success', message: freshProofMessages.given };
  },

  async listOwnSessions(ctx) {
    ctx.body = { status: 'success', sessions: await listSessions(staffOf(ctx)) };
  },

  async endOwnSession(ctx) {
    await endSession(staffOf(ctx), paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: ownSessionMessages.ended };
  },

  async endOwnSessions(ctx) {
    const { scope } = parse(endpoints.endOwnSessions.query, ctx.query);
    await endOwnSessions(staffOf(ctx), scope);
    const { allEnded, othersEnded } = ownSessionMessages;
    ctx.body = { status: 'success', message: scope === 'all' ? allEnded : othersEnded };
  },

  async startSecondFactor(ctx) {
    const { currentPassword } = parse(endpoints.startSecondFactor.body, bodyOf(ctx));
    await requireOwnPassword(currentPassword, staffOf(ctx));
    ctx.body = { status: 'success', enrolment: await startEnrolment(staffOf(ctx)) };
  },

  async confirmSecondFactor(ctx) {
    const { code } = parse(endpoints.confirmSecondFactor.body, bodyOf(ctx));
    ctx.body = { status: 'success', recoveryCodes: await confirmEnrolment(staffOf(ctx), code) };
  },

  async renewRecoveryCodes(ctx) {
    const { currentPassword, code } = parse(endpoints.renewRecoveryCodes.body, bodyOf(ctx));
    await requireOwnPassword(currentPassword, staffOf(ctx));
    ctx.body = { status: 'success', recoveryCodes: await renewRecoveryCodes(staffOf(ctx), code) };
  },

  async disableSecondFactor(ctx) {
    const { currentPassword, code } = parse(endpoints.disableSecondFactor.body, bodyOf(ctx));
    await requireOwnPassword(currentPassword, staffOf(ctx));
    await disableFactor(staffOf(ctx), code);
    ctx.body = { status: 'success', message: secondFactorMessages.disabled };
  },
};

export default accountSecurity;
