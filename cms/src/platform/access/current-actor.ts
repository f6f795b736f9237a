import type { Context } from 'koa';
import { requestIdOf } from '../http/request';
import { type SessionUser } from './active-user';

type PanelUser = { firstname?: string | null; email?: string };

/** Who is behind the change that is being made: somebody of the shop, of the panel, or the system itself. */
export function currentActor(): { name: string; requestId: string } {
  const ctx = strapi.requestContext.get() as Context | undefined;
  if (!ctx) return { name: 'sistema', requestId: '' };
  const shopUser = ctx.state.sessionUser as SessionUser | undefined | null;
  const panelUser = ctx.state.user as PanelUser | undefined;
  const name = shopUser?.username ?? panelUser?.email ?? panelUser?.firstname ?? 'sistema';
  return { name, requestId: requestIdOf(ctx) };
}
