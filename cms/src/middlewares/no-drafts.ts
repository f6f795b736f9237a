import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

const drafting =
  /^\/content-manager\/(?:collection|single)-types\/([^/]+)(?:\/[^/]+)?\/actions\/(?:publish|unpublish|discard|bulkPublish|bulkUnpublish)$/;
const NO_DRAFTS = 'Estos registros no tienen borradores: lo que se guarda ya está publicado.';

const hasDrafts = (strapi: Core.Strapi, uid: string): boolean =>
  strapi.contentTypes[uid.replace(/%3A/gi, ':') as keyof Core.Strapi['contentTypes']]?.options
    ?.draftAndPublish === true;

/** Rejects draft actions on types without drafts: the panel offers them, and Strapi would fail with a 500. */
const noDrafts =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const uid = drafting.exec(ctx.path)?.[1];
    if (uid !== undefined && !hasDrafts(strapi, uid)) throw new errors.ApplicationError(NO_DRAFTS);
    await next();
  };

export default noDrafts;
