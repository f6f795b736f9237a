import { randomUUID } from 'node:crypto';
import { endpoints, pathPattern, type Endpoint, type z } from '@shop/contract';
import type { Context } from 'koa';
import { badRequest } from './http-error';

const SAFE_ID = /^[\w-]{8,64}$/;

/** Gives the request its id: the caller's when it is well-formed, else a new one. */
export function assignRequestId(ctx: Context): void {
  const given = ctx.get('x-request-id');
  ctx.state.requestId = SAFE_ID.test(given) ? given : randomUUID();
  ctx.set('X-Request-Id', requestIdOf(ctx));
}

export const requestIdOf = (ctx: Context): string => String(ctx.state.requestId ?? '');

export const bodyOf = (ctx: Context): unknown => (ctx.request as { body?: unknown }).body;

export const paramOf = (ctx: Context, name: string): string =>
  String((ctx as unknown as { params: Record<string, string> }).params[name] ?? '');

type Issue = z.core.$ZodIssue;

/** Returns the faults inside the one form of a union that a value was meant for, else that of the whole. */
function faultsOf(issue: Issue): Issue[] {
  const forms = issue.code === 'invalid_union' ? issue.errors : [];
  const [meant = [], other] = forms.filter((faults) => faults.length > 0 && faults.every(isInside));
  if (meant.length === 0 || other) return [issue];
  return meant.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
}
const isInside = ({ path }: Issue): boolean => path.length > 0;

/** Returns the value as the schema parses it; throws a 400 that lists every fault. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues
    .flatMap(faultsOf)
    .map(({ path, message }) => ({ path: path.join('.'), message }));
  throw badRequest(errors[0]?.message, errors);
}

const uploadPaths = Object.values<Endpoint>(endpoints).flatMap(({ path, multipart }) =>
  multipart ? [pathPattern(path)] : [],
);
const uploadPath = new RegExp(`^/api(${uploadPaths.join('|')})$`);

export const isUpload = (ctx: Context): boolean => ctx.method === 'POST' && uploadPath.test(ctx.path);

/** Hides an upload from Strapi's body parser, which writes forms to disk before anything is authorized. */
export function hideUploadFromParser(ctx: Context): void {
  ctx.state.uploadType = ctx.get('content-type');
  ctx.req.headers['content-type'] = 'application/octet-stream';
}

export const uploadTypeOf = (ctx: Context): string => String(ctx.state.uploadType ?? ctx.get('content-type'));
