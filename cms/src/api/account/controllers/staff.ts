import { endpoints, staffMessages } from '@shop/contract';
import { staffOf } from '../../../platform/access/active-user';
import { bodyOf, paramOf, parse, requestIdOf } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { acceptInvitation, readInvitation } from '../services/staff/accept-invitation';
import {
  inviteStaff,
  listInvitations,
  renewInvitation,
  revokeInvitation,
} from '../services/staff/invitations';
import { makePasswordLink } from '../services/staff/password-links';
import { listStaff, updateStaff } from '../services/staff/staff';

const staff: Handlers = {
  async listStaff(ctx) {
    ctx.body = { status: 'success', staff: await listStaff(), invitations: await listInvitations() };
  },

  async inviteStaff(ctx) {
    const draft = parse(endpoints.inviteStaff.body, bodyOf(ctx));
    ctx.status = 201;
    ctx.body = { status: 'success', ...(await inviteStaff(draft)) };
  },

  async renewInvitation(ctx) {
    ctx.body = { status: 'success', ...(await renewInvitation(paramOf(ctx, 'id'))) };
  },

  async revokeInvitation(ctx) {
    await revokeInvitation(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: staffMessages.invitationRevoked };
  },

  async readInvitation(ctx) {
    const { token } = parse(endpoints.readInvitation.body, bodyOf(ctx));
    ctx.body = { status: 'success', invitation: await readInvitation(token) };
  },

  async acceptInvitation(ctx) {
    const acceptance = parse(endpoints.acceptInvitation.body, bodyOf(ctx));
    const { resetsPassword } = await acceptInvitation(acceptance, requestIdOf(ctx));
    ctx.status = resetsPassword ? 200 : 201;
    const message = resetsPassword ? staffMessages.passwordReset : staffMessages.invitationAccepted;
    ctx.body = { status: 'success', message };
  },

  async makePasswordLink(ctx) {
    ctx.body = { status: 'success', ...(await makePasswordLink(paramOf(ctx, 'id'), staffOf(ctx))) };
  },

  async updateStaff(ctx) {
    const change = parse(endpoints.updateStaff.body, bodyOf(ctx));
    ctx.body = { status: 'success', member: await updateStaff(paramOf(ctx, 'id'), change) };
  },
};

export default staff;
