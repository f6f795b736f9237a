import { UPLOAD_PURPOSES, endpoints, type UploadPurpose } from '@shop/contract';
import type { Context } from 'koa';
import { paramOf } from '../../../platform/http/request';
import { readForm, requirePicture, type FormPart } from '../../../platform/http/read-form';
import { fileStore } from '../../../platform/storage/file-store';
import { badRequest, forbidden, unauthenticated } from '../../../platform/http/http-error';
import { findSessionUser, mayDo } from '../../../platform/access/active-user';
import { requireSignedQuery } from '../../../platform/access/signed-link';
import { sendPrivateDownload, sendPrivatePicture } from '../../../platform/http/private-picture';
import { consumeLimit, consumeCallerLimit } from '../../../platform/limits/consume-limit';
import type { Handlers } from '../../../platform/routes';
import { listCopies } from '../services/copies/copy-rows';
import { storePicture } from '../services/store-picture';
import { signedSubject } from '../domain/proof-file';
import { readProof, storeProof } from '../services/proofs';

const { multipart } = endpoints.uploadProof;

async function consumeUploadLimit(ctx: Context): Promise<void> {
  const user = (await mayDo(ctx, 'uploadPictures')) ? await findSessionUser(ctx) : null;
  if (user) await consumeLimit('adminWrite', `user ${user.id}`);
  else await consumeCallerLimit('uploadProof', ctx);
}

function purposeOf(parts: FormPart[]): UploadPurpose {
  const text = parts.find(({ name }) => name === 'purpose')?.data.toString('utf8') ?? 'proof';
  const purpose = UPLOAD_PURPOSES.find((known) => known === text);
  if (!purpose) throw badRequest();
  return purpose;
}

const filenameOf = (parts: FormPart[]): string | undefined =>
  parts.find(({ name }) => name === 'file')?.filename;

async function requirePublisher(ctx: Context): Promise<void> {
  if (!(await findSessionUser(ctx))) throw unauthenticated();
  if (!(await mayDo(ctx, 'uploadPictures'))) throw forbidden();
}

const pictureUpload: Handlers = {
  async uploadProof(ctx) {
    // Room is checked first: on a full disk the rate limit cannot be stored either.
    await fileStore().requireRoom();
    await consumeUploadLimit(ctx);
    const parts = await readForm(ctx, multipart);
    const isPublic = purposeOf(parts) === 'content';
    if (isPublic) await requirePublisher(ctx);
    const stored = isPublic
      ? await storePicture(requirePicture(parts, multipart), filenameOf(parts))
      : await storeProof(requirePicture(parts, multipart), ctx.ip);
    ctx.status = 201;
    ctx.body = { status: 'success', ...stored };
  },

  async listPictureCopies(ctx) {
    ctx.body = { status: 'success', copies: await listCopies() };
  },

  async readProof(ctx) {
    const id = paramOf(ctx, 'id');
    if (!(await mayDo(ctx, 'seeProofs'))) requireSignedQuery(signedSubject(id), ctx.query);
    const { kind, bytes } = await readProof(id);
    if (kind === 'picture') sendPrivatePicture(ctx, bytes, 'comprobante.jpg');
    else sendPrivateDownload(ctx, bytes, 'application/pdf', 'comprobante.pdf');
  },
};

export default pictureUpload;
