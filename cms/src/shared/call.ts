import type { Context } from 'koa';
import { secret } from './environment';
import { timingSafeEqualText } from './signature';

/** The body as it arrived, still to be parsed. */
export const bodyOf = (ctx: Context): unknown => (ctx.request as { body?: unknown }).body;

/** The id that names this call in the answer and in the log. */
export const requestIdOf = (ctx: Context): string => String(ctx.state.requestId ?? '');

/** A parameter of the path. */
export const paramOf = (ctx: Context, name: string): string =>
  String((ctx as unknown as { params: Record<string, string> }).params[name] ?? '');

/** True for what the storefront asks on its own behalf: it is not a visitor and is not rate limited. */
export const isInternalCall = (ctx: Context): boolean =>
  timingSafeEqualText(ctx.get('x-internal-secret'), secret('INTERNAL_SECRET'));
