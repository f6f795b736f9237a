import { HOUR_MS, PREVIEW_COOKIE } from '@shop/contract';
import type { Context } from 'koa';
import { secret } from '../../../settings/environment';
import { signatureOf } from '../../../platform/access/signature';

const HOURS = 12;

/** Lets a browser see the closed shop; the storefront, which knows the same secret, checks the signature. */
export function setPreviewCookie(ctx: Context): void {
  const end = Math.floor((Date.now() + HOURS * HOUR_MS) / 1000);
  const signature = signatureOf(`${PREVIEW_COOKIE} ${end}`, secret('INTERNAL_SECRET'));
  ctx.cookies.set(PREVIEW_COOKIE, `${end}.${signature}`, {
    httpOnly: true,
    // Strict would hide it from a link that opens the shop from another site, such as a chat.
    sameSite: 'lax',
    path: '/',
    maxAge: HOURS * HOUR_MS,
    overwrite: true,
    signed: false,
    secure: ctx.secure,
  });
}
