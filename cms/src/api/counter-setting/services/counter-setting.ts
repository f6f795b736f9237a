import type { Core } from '@strapi/strapi';
import {
  counterSettingsSchema,
  initialCounterSettings,
  moneyMethodLabel,
  paymentWayMessages,
  paymentWaysFault,
  type CounterSettings,
  type CounterSettingsChange,
} from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { inTransaction } from '../../../database/transaction';
import { audit, changedFields } from '../../../platform/access/audit-log';
import { cachedFor } from '../../../platform/changes/cached-value';
import { announceChange } from '../../../platform/changes/changes';
import { conflictingFields, editConflict } from '../../../platform/edits/edit-conflict';
import { badField } from '../../../platform/http/http-error';
import { parse } from '../../../platform/http/request';
import { guardSingleRecord, required } from '../../../platform/panel/single-record';

export const COUNTER = 'api::counter-setting.counter-setting';

const STALE = 'Otra persona cambió los cobros mientras los editabas.';

type Row = RecordOf<typeof COUNTER>;

const findRow = () => inTransaction((trx) => records(COUNTER, trx).one({}));

const requireRow = () => required(findRow(), COUNTER);

// The panel stores an emptied list as null: it counts as the initial one.
const settingsOf = ({ ways, sellersCloseTill }: Row): CounterSettings =>
  parse(counterSettingsSchema, { ways: ways ?? initialCounterSettings.ways, sellersCloseTill });

const read = async (): Promise<CounterSettings> => settingsOf(await requireRow());

/** Returns how the shop takes money at its counter; cached until it changes in any process. */
export const current = cachedFor('shop', read);

/** Stores the settings; throws 409 with the names of the fields that somebody else changed meanwhile. */
export async function save({ seen = {}, ...wanted }: CounterSettingsChange): Promise<CounterSettings> {
  return inTransaction(async () => {
    const row = await requireRow();
    const counter = settingsOf(row);
    const stale = conflictingFields({ base: seen, wanted, current: counter });
    if (stale.length > 0) throw editConflict(stale, STALE, { counter });
    await strapi.documents(COUNTER).update({ documentId: row.documentId, data: wanted as never });
    return read();
  });
}

async function recordChange(row: Row | null): Promise<void> {
  const after = await read();
  const before = row ? settingsOf(row) : null;
  const fault = before ? paymentWaysFault(before.ways, after.ways) : '';
  if (fault) throw badField('ways', fault);
  await audit({ action: 'counter-settings', ...changedFields(before ?? {}, after) });
  await announceChange('shop');
}

/** Validates, audits and announces every save of the settings, from the API and the panel. */
export const guardCounterSetting = (strapi: Core.Strapi): void =>
  guardSingleRecord(strapi, COUNTER, {
    find: findRow,
    saved: recordChange,
    undeletable: 'Los cobros del mostrador no se pueden eliminar.',
  });

/** Names a way of payment in the shop's own words. */
export const nameWay = async (method: string): Promise<string> =>
  moneyMethodLabel(method, (await current()).ways);

/** Throws 400 for a way of payment that the shop does not have; one that is off may still be entered. */
export async function checkWay(method: string, path = 'method'): Promise<void> {
  const { ways } = await current();
  if (!ways.some(({ key }) => key === method)) throw badField(path, paymentWayMessages.unknown);
}

export const counterSetting = { current, save, nameWay, checkWay };
