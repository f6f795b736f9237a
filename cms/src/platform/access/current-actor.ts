import type { Context } from 'koa';
import { requestIdOf } from '../http/request';
import type { SessionUser } from './active-user';

type PanelUser = { firstname?: string | null; email?: string };

/** Returns who makes the current change: staff, a user of Strapi's panel, or `sistema`. */
export function currentActor(): { name: string; requestId: string } {
  const ctx = strapi.requestContext.get() as Context | undefined;
  const shopUser = ctx?.state.sessionUser as SessionUser | undefined | null;
  const panelUser = ctx?.state.user as PanelUser | undefined;
  const name = shopUser?.username ?? panelUser?.email ?? panelUser?.firstname ?? 'sistema';
  return { name, requestId: ctx ? requestIdOf(ctx) : '' };
}
