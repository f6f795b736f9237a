import type { CmsLimitName } from '../rate-limits';
import type { z } from '../z';

/** The proxy and the cms both let a form have this much beside its file: a connection closed early can lose its answer. */
export const FORM_OVERHEAD_BYTES = 64 * 1024;

export type FileUpload = {
  maxBytes: number;
  /** Message of the 413 for a larger file. */
  tooLarge: string;
  /** Values that the form's field `purpose` may have. */
  purposes?: readonly string[];
};

export type Endpoint = {
  /** The name of its export and of its handler: OpenAPI's operationId and the permission of staff. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api; `:name` marks a parameter. */
  path: `/${string}`;
  access: 'public' | 'admin';
  /** Names the limit that each call spends; without it `limitOf` decides by access and method. */
  limit?: CmsLimitName;
  /** The call needs a fresh proof, since a stolen session must not take the shop or its clients' data: always, or when the named data change. */
  freshProof?: 'always' | 'bank data' | 'e-mail, phones and tax data of the shop';
  /** The call begins or ends a session: its 401 says nothing about the one that the browser has. */
  withoutSession?: true;
  /** Text for a failure without a reason, as the specification words it. */
  failure?: string | ((query: Readonly<Record<string, unknown>>) => string);
  /** For developers, in English: the OpenAPI document shows it. */
  summary: string;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  multipart?: FileUpload;
  /** The call accepts an `Idempotency-Key`: a retry is answered with what the first call created or changed, as it is now. */
  idempotencyKey?: true;
  /** Absent when the answer is a file instead of JSON. */
  answer?: z.ZodMiniType;
};

/** Creates one API call as a value: a bundle holds the endpoints that its code names, with their schemas, and no others. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const Name extends string, const Given extends Omit<Endpoint, 'name'>>(
  name: Name,
  given: Given & Record<Exclude<keyof Given, keyof Endpoint>, never>,
): Given & { name: Name } {
  return { ...given, name };
}

type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? N | ParamNames<R>
  : P extends `${string}:${infer N}`
    ? N
    : never;
type Field<K extends string, V> = [V] extends [never] ? unknown : { [k in K]: V };

export type InputOf<E extends Endpoint> = Field<
  'params',
  [ParamNames<E['path']>] extends [never] ? never : Record<ParamNames<E['path']>, string>
> &
  Field<'query', E['query'] extends z.ZodMiniType ? z.input<E['query']> : never> &
  Field<
    'body',
    E['multipart'] extends FileUpload
      ? FormDataLike
      : E['body'] extends z.ZodMiniType
        ? z.input<E['body']>
        : never
  >;

export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodMiniType
  ? z.output<E['answer']>
  : unknown;

type FormDataLike = { append(name: string, value: never): void };

/** Returns the limit that each call spends, or null: 'adminWrite' by session, 'personalRead' by person, the others by address. */
export function limitOf({ access, method, limit }: Endpoint): CmsLimitName | null {
  if (limit) return limit;
  if (access === 'admin') return method === 'GET' ? null : 'adminWrite';
  return method === 'GET' ? 'publicRead' : null;
}

/** Returns a regular expression's source that matches the path of an endpoint, whatever its parameters. */
export const pathPattern = (path: string): string =>
  path.replace(/\./g, '\\.').replace(/:[A-Za-z]+/g, '[^/]{1,200}');

export const pathOf = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
