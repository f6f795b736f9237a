import type { Context } from 'koa';
import { secret } from '../../settings/environment';
import { requestIdOf } from '../http/request';
import type { SessionUser } from './active-user';
import { timingSafeEqualText } from './signature';

type PanelUser = { firstname?: string | null; email?: string };

/** Returns who makes the current change: staff, a user of Strapi's panel, or `sistema`. */
export function currentActor(): { name: string; requestId: string } {
  const ctx = strapi.requestContext.get() as Context | undefined;
  const shopUser = ctx?.state.sessionUser as SessionUser | undefined | null;
  const panelUser = ctx?.state.user as PanelUser | undefined;
  const name = shopUser?.username ?? panelUser?.email ?? panelUser?.firstname ?? 'sistema';
  return { name, requestId: ctx ? requestIdOf(ctx) : '' };
}

/** True for requests that the storefront makes on its own behalf; they are not rate limited. */
export const isInternalCall = (ctx: Context): boolean =>
  timingSafeEqualText(ctx.get('x-internal-secret'), secret('INTERNAL_SECRET'));
