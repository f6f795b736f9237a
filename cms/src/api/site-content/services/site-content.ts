import {
  completeContent,
  contentVariableFaults,
  editedContentSchema,
  errorCodes,
  fillContent,
  instalmentsFault,
  messages,
  shopVariables,
  siteContentDraftSchema,
  type SiteContent,
  type SiteContentDraft,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { lastChange } from '../../../platform/access/audit-log';
import { badField, badRequest, type HttpError } from '../../../platform/http/http-error';
import { editConflict } from '../../../platform/edits/edit-conflict';
import { parse } from '../../../platform/http/request';
import { required } from '../../../platform/panel/single-record';
import { providerSetup } from '../../../platform/payments/providers';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { mediaFilesOf, missingPictures } from '../../../platform/storage/media-files';
import { cachedFor } from '../../../platform/changes/cached-value';
import { mergeContent } from '../domain/merge-content';
import { mercadoPagoFault, withoutMercadoPago } from '../domain/mercado-pago-setting';
import { fromStored, namesSection, sectionsOf, toStored, type Sections } from '../domain/stored-content';
import { changedSectionsSince } from './revisions';
import { inTransaction } from '../../../database/transaction';

const list = true;

const populate = {
  hero: { populate: { heroImage: { populate: { image: list } } } },
  homePage: { populate: { sections: list } },
  productCatalog: { populate: { categories: list } },
  whyChooseJazmin: { populate: { values: list } },
  contact: { populate: { contactInfo: list, socialMedia: list } },
  productDetail: { populate: { infoCards: list, expandableSections: list } },
  sizeGuides: { populate: { tableRows: list } },
  search: list,
  announcement: list,
  checkout: {
    populate: {
      deliveryInfo: { populate: { meetingPoint: list } },
      shipping: { populate: { homeDelivery: list } },
      deliveryDates: list,
      paymentInfo: { populate: { cashOnDelivery: list, bankTransfer: list, mercadoPago: list } },
    },
  },
};

export const CONTENT = 'api::site-content.site-content';

type ContentRow = Record<string, unknown> & {
  id: number;
  documentId: string;
  version: number | null;
  updatedAt: string;
};

export const contentRow = (): Promise<ContentRow | null> =>
  strapi.documents(CONTENT).findFirst({ populate } as never) as unknown as Promise<ContentRow | null>;

export function contentOf(row: ContentRow): SiteContent {
  const sections = sectionsOf(completeContent(parse(siteContentDraftSchema, fromStored(row))));
  return { ...sections, version: row.version ?? 0, updatedAt: new Date(row.updatedAt).toISOString() };
}

const requireRow = () => required(contentRow(), CONTENT);

const sourceOf = (row: ContentRow): SiteContent =>
  withoutMercadoPago(contentOf(row), providerSetup().missing);

const variablesOf = async ({ checkout }: SiteContent) =>
  shopVariables(await shopSetting.current(), checkout, await operatingRules.current());

const shownContent = async (source: SiteContent): Promise<SiteContent> =>
  fillContent(source, await variablesOf(source));

const readContent = async (): Promise<SiteContent> => shownContent(sourceOf(await requireRow()));

/** Returns the texts with their variables, and what these stand for now. */
export async function readSource() {
  const content = sourceOf(await requireRow());
  return { content: { ...content, isSource: true }, variables: await variablesOf(content) };
}

/** Throws a 400 for unknown variables, payments without the secrets for them, and instalments that hide their cost. */
export function checkContent(content: Sections): void {
  const [unknown] = contentVariableFaults(content);
  if (unknown) throw badField(unknown.path, unknown.message);
  const message = mercadoPagoFault(content, providerSetup().missing);
  if (message) throw badRequest(message, [{ path: 'checkout.paymentInfo.mercadoPago.enabled', message }]);
  for (const method of ['cashOnDelivery', 'bankTransfer'] as const) {
    const fault = instalmentsFault(content.checkout.paymentInfo[method].instalments);
    if (fault) throw badField(`checkout.paymentInfo.${method}.instalments`, fault);
  }
}

type WithHero = Pick<Sections, 'hero'>;

/** Throws 400 for a new picture of the first screen whose address in the shop holds none. */
export async function checkHero({ hero }: WithHero, before: WithHero): Promise<void> {
  const { url } = hero.heroImage;
  if (url === before.hero.heroImage.url) return;
  const missing = await strapi.db.transaction(({ trx }) => missingPictures(trx as Trx, [url]));
  if (missing.has(url)) throw badField('hero.heroImage.url', messages.heroImageMissing);
}

export const current = cachedFor('content', readContent);

export const currentResponse = cachedFor('content', async () =>
  JSON.stringify({ status: 'success', content: await readContent() }),
);

// Locks the row, so that of two saves with the same base version the second one fails.
async function lockVersion(id: number, version: number): Promise<boolean> {
  const rows = await strapi.db.transaction(({ trx }) =>
    strapi.db.connection('site_contents').transacting(trx).where({ id, version }).update({ version }),
  );
  return rows === 1;
}

async function contentConflict(baseVersion: number): Promise<HttpError> {
  const content = { ...sourceOf(await requireRow()), isSource: true };
  const sections = await changedSectionsSince(baseVersion, content);
  const details = { content, ...(await lastChange('content-saved')) };
  return editConflict(sections, messages.staleContent, details, errorCodes.staleContent);
}

// An uploaded picture is linked to its media file, so that Strapi's panel shows and replaces it.
async function linkHero(stored: Record<string, unknown>): Promise<Record<string, unknown>> {
  const hero = stored.hero as SiteContentDraft['hero'];
  const { url, alt } = hero.heroImage;
  const files = await strapi.db.transaction(({ trx }) => mediaFilesOf(trx as Trx, [{ url, alt }]));
  const image = files.get(url) ?? null;
  return { ...stored, hero: { ...hero, heroImage: { ...hero.heroImage, image, url: image ? null : url } } };
}

async function mergeInto(row: ContentRow, sent: unknown): Promise<SiteContentDraft> {
  const { version: _version, ...source } = sourceOf(row);
  const isSource = (sent as SiteContentDraft | undefined)?.isSource === true;
  const shown = isSource ? source : await shownContent(sourceOf(row));
  const merged = namesSection(sent) ? mergeContent(sent, source, shown) : sent;
  return parse(editedContentSchema, merged);
}

/** Saves texts over the stored ones, which keep what was not sent, and returns them with their variables. */
export async function save(sent: unknown): Promise<SiteContent> {
  return inTransaction(async () => {
    const row = await requireRow();
    const { version, ...sections } = await mergeInto(row, sent);
    const baseVersion = version ?? row.version ?? 0;
    if (!(await lockVersion(row.id, baseVersion))) throw await contentConflict(baseVersion);
    // The document middleware checks the content, counts its version and adds the revision.
    const data = await linkHero(toStored(sections));
    await strapi.documents(CONTENT).update({ documentId: row.documentId, data: data as never });
    return { ...sourceOf(await requireRow()), isSource: true };
  });
}

export const siteContent = { current, save };
