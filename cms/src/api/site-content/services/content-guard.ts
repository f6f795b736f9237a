import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { announceChange } from '../../../platform/changes/changes';
import { toPanelError } from '../../../platform/panel/panel-error';
import { addRevision } from './revisions';
import { checkContent, checkHero, CONTENT, contentOf, contentRow } from './site-content';

type Row = NonNullable<Awaited<ReturnType<typeof contentRow>>>;

const writes = ['create', 'update', 'publish'];

async function countVersion(before: Row | null): Promise<void> {
  const row = await contentRow();
  if (!row) return;
  const version = (row.version ?? 0) + 1;
  await strapi.db.query(CONTENT).update({ where: { id: row.id }, data: { version } });
  const content = contentOf({ ...row, version });
  checkContent(content);
  if (before) await checkHero(content, contentOf(before));
  await addRevision(content);
  await announceChange('content');
  // The synonyms decide what a search of the catalog finds.
  await announceChange('catalog');
}

/** Validates, versions and announces every save of the content, from the API and the panel. */
export function guardContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== CONTENT) return next();
    if (context.action === 'delete') throw new errors.ApplicationError('El contenido no se puede eliminar.');
    if (!writes.includes(context.action)) return next();
    // A version written by hand would bypass the edit conflict check.
    delete (context.params as { data?: { version?: unknown } }).data?.version;
    return strapi.db.transaction(async () => {
      const before = await contentRow();
      const result = await next();
      await countVersion(before).catch((error: unknown) => {
        throw toPanelError(error);
      });
      return result;
    });
  });
}
