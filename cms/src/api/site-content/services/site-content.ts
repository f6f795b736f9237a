import {
  errorCodes,
  messages,
  siteContentDraftSchema,
  type SiteContent,
  type SiteContentDraft,
} from '@shop/contract';
import { conflict } from '../../../platform/http/api-error';
import { parse } from '../../../platform/http/request';
import { cachedFor } from '../../../platform/changes/cached-value';
import { fromStored, sectionsOf, toStored } from '../domain/stored-content';
import { populate } from './content-populate';

export const CONTENT = 'api::site-content.site-content';

type ContentRow = Record<string, unknown> & {
  id: number;
  documentId: string;
  version: number | null;
  updatedAt: string;
};

export const contentRow = (): Promise<ContentRow | null> =>
  strapi.documents(CONTENT).findFirst({ populate } as never) as unknown as Promise<ContentRow | null>;

/** The content of a record, checked; a record that the schema refuses throws its 400. */
export function contentOf(row: ContentRow): SiteContent {
  const sections = sectionsOf(parse(siteContentDraftSchema, fromStored(row)));
  return { ...sections, version: row.version ?? 0, updatedAt: new Date(row.updatedAt).toISOString() };
}

async function readContent(): Promise<SiteContent> {
  const row = await contentRow();
  if (!row) throw new Error('the site content is missing');
  return contentOf(row);
}

/** Every text of the store as it is now. */
export const current = cachedFor('content', readContent);

/** The answer of GET /content, kept as text: it is read far more often than it changes. */
export const currentAnswer = cachedFor('content', async () =>
  JSON.stringify({ status: 'success', content: await readContent() }),
);

// Two savers of one version meet at this row: the second finds the version gone.
async function claimVersion(id: number, seen: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const rows = await strapi.db
      .connection('site_contents')
      .transacting(trx)
      .where({ id, version: seen })
      .update({ version: seen });
    if (rows !== 1) throw conflict(messages.staleContent, errorCodes.staleContent);
  });
}

/** Saves the whole content. With the version that was read, a save over a newer one is refused. */
export async function save(draft: SiteContentDraft): Promise<SiteContent> {
  const { version, ...sections } = draft;
  return strapi.db.transaction(async () => {
    const row = await contentRow();
    if (!row) throw new Error('the site content is missing');
    await claimVersion(row.id, version ?? row.version ?? 0);
    // The document middleware checks the result, counts the version up and keeps the revision.
    await strapi.documents(CONTENT).update({ documentId: row.documentId, data: toStored(sections) as never });
    return readContent();
  });
}

const siteContentService = () => ({ current, save });

export default siteContentService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::site-content.site-content': ReturnType<typeof siteContentService>;
  }
}
