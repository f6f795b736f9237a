import type { Core } from '@strapi/strapi';
import {
  shopSettingDraftSchema,
  type ShopChange,
  type ShopSetting,
  type ShopSettingDraft,
} from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { requireFreshProof } from '../../../platform/access/fresh-proof';
import { announceChange } from '../../../platform/changes/changes';
import { conflictingFields, editConflict } from '../../../platform/edits/edit-conflict';
import { tellOwners } from '../../../platform/mail/tell-owners';
import { guardSingleRecord, required } from '../../../platform/panel/single-record';
import { parse } from '../../../platform/http/request';
import { cachedFor } from '../../../platform/changes/cached-value';

export const SETTING = 'api::shop-setting.shop-setting';

const STALE = 'Otra persona cambió estos datos de la tienda mientras los editabas.';

type Stored = RecordOf<typeof SETTING>;

// The panel edits the cities as one text, one per line.
const toStored = (setting: ShopSettingDraft) => ({
  ...setting,
  coverageCities: setting.coverageCities.join('\n'),
});

const settingOf = (stored: Stored): ShopSetting => {
  const cities = stored.coverageCities.split('\n').map((city) => city.trim());
  return parse(shopSettingDraftSchema, { ...stored, coverageCities: cities.filter(Boolean) });
};

const findRow = () => inTransaction((trx) => records(SETTING, trx).one({}));

const requireRow = () => required(findRow(), SETTING);

const read = async (): Promise<ShopSetting> => settingOf(await requireRow());

export const current = cachedFor('shop', read);

function checkEditConflict(shop: ShopSetting, wanted: ShopSettingDraft, base: Partial<ShopSetting>): void {
  const fields = conflictingFields({ base, wanted, current: shop });
  if (fields.length > 0) throw editConflict(fields, STALE, { shop });
}

export async function save({ seen = {}, ...draft }: ShopChange): Promise<ShopSetting> {
  return inTransaction(async () => {
    const row = await requireRow();
    checkEditConflict(settingOf(row), draft, seen);
    await strapi.documents(SETTING).update({ documentId: row.documentId, data: toStored(draft) as never });
    return read();
  });
}

const GUARDED = {
  email: 'el email',
  phone: 'el teléfono',
  whatsapp: 'el WhatsApp',
  cuit: 'el CUIT',
  legalName: 'la razón social',
} as const;

// Buyers send money and proofs by these data, so a change takes a fresh proof, and the old address is told.
const guardContact = (before: ShopSetting, after: ShopSetting): Promise<void> =>
  inTransaction(async (trx) => {
    const fields = (Object.keys(GUARDED) as (keyof typeof GUARDED)[]).filter(
      (field) => before[field] !== after[field],
    );
    if (fields.length > 0) await requireFreshProof(trx);
    for (const field of fields) {
      const subject = `Cambió ${GUARDED[field]} de la tienda`;
      const text = `${subject}: era ${before[field] || '—'} y ahora es ${after[field] || '—'}.`;
      await tellOwners(trx, { subject, text }, field === 'email' ? [before.email] : []);
    }
  });

async function recordChange(before: Stored | null): Promise<void> {
  const after = await read();
  await audit({ action: 'shop-setting', before: before ? settingOf(before) : {}, after });
  if (before) await guardContact(settingOf(before), after);
  await announceChange('shop');
  // The variables of the texts stand for these data.
  await announceChange('content');
}

/** Validates, audits and announces every save of the settings, from the API and the panel. */
export const guardSetting = (strapi: Core.Strapi): void =>
  guardSingleRecord(strapi, SETTING, {
    find: findRow,
    saved: recordChange,
    undeletable: 'Los datos de la tienda no se pueden eliminar.',
  });

export const shopSetting = { current, save };
