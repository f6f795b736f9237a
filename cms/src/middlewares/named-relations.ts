import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { nameOfValue } from '../platform/panel/value-names';

type Attributes = Readonly<Record<string, { type: string; target?: string; pluginOptions?: object }>>;
type Row = Record<string, unknown>;

// The colons of a type may come escaped; any other escape is no name of a type.
const relation = /^\/content-manager\/relations\/((?:[\w.:-]|%3A)+)\/[^/]+\/(\w+)$/i;

const named = (attributes: Attributes, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const attribute = attributes[name];
      return [name, attribute ? nameOfValue(attribute, value) : value];
    }),
  );

/** Names related records by words where the field that stands for them holds a key: the panel only shows it. */
const namedRelations = (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const attributesOf = (uid = ''): Attributes =>
    Object.values(strapi.contentTypes).find((type) => type.uid === uid)?.attributes ?? {};
  return async (ctx: Context, next: Next) => {
    await next();
    const [, uid = '', field = ''] = relation.exec(ctx.path) ?? [];
    const { target } = attributesOf(decodeURIComponent(uid))[field] ?? {};
    const { body } = ctx as { body?: { results?: Row[] } };
    if (target && body?.results) body.results = body.results.map((row) => named(attributesOf(target), row));
  };
};

export default namedRelations;
