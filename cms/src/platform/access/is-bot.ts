import type { Context } from 'koa';

const MARKERS = /bot|crawl|spider|slurp|preview/i;

/**
 * Returns whether a request says in its User-Agent that a program sends it. The short list is enough for counts that
 * scripts of the storefront send: crawlers that run no script never send them, and the large ones that do name themselves.
 */
export const isBot = (ctx: Context): boolean => MARKERS.test(ctx.get('user-agent'));
