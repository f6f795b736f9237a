import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { announceChange } from '../../../platform/changes/changes';
import { toPanelError } from '../../../platform/panel/panel-error';
import { keepRevision } from './revisions';
import { CONTENT, contentOf, contentRow } from './site-content';

const writes = ['create', 'update', 'publish'];

async function checkAndCount(): Promise<void> {
  const row = await contentRow();
  if (!row) return;
  const version = (row.version ?? 0) + 1;
  await strapi.db.query(CONTENT).update({ where: { id: row.id }, data: { version } });
  await keepRevision(contentOf({ ...row, version }));
  await announceChange('content');
}

/** Whoever saves the content, by the shop's API or in the panel, obeys the same rules and is seen at once. */
export function guardContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== CONTENT) return next();
    if (context.action === 'delete') throw new errors.ApplicationError('El contenido no se puede eliminar.');
    if (!writes.includes(context.action)) return next();
    // Counted here and nowhere else: a number written by hand would let one editor overwrite another.
    delete (context.params as { data?: { version?: unknown } }).data?.version;
    return strapi.db.transaction(async () => {
      const result = await next();
      await checkAndCount().catch((error: unknown) => {
        throw toPanelError(error);
      });
      return result;
    });
  });
}
