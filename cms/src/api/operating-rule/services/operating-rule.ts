import type { Core } from '@strapi/strapi';
import {
  initialOperatingRules,
  operatingRulesSchema,
  type OperatingRules,
  type OperatingRulesChange,
} from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { inTransaction } from '../../../database/transaction';
import { audit, changedFields } from '../../../platform/access/audit-log';
import { cachedFor } from '../../../platform/changes/cached-value';
import { announceChange } from '../../../platform/changes/changes';
import { conflictingFields, editConflict } from '../../../platform/edits/edit-conflict';
import { parse } from '../../../platform/http/request';
import { guardSingleRecord, required } from '../../../platform/panel/single-record';

export const RULES = 'api::operating-rule.operating-rule';

const STALE = 'Otra persona cambió estas reglas mientras las editabas.';

type Row = RecordOf<typeof RULES>;

const findRow = () => inTransaction((trx) => records(RULES, trx).one({}));

const requireRow = () => required(findRow(), RULES);

// The panel stores an emptied rule as null: it counts as the initial one.
function rulesOf(row: Row): OperatingRules {
  const stored = Object.entries(initialOperatingRules).map(([name, initial]) => [
    name,
    row[name as keyof OperatingRules] ?? initial,
  ]);
  return parse(operatingRulesSchema, Object.fromEntries(stored));
}

const read = async (): Promise<OperatingRules> => rulesOf(await requireRow());

/** Returns the rules in force; cached until they change in any process. */
export const current = cachedFor('shop', read);

/** Stores the rules; throws 409 with the names of the fields that somebody else changed meanwhile. */
export async function save({ seen = {}, ...wanted }: OperatingRulesChange): Promise<OperatingRules> {
  return inTransaction(async () => {
    const row = await requireRow();
    const rules = rulesOf(row);
    const stale = conflictingFields({ base: seen, wanted, current: rules });
    if (stale.length > 0) throw editConflict(stale, STALE, { rules });
    await strapi.documents(RULES).update({ documentId: row.documentId, data: wanted as never });
    return read();
  });
}

async function recordChange(before: Row | null): Promise<void> {
  const rules = await read();
  await audit({ action: 'operating-rules', ...changedFields(before ? rulesOf(before) : {}, rules) });
  await announceChange('shop');
  // The variables of the texts stand for these data.
  await announceChange('content');
}

/** Validates, audits and announces every save of the rules, from the API and the panel. */
export const guardRules = (strapi: Core.Strapi): void =>
  guardSingleRecord(strapi, RULES, {
    find: findRow,
    saved: recordChange,
    undeletable: 'Las reglas de la tienda no se pueden eliminar.',
  });

export const operatingRules = { current, save };
