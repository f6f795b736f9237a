import type { Core } from '@strapi/strapi';
import { announceChange } from '../../../platform/changes/changes';
import { guardSingleRecord } from '../../../platform/panel/single-record';
import { addRevision } from './revisions';
import { checkContent, checkHero, CONTENT, contentOf, contentRow } from './site-content';

type Row = NonNullable<Awaited<ReturnType<typeof contentRow>>>;

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
export const guardContent = (strapi: Core.Strapi): void =>
  guardSingleRecord(strapi, CONTENT, {
    find: contentRow,
    saved: countVersion,
    undeletable: 'El contenido no se puede eliminar.',
    // A version written by hand would bypass the edit conflict check.
    counted: ['version'],
  });
