import { bodyTooSlow, errorCodes, FORM_OVERHEAD_BYTES, messages, type FileUpload } from '@shop/contract';
import { Dicer } from '@fastify/busboy';
import type { Context } from 'koa';
import { HttpError, badRequest, unavailable } from './http-error';
import { uploadTypeOf } from './request';

const MAX_PARTS = 11;
const MAX_HEADER_BYTES = 4096;
// Forms are kept in memory while they arrive.
const MAX_OPEN_FORMS = 16;
const STALL_MS = 15_000;

let openForms = 0;

export type FormPart = { name: string; filename?: string; data: Buffer };
type OpenPart = { name?: string; filename?: string; chunks: Buffer[] };
type Headers = Record<string, string[]>;

const fileTooLarge = ({ tooLarge }: FileUpload) => new HttpError(413, errorCodes.uploadTooLarge, tooLarge);

function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const found = /boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return found?.[1] ?? found?.[2] ?? null;
}

const headerBytes = (headers: Headers): number =>
  Object.entries(headers).reduce((sum, [name, values]) => sum + `${name}: ${values.join('')}\r\n`.length, 0);

// The parser reads headers as Latin-1, and browsers write them in UTF-8.
const utf8Of = (text: string | undefined) => text && Buffer.from(text, 'latin1').toString('utf8');

function namesOf(headers: Headers): Pick<OpenPart, 'name' | 'filename'> {
  if (headerBytes(headers) > MAX_HEADER_BYTES) return {};
  const disposition = headers['content-disposition']?.[0] ?? '';
  return {
    name: /[;\s]name="([^"\r\n]*)"/i.exec(disposition)?.[1],
    filename: utf8Of(/[;\s]filename="([^"\r\n]*)"/i.exec(disposition)?.[1]),
  };
}

function formParser(boundary: string) {
  const parser = new Dicer({ boundary });
  const parts: OpenPart[] = [];
  let isBroken = false;
  parser.on('part', (stream) => {
    const part: OpenPart = { chunks: [] };
    if (parts.push(part) > MAX_PARTS) isBroken = true;
    stream.on('header', (headers) => Object.assign(part, namesOf(headers as Headers)));
    stream.on('data', (chunk: Buffer) => part.chunks.push(chunk));
    stream.on('error', () => (isBroken = true));
  });
  const ended = new Promise<void>((resolve) => {
    parser.on('finish', resolve);
    parser.on('error', () => {
      isBroken = true;
      resolve();
    });
  });
  return {
    // The rest of a broken form is read but not parsed: millions of parts would keep the processor busy.
    write: (chunk: Buffer): void => void (isBroken || parser.write(chunk)),
    async end(): Promise<FormPart[]> {
      if (!isBroken) {
        parser.end();
        await ended;
      }
      if (isBroken) throw badRequest();
      return parts.map(({ name, filename, chunks }) => {
        if (name === undefined) throw badRequest();
        return { name, ...(filename !== undefined && { filename }), data: Buffer.concat(chunks) };
      });
    },
  };
}

const tooSlow = () => new HttpError(408, errorCodes.bodyTooSlow, bodyTooSlow);

// The rest of an oversized body is not read, so the connection cannot be reused.
function rejectOversized(ctx: Context, upload: FileUpload): HttpError {
  ctx.set('Connection', 'close');
  return fileTooLarge(upload);
}

/** Reads the parts of a multipart form into memory; throws 415, 413, 400, or 503 while sixteen others arrive. */
export async function readForm(ctx: Context, upload: FileUpload): Promise<FormPart[]> {
  const maxBytes = upload.maxBytes + FORM_OVERHEAD_BYTES;
  const boundary = boundaryOf(uploadTypeOf(ctx));
  if (!boundary) throw new HttpError(415, errorCodes.uploadBadType, messages.badRequest);
  if ((ctx.request.length ?? 0) > maxBytes) throw rejectOversized(ctx, upload);
  if (openForms >= MAX_OPEN_FORMS) throw unavailable();
  const form = formParser(boundary);
  let size = 0;
  openForms += 1;
  ctx.req.setTimeout(STALL_MS, () => ctx.req.destroy(tooSlow()));
  try {
    for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw rejectOversized(ctx, upload);
      form.write(chunk);
    }
  } finally {
    openForms -= 1;
    ctx.req.setTimeout(0);
  }
  return form.end();
}

/** Returns the form's file, or null when it has none or several; throws 413 for a larger file than allowed. */
export function findOnlyFile(parts: readonly FormPart[], upload: FileUpload): Buffer | null {
  const [file, ...others] = parts.filter(({ name }) => name === 'file');
  if (!file || others.length > 0) return null;
  if (file.data.length > upload.maxBytes) throw fileTooLarge(upload);
  return file.data;
}

/** Returns the form's picture; throws 400 UPLOAD_BAD_TYPE when there is none, or an empty one, or several. */
export function requirePicture(parts: readonly FormPart[], upload: FileUpload): Buffer {
  const file = findOnlyFile(parts, upload);
  if (!file || file.length === 0) throw new HttpError(400, errorCodes.uploadBadType, messages.uploadBadType);
  return file;
}
