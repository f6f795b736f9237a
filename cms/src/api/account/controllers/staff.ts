import { endpoints, staffMessages } from '@shop/contract';
import type { Context } from 'koa';
import { staffOf } from '../../../platform/access/active-user';
import { bodyOf, paramOf, parse, requestIdOf } from '../../../platform/http/request';
import { acceptInvitation, readInvitation } from '../services/staff/accept-invitation';
import {
  inviteStaff,
  listInvitations,
  renewInvitation,
  revokeInvitation,
} from '../services/staff/invitations';
import { makePasswordLink } from '../services/staff/password-links';
import { listStaff, updateStaff } from '../services/staff/staff';

const staff = {
  async list(ctx: Context) {
    ctx.body = { status: 'success', staff: await listStaff(), invitations: await listInvitations() };
  },

  async invite(ctx: Context) {
    const draft = parse(endpoints.inviteStaff.body, bodyOf(ctx));
    ctx.status = 201;
    ctx.body = { status: 'success', ...(await inviteStaff(draft)) };
  },

  async renew(ctx: Context) {
    ctx.body = { status: 'success', ...(await renewInvitation(paramOf(ctx, 'id'))) };
  },

  async revoke(ctx: Context) {
    await revokeInvitation(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: staffMessages.invitationRevoked };
  },

  async readInvitation(ctx: Context) {
    const { token } = parse(endpoints.readInvitation.body, bodyOf(ctx));
    ctx.body = { status: 'success', invitation: await readInvitation(token) };
  },

  async accept(ctx: Context) {
    const acceptance = parse(endpoints.acceptInvitation.body, bodyOf(ctx));
    const { resetsPassword } = await acceptInvitation(acceptance, requestIdOf(ctx));
    ctx.status = resetsPassword ? 200 : 201;
    const message = resetsPassword ? staffMessages.passwordReset : staffMessages.invitationAccepted;
    ctx.body = { status: 'success', message };
  },

  async makePasswordLink(ctx: Context) {
    ctx.body = { status: 'success', ...(await makePasswordLink(paramOf(ctx, 'id'), staffOf(ctx))) };
  },

  async update(ctx: Context) {
    const change = parse(endpoints.updateStaff.body, bodyOf(ctx));
    ctx.body = { status: 'success', member: await updateStaff(paramOf(ctx, 'id'), change) };
  },
};

export default staff;
