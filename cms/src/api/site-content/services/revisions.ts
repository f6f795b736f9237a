import { CONTENT_REVISIONS_KEPT, type ContentRevision, type SiteContent } from '@shop/contract';
import { currentActor } from '../../../platform/access/current-actor';
import { audit } from '../../../platform/access/audit-log';
import { notFound } from '../../../platform/http/api-error';
import { changedSections, sayTheSame } from '../domain/stored-content';

const REVISION = 'api::site-content.content-revision';

type Row = {
  id: number;
  documentId: string;
  version: number;
  at: string;
  author: string;
  changedSections: string[];
  content: SiteContent;
};

const rows = () => strapi.db.query(REVISION);

const asRevision = ({
  documentId,
  version,
  at,
  author,
  changedSections: sections,
}: Row): ContentRevision => ({
  _id: documentId,
  version,
  at: new Date(at).toISOString(),
  author,
  changedSections: sections,
});

async function forgetOld(newest: number): Promise<void> {
  const old = await rows().findMany({
    where: { version: { $lte: newest - CONTENT_REVISIONS_KEPT } },
    select: ['id'],
  });
  if (old.length > 0) await rows().deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
}

// What shoppers pay into or call: whoever changes these leaves a line in the audit log.
async function auditMoney(before: SiteContent | undefined, after: SiteContent): Promise<void> {
  const facts = (content: SiteContent | undefined) => ({
    bankTransfer: content?.checkout.paymentInfo.bankTransfer,
    contactInfo: content?.contact.contactInfo,
  });
  if (!before || sayTheSame(facts(before), facts(after))) return;
  await audit({ action: 'payment-details', before: facts(before), after: facts(after) });
}

/** Keeps what was saved, with its author and the sections that changed; the fifty latest stay. */
export async function keepRevision(content: SiteContent): Promise<void> {
  const [latest] = (await rows().findMany({ orderBy: { version: 'desc' }, limit: 1 })) as Row[];
  await rows().create({
    data: {
      documentId: crypto.randomUUID().replaceAll('-', ''),
      version: content.version,
      at: new Date(),
      author: currentActor().name,
      changedSections: changedSections(latest?.content ?? {}, content),
      content,
    },
  });
  await auditMoney(latest?.content, content);
  await forgetOld(content.version);
}

/** The saved versions, the latest first. */
export async function listRevisions(): Promise<ContentRevision[]> {
  const select = ['documentId', 'version', 'at', 'author', 'changedSections'];
  const found = (await rows().findMany({
    select,
    orderBy: { version: 'desc' },
    limit: CONTENT_REVISIONS_KEPT,
  })) as Row[];
  return found.map(asRevision);
}

/** The content of one saved version. */
export async function findRevision(id: string): Promise<SiteContent> {
  const row = (await rows().findOne({ where: { documentId: id } })) as Row | null;
  if (!row) throw notFound();
  return row.content;
}
