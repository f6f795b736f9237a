import { UPLOAD_MAX_BYTES, errorCodes, messages } from '@shop/contract';
import type { Context } from 'koa';
import { ApiError, badRequest } from '../../../shared/http-errors';
import { uploadTypeOf } from '../../../shared/upload-type';
import { boundaryOf, parseMultipart, type Part } from '../domain/multipart';

/** Room for the headers and small fields around the file. */
const FORM_OVERHEAD = 16_384;
const MAX_BODY = UPLOAD_MAX_BYTES + FORM_OVERHEAD;

export const tooLarge = () => new ApiError(413, errorCodes.uploadTooLarge, messages.uploadTooLarge);

// The rest of a body that is too large is not read: the connection ends with the answer.
function refuseRest(ctx: Context): ApiError {
  ctx.set('Connection', 'close');
  return tooLarge();
}

async function readBody(ctx: Context): Promise<Buffer> {
  if ((ctx.request.length ?? 0) > MAX_BODY) throw refuseRest(ctx);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw refuseRest(ctx);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The parts of the form that was sent, read into memory within bounds. */
export async function readForm(ctx: Context): Promise<Part[]> {
  const boundary = boundaryOf(uploadTypeOf(ctx));
  if (!boundary) throw new ApiError(415, errorCodes.uploadBadType, messages.badRequest);
  const parts = parseMultipart(await readBody(ctx), boundary);
  if (!parts) throw badRequest();
  return parts;
}
