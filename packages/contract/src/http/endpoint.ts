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
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api; `:name` marks a parameter. */
  path: `/${string}`;
  access: 'public' | 'admin';
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

/** Returns a regular expression's source that matches the path of an endpoint, whatever its parameters. */
export const pathPattern = (path: string): string =>
  path.replace(/\./g, '\\.').replace(/:[A-Za-z]+/g, '[^/]{1,200}');

export const pathOf = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
