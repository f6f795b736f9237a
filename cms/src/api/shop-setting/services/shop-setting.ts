import { shopSettingDraftSchema, type ShopSetting, type ShopSettingDraft } from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';
import { inTransaction } from '../../../database/transaction';
import { requireFreshProof } from '../../../platform/access/fresh-proof';
import { announceChange } from '../../../platform/changes/changes';
import { parse } from '../../../platform/http/request';
import { tellOwners } from '../../../platform/mail/tell-owners';
import { settingsRecord } from '../../../platform/panel/settings-record';

export const SETTING = 'api::shop-setting.shop-setting';

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

/** The shop's own data. */
export const shopSetting = settingsRecord({
  type: SETTING,
  name: 'shop',
  valueOf: settingOf,
  toStored,
  action: 'shop-setting',
  saved: async (before, after) => {
    if (before) await guardContact(before, after);
    // The variables of the texts stand for these data.
    await announceChange('content');
  },
  stale: 'Otra persona cambió estos datos de la tienda mientras los editabas.',
  undeletable: 'Los datos de la tienda no se pueden eliminar.',
});
