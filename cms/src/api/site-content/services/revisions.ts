import {
  CONTENT_REVISIONS_KEPT,
  completeContent,
  contentRevisionSchema,
  type ContentRevision,
  type SiteContent,
} from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';
import { inTransaction } from '../../../database/transaction';
import { currentActor } from '../../../platform/access/current-actor';
import { audit } from '../../../platform/access/audit-log';
import { requireFreshProof } from '../../../platform/access/fresh-proof';
import { asAnswer } from '../../../platform/http/as-answer';
import { notFound } from '../../../platform/http/http-error';
import { tellOwners } from '../../../platform/mail/tell-owners';
import { changedSections, isSameContent } from '../domain/stored-content';

const REVISION = 'api::site-content.content-revision';

type Row = RecordOf<typeof REVISION>;

// The query engine joins the transaction of the content's document.
const rows = () => strapi.db.query(REVISION);

async function deleteOldRevisions(newest: number): Promise<void> {
  const old = await rows().findMany({
    where: { version: { $lte: newest - CONTENT_REVISIONS_KEPT } },
    select: ['id'],
  });
  if (old.length > 0) await rows().deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
}

// Bank account and contact details are what a fraudster would change, so edits are audited.
async function auditPaymentDetails(before: SiteContent | undefined, after: SiteContent): Promise<void> {
  const audited = (content: SiteContent | undefined) => ({
    bankTransfer: content?.checkout.paymentInfo.bankTransfer,
    mercadoPago: content?.checkout.paymentInfo.mercadoPago,
    contactInfo: content?.contact.contactInfo,
  });
  if (!before || isSameContent(audited(before), audited(after))) return;
  await audit({ action: 'payment-details', before: audited(before), after: audited(after) });
}

// All texts count: a heading or a note can name another account than the fields do.
const bankDataOf = ({ checkout: { paymentInfo } }: SiteContent) => {
  const texts = Object.entries(paymentInfo.bankTransfer).filter(([, value]) => typeof value === 'string');
  return { heading: paymentInfo.title, ...Object.fromEntries(texts) };
};

// Buyers see another account at once, so it takes a fresh proof and all owners are told.
const guardBankData = (before: SiteContent, after: SiteContent): Promise<void> =>
  inTransaction(async (trx) => {
    const { alias, cbu, accountHolder } = after.checkout.paymentInfo.bankTransfer;
    if (isSameContent(bankDataOf(before), bankDataOf(after))) return;
    await requireFreshProof(trx);
    const text = `Quien compra por transferencia ahora ve: ${accountHolder}, alias ${alias || '—'}, CBU ${cbu || '—'}.`;
    await tellOwners(trx, { subject: 'Cambiaron los datos bancarios de la tienda', text });
  });

/** Stores a revision with its author and changed sections, and deletes the oldest beyond fifty. */
export async function addRevision(content: SiteContent): Promise<void> {
  const [latest] = (await rows().findMany({ orderBy: { version: 'desc' }, limit: 1 })) as Row[];
  const before = latest && completeContent(latest.content);
  const sections = changedSections(before ?? {}, content);
  await rows().create({
    data: {
      version: content.version,
      at: new Date(),
      author: currentActor().name,
      changedSections: sections,
      content,
    },
  });
  if (before) await audit({ action: 'content-saved', after: { version: content.version, sections } });
  await auditPaymentDetails(before, content);
  if (before) await guardBankData(before, content);
  await deleteOldRevisions(content.version);
}

export async function listRevisions(): Promise<ContentRevision[]> {
  const select = ['documentId', 'version', 'at', 'author', 'changedSections'];
  const found = (await rows().findMany({
    select,
    orderBy: { version: 'desc' },
    limit: CONTENT_REVISIONS_KEPT,
  })) as Row[];
  return found.map((revision) => asAnswer(contentRevisionSchema, revision));
}

/** Returns the sections that changed since a version; all of them when its revision is no longer stored. */
export async function changedSectionsSince(version: number, content: SiteContent): Promise<string[]> {
  const row = (await rows().findOne({ where: { version } })) as Row | null;
  return changedSections(row ? completeContent(row.content) : {}, content);
}

export async function findRevision(id: string): Promise<SiteContent> {
  const row = (await rows().findOne({ where: { documentId: id } })) as Row | null;
  if (!row) throw notFound();
  return completeContent(row.content);
}
