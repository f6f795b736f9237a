import { errorCodes, messages } from '@shop/contract';
import type { Context, Next } from 'koa';
import { HttpError, badRequest } from '../platform/http/http-error';
import { isReasonablePath, isReasonableQuery } from '../platform/http/input-shape';
import { isShopPath } from '../platform/http/allowed-paths';
import { hideUploadFromParser, isUpload } from '../platform/http/request';

const withBody = new Set(['POST', 'PUT', 'PATCH']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;
// Other encodings would be stored with a wrong character for every ñ.
const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8\b|us-ascii\b)/i;

const unsupported = () => new HttpError(415, errorCodes.validation, messages.badRequest);
const hasBody = (ctx: Context) =>
  Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== '';

// Another site's page can send a form, but JSON only after a CORS preflight.
function requireJson(ctx: Context): void {
  if (!hasBody(ctx)) return;
  if (!withBody.has(ctx.method)) return;
  const type = ctx.get('content-type');
  if (!JSON_TYPE.test(type) || OTHER_CHARSET.test(type)) throw unsupported();
}

function requirePlainEncoding(ctx: Context): void {
  const encoding = ctx.get('content-encoding');
  if (encoding !== '' && encoding.toLowerCase() !== 'identity') throw unsupported();
}

const inputGuard = () => async (ctx: Context, next: Next) => {
  if (!isShopPath(ctx.path)) return next();
  if (!isReasonablePath(ctx.path) || !isReasonableQuery(ctx.querystring)) throw badRequest();
  requirePlainEncoding(ctx);
  if (isUpload(ctx)) hideUploadFromParser(ctx);
  else requireJson(ctx);
  await next();
};

export default inputGuard;
