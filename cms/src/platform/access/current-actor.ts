import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'koa';
import { secret } from '../../settings/environment';
import { requestIdOf } from '../http/request';
import type { SessionUser } from './active-user';
import { timingSafeEqualText } from './signature';

type PanelUser = { firstname?: string | null; email?: string };

const acting = new AsyncLocalStorage<string>();

/** Does work whose changes are those of a company or machine, such as a payment provider. */
export const actAs = <T>(name: string, work: () => Promise<T>): Promise<T> => acting.run(name, work);

const currentContext = () => strapi.requestContext.get() as Context | undefined;

/** Returns false for what the shop does by itself, such as its start, the seed and its jobs. */
export const isRequested = (): boolean => currentContext() !== undefined;

/** Returns the person of the staff whose session makes the request; undefined in the panel and for jobs. */
export const currentUser = (): SessionUser | undefined =>
  (currentContext()?.state.sessionUser as SessionUser | null | undefined) ?? undefined;

function nameOf(ctx: Context | undefined): string | undefined {
  const panelUser = ctx?.state.user as PanelUser | undefined;
  return currentUser()?.username ?? panelUser?.email ?? panelUser?.firstname ?? undefined;
}

/** Returns who makes the current change: staff with her id, a user of Strapi's panel, or `sistema`. */
export function currentActor(): { name: string; id: string | null; requestId: string } {
  const ctx = currentContext();
  const name = acting.getStore() ?? nameOf(ctx) ?? 'sistema';
  const user = currentUser();
  const id = user?.username === name ? user._id : null;
  return { name, id, requestId: ctx ? requestIdOf(ctx) : '' };
}

/** True for requests that the storefront makes on its own behalf; they are not rate limited. */
export const isInternalCall = (ctx: Context): boolean =>
  timingSafeEqualText(ctx.get('x-internal-secret'), secret('INTERNAL_SECRET'));
